import type { CSSResult, LitElement, ReactiveController, ReactiveControllerHost } from 'lit';
import type { Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { Clock } from '../../match/time/clock.js';
import type { Match } from '../../match/match.js';
import type { LinkedGame } from '../../online/link/linked-game.js';
import type { Drawing } from '../../ui/drawing.js';
import type { SoundName } from '../../ui/sound.js';
import type { AuthorMarks } from '../base/author-marks.js';
import type { ElementStates } from '../base/element-states.js';
import type { Text } from '../base/attributes.js';
import { focusedIn } from '../base/host-roots.js';
import type { LazyModules } from '../base/lazy-modules.js';
import type { Mode } from '../base/mode.js';
import type { Control, Placement } from '../controls/controls.js';
import type { Extras } from '../features/extras.js';
import type { ActionName, Feature } from '../features/feature.js';
import type { AuthorSettings } from '../session/author-settings.js';
import type { GameSession } from '../session/game-session.js';
import type { SettingName } from '../session/lead.js';
import type { SeatNames } from '../session/seat-names.js';
import { FeatureSet } from './feature-set.js';
import type { GamePlay } from './game-play.js';
import { Intentions } from './intentions.js';
import { Keys } from './keys.js';
import { Narrator } from './narrator.js';
import { Panel } from './panel.js';
import { sentence } from './phrases.js';
import { SeatLabels } from './seat-labels.js';
import { earnedBy } from './show/earned.js';
import type { Earned } from './show/earned.js';
import { MoveShow } from './show/move-show.js';
import { latestNarration } from './show/narration.js';
import type { Narration } from './show/narration.js';

/** The element in which a game is played: what it is made of, as far as playing needs it. */
export interface PlayedElement<State, Move, Terms extends CommonTerms> extends LitElement, AuthorSettings {
  readonly session: GameSession<State, Move>;
  readonly seatNames: SeatNames;
  readonly modules: LazyModules;
  readonly authorMarks: AuthorMarks;
  readonly states: ElementStates;
  /** Loads again what could not be loaded. */
  readonly recovery: { note(): void };
  /** The places in the page for controls of this game. */
  readonly placements: ReadonlySet<Placement>;
  readonly extras: Extras<State, Move, Terms>;
  readonly words: Term<Terms>;
  /** The time source of games with time limits. */
  readonly timekeeper?: Clock | undefined;
  /** The players, as they stand in a place of their own. */
  renderSeats(): unknown;
  /** Draws the game, and loads what lets a reader play. */
  readonly wake: () => void;
  addStyles(...styles: readonly CSSResult[]): void;
}

/** The context as features see it, which know no game. */
export type AnyContext = PlayContext<unknown, unknown, CommonTerms>;

/**
 * What features and games see while a game is played: the match, the gate's intentions, words, the author's settings, names, and what features give to
 * each other by named slots. It stands for the element where a reactive controller needs one.
 */
export class PlayContext<State, Move, Terms extends CommonTerms> implements ReactiveControllerHost {
  readonly element: PlayedElement<State, Move, Terms>;
  readonly session: GameSession<State, Move>;
  /** The author's settings. */
  readonly settings: AuthorSettings;
  readonly names: SeatNames;
  /** The modules that few pages need. */
  readonly modules: LazyModules;
  readonly placements: ReadonlySet<Placement>;
  readonly extras: Extras<State, Move, Terms>;
  readonly words: Term<Terms>;
  readonly narrator: Narrator<State, Move, Terms>;
  readonly intentions: Intentions<State, Move, Terms>;
  readonly keys: Keys;
  readonly seats: SeatLabels;
  readonly features: FeatureSet;
  readonly panel: Panel;
  /** Lets moves be seen as they happen. */
  readonly show: MoveShow<State, Move, Terms>;
  /** What the game adds to playing. */
  readonly play: GamePlay<State, Move, Terms>;

  /** @param createPlay makes the game's part, once all else is there */
  constructor(
    element: PlayedElement<State, Move, Terms>,
    features: readonly Feature[],
    createPlay: (context: PlayContext<State, Move, Terms>) => GamePlay<State, Move, Terms>,
  ) {
    const any = this as unknown as AnyContext;
    this.element = element;
    this.session = element.session;
    this.settings = element;
    this.names = element.seatNames;
    this.modules = element.modules;
    this.placements = element.placements;
    this.extras = element.extras;
    this.words = element.words;
    this.narrator = new Narrator(this);
    this.intentions = new Intentions(this);
    this.keys = new Keys(any);
    this.seats = new SeatLabels(any);
    this.features = new FeatureSet(any, features, element.modules);
    this.panel = new Panel(any);
    this.show = new MoveShow(this);
    this.play = createPlay(this);
  }

  get match(): Match<State, Move> {
    return this.session.match;
  }

  /** The terms that all games share. */
  get commonWords(): Term<CommonTerms> {
    return this.words;
  }

  get activeMode(): Mode {
    return this.session.activeMode;
  }

  /** Whether the reader may move: in a game, or while trying own moves in a record. */
  get isPlayed(): boolean {
    return this.session.isPlayed;
  }

  /** Whether the game is shared with other devices now. */
  get isShared(): boolean {
    return this.session.linked?.match !== undefined;
  }

  /** The game of a host elsewhere, if it is shown or being joined. */
  get linked(): LinkedGame<State, Move> | undefined {
    return this.session.linked;
  }

  /** The author's marks. */
  get drawing(): Drawing | undefined {
    return this.element.authorMarks.drawing;
  }

  /** The time source of games with time limits. */
  get clock(): Clock | undefined {
    return this.element.timekeeper;
  }

  /** The situation, or what a feature says in its place; empty while a lesson or a puzzle has the next word. */
  get prompt(): string {
    const { session, match, situation } = this;
    const isNext = session.leading.policy && match.actors[0] === 'chance';
    return this.features.first(({ prompt }) => prompt) ?? (isNext ? '' : situation);
  }

  /** What is to be done now, or how the game has ended. */
  get situation(): string {
    if (!this.match.concession) return this.play.situation;
    return this.features.first(({ ending }) => ending) ?? '';
  }

  /** The value that an attribute has in effect: that of the page, or else of whoever leads the game. */
  setting(name: SettingName): Text {
    return this.session.leading.setting(name);
  }

  /** What was done last, after whose it is where several play; `undefined` if nothing is worth saying, or a move has begun. */
  get narration(): Narration | undefined {
    const { match, names, play, commonWords: words } = this;
    const narration =
      match.outcome || play.escapeMove || play.dicePad?.clear ? undefined : latestNarration(match, play);
    if (!narration) return undefined;
    const { seat, text } = narration;
    if (seat === undefined || match.seats === 1) return { ...narration, text: sentence(text, words) };
    return {
      ...narration,
      text: words('tabletop.of', seat === names.you ? words('tabletop.you') : names.of(seat), text),
    };
  }

  /** What the latest moves have earned a seat. */
  earnedBy(seat: Seat): Earned {
    return earnedBy(this, seat);
  }

  nameOf(seat: Seat): string {
    return this.names.of(seat);
  }

  /** Whether a control stands in the game itself; `panel`: whether any control of the panel does. */
  shows(control: Control | 'panel'): boolean {
    const isDefault = !this.setting('controls') && this.placements.size === 0;
    return isDefault || (this.features.first((slots) => slots.shows?.(control)) ?? false);
  }

  /** The players, as they stand in a place of their own. */
  renderSeats(): unknown {
    return this.element.renderSeats();
  }

  /** Does what a feature gives by name, if there is one. */
  act(name: ActionName): void {
    this.features.first(({ actions }) => actions?.[name])?.();
  }

  /** Plays a sound, if the reader has turned sounds on. */
  playSound(name: SoundName): void {
    for (const slots of this.features.slots) slots.playSound?.(name);
  }

  get root(): ShadowRoot {
    return this.element.renderRoot as ShadowRoot;
  }

  get renderRoot(): HTMLElement | DocumentFragment {
    return this.element.renderRoot;
  }

  get isConnected(): boolean {
    return this.element.isConnected;
  }

  /** Whether the focus is in the game, or in one of its controls elsewhere in the page. */
  get hasFocus(): boolean {
    return focusedIn(this) !== undefined;
  }

  addStyles(...styles: readonly CSSResult[]): void {
    this.element.addStyles(...styles);
  }

  addController(controller: ReactiveController): void {
    this.element.addController(controller);
  }

  removeController(controller: ReactiveController): void {
    this.element.removeController(controller);
  }

  requestUpdate(): void {
    this.element.requestUpdate();
  }

  get updateComplete(): Promise<boolean> {
    return this.element.updateComplete;
  }
}
