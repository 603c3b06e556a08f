import type { CSSResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Actor, Refusal, Seat } from '../../games/game.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { By, Entry } from '../../match/entry.js';
import type { GameRecord } from '../../match/record/record.js';
import { panelStyles } from '../../ui/panel/panel.styles.js';
import { seatName } from '../../ui/seats/seat-name.js';
import type { SoundName } from '../../ui/sound.js';
import type { Tool } from '../../ui/panel/toolbar.js';
import type { ElementChangeCause, GameChangeDetail } from '../base/events.js';
import { isBlank, isOn } from '../base/attributes.js';
import type { Coach } from '../features/coach/coach.js';
import type { CoachModule } from '../features/coach/coach-source.js';
import type { ComputerPlayers } from '../features/computer/computer-players.js';
import type { Hint } from '../features/hint/hint.js';
import type { HintModule } from '../features/hint/hint-source.js';
import { focusedIn } from '../base/host-roots.js';
import { ignoreStrayClicks } from './ignore-stray-clicks.js';
import { Narrator } from './narrator.js';
import type { OnlineHost } from '../features/online/online-place.js';
import type { OnlinePlay } from '../features/online/online-play.js';
import type { OpponentModule } from '../features/computer/opponent-module.js';
import { PanelView } from './panel-view.js';
import type { PlayHost } from './play-host.js';
import type { Ending, PlayedGame } from './played-game.js';
import { changeReaderSettings, readerSettings, toldBy } from './reader-settings.js';
import type * as sounds from '../features/sound/sounds.js';
import type { Matter } from '../features/sound/sounds.js';
import { Toolset } from './toolset.js';
import { UserMoves } from './user-moves.js';

const loadOnlinePlay = () => import('../features/online/online-play.js');
const loadComputerPlayers = () => import('../features/computer/computer-players.js');

/**
 * The part of an element that lets a user play. It is loaded when the element is first seen, so that diagrams and boards far down the page
 * cost only what they show. It is made of parts: `moves` hands the user's intentions to the match, `narrator` speaks, `tools` are those that every
 * game has, `panel` shows it all. What differs is the game's: the abstract members.
 */
export abstract class GamePlay<State, Move, Terms extends CommonTerms> implements PlayedGame<State, Move> {
  readonly host: PlayHost<State, Move, Terms>;
  readonly narrator: Narrator<State, Move, Terms>;
  readonly moves: UserMoves<State, Move, Terms>;
  readonly tools: Toolset<State, Move, Terms>;
  readonly panel: PanelView<State, Move, Terms>;
  readonly matter: Matter = { seat: 'wood', chance: 'dice' };
  #coach: Coach<State, Move, Terms> | undefined;
  #computers: ComputerPlayers<State, Move, Terms> | undefined;
  #hint: Hint<State, Move, Terms> | undefined;
  #online: OnlinePlay<State, Move, Terms> | undefined;

  /** @param styles the looks of the element while it is played */
  constructor(host: PlayHost<State, Move, Terms>, ...styles: readonly CSSResult[]) {
    this.host = host;
    this.narrator = new Narrator(host, this);
    this.moves = new UserMoves(host, this, this.narrator);
    this.tools = new Toolset(host, this, this.moves, this.narrator);
    this.panel = new PanelView(host, { game: this, narrator: this.narrator, moves: this.moves, tools: this.tools });
    ignoreStrayClicks(host);
    host.addController({ hostUpdated: () => this.#seatComputers() });
    host.addStyles(panelStyles, ...styles);
  }

  abstract readonly situation: string;
  abstract readonly example: string;
  abstract readonly viewTools: readonly Tool[];
  abstract readonly viewKeys: Readonly<Record<string, () => void>>;
  abstract readonly escapeMove: (() => void) | undefined;
  abstract renderGameActions(): unknown;
  renderHand?(): unknown;
  renderDetails?(): unknown;
  renderAllMoves?(): unknown;
  abstract describeMove(made: Entry<Move>, before: State): string;
  abstract refusalText(refusal: Refusal): string;
  openHelp?(): Promise<void>;
  /** Loads the coach. A game without it has none. */
  declare protected readonly loadCoach?: () => Promise<CoachModule<State, Move>>;
  /** Loads the opponent. A game without it has no computer players. */
  declare readonly loadOpponent?: () => Promise<OpponentModule<State, Move>>;
  /** Loads what gives hints. A game without it, or without an opponent, has none. */
  declare protected readonly loadHint?: () => Promise<HintModule<State, Move, Terms>>;
  abstract focusTable(): void;
  signOf?(actor: Actor): unknown;
  soundOf?(made: Entry<Move>, before: State): SoundName | undefined;
  textOf?(made: Entry<Move>): string;

  get reader(): unknown {
    return undefined;
  }

  get prompt(): string {
    const { policy, match, linked } = this.host;
    // Nobody moves as long as somebody is missing.
    if (linked?.isResting && !match.outcome) return this.online?.words?.paused ?? '';
    return policy && match.actors[0] === 'chance' ? '' : this.situation;
  }

  /** Another match, or another moment of it. `moves` are those that were added. */
  abstract matchChanged(cause: ElementChangeCause, moves: readonly Entry<Move>[], by: By): void;

  /** Speaks of a change, and lets it be heard. */
  tell(change: GameChangeDetail<Move>): void {
    this.speak(change);
    const { cause, moves } = change;
    if (cause === 'play') this.#hear(({ playMoves }) => playMoves(this, moves.length));
  }

  protected speak(change: GameChangeDetail<Move>): void {
    this.narrator.tell(change);
  }

  get isSounding(): boolean {
    return readerSettings().isSounding ?? false;
  }

  switchSound(): void {
    changeReaderSettings({ isSounding: !this.isSounding });
    this.playSound('bell');
  }

  playSound(name: SoundName): void {
    this.#hear(({ playSound }) => playSound(this, name));
  }

  /** What makes sounds is loaded with the first one. If that fails, the game goes on without, and the next one tries again. */
  #hear(play: (module: typeof sounds) => void): void {
    if (this.isSounding) void import('../features/sound/sounds.js').then(play, () => undefined);
  }

  get aside(): string | undefined {
    return undefined;
  }

  get ending(): Ending {
    return {};
  }

  get roller(): Seat | undefined {
    return undefined;
  }

  get thinking(): string | undefined {
    return this.#computers?.thinking ?? this.#hint?.thinking;
  }

  get hasHints(): boolean {
    const { host } = this;
    const isAble = this.loadHint !== undefined && this.loadOpponent !== undefined;
    // Who plays with others gets no help that they do not get.
    return isAble && host.activeMode === 'play' && isOn(host.setting('hints') ?? 'on') && !this.shared;
  }

  get hintSeat(): Seat | undefined {
    const isDue = (actor: Actor): actor is Seat => typeof actor === 'number' && this.moves.mayAct(actor);
    return this.host.match.actors.find(isDue);
  }

  get hintText(): string | undefined {
    return this.#hint?.text;
  }

  /** The move that a hint says to make, once it has said so. */
  protected get hintedMove(): Move | undefined {
    return this.#hint?.move;
  }

  get closeHint(): (() => void) | undefined {
    return this.#hint?.close;
  }

  async giveHint(): Promise<void> {
    const { host, loadHint, loadOpponent } = this;
    const { modules } = host;
    const find = () => ({
      hint: loadHint && modules.get(loadHint),
      opponent: loadOpponent && modules.get(loadOpponent)?.opponent,
    });
    find();
    await modules.complete;
    const { hint, opponent } = find();
    if (!hint || !opponent) throw new Error('What gives hints could not be loaded.');
    const { moves, narrator } = this;
    this.#hint ??= new hint.Hint(host, { game: this, moves, narrator }, hint.source, opponent);
    this.#hint.press();
  }

  get seatToUndo(): Seat | undefined {
    return undefined;
  }

  get isUndoOpen(): boolean {
    return true;
  }

  get isCovered(): boolean {
    return false;
  }

  get sharedRecord(): GameRecord {
    return this.host.match.toRecord();
  }

  get printedSituation(): string {
    return this.situation;
  }

  /** What tells new readers the goal and tips, once it is loaded. Who knew all of it when the page was loaded loads nothing. */
  get coach(): Coach<State, Move, Terms> | undefined {
    const { host, loadCoach } = this;
    const { match } = host;
    if (!loadCoach) return undefined;
    const isWanted =
      host.activeMode === 'play' && isOn(host.setting('coach') ?? 'on') && host.shows('status') && match.gate.hasUser;
    if (!isWanted || (!this.#coach && toldBy(match.game.id) === 'all')) return undefined;
    const module = host.modules.get(loadCoach);
    this.#coach ??= module && new module.Coach(host, module.source, this.narrator, this.tools.learn);
    return this.#coach;
  }

  /** What shares the game with other devices, once it is loaded. Pages without such a game load nothing. */
  get online(): OnlinePlay<State, Move, Terms> | undefined {
    const { host } = this;
    if (this.#online || (isBlank(host.online) && !host.linked)) return this.#online;
    const module = host.modules.get(loadOnlinePlay);
    const { moves, narrator, loadOpponent } = this;
    this.#online ??=
      module &&
      new module.OnlinePlay(host as OnlineHost<State, Move, Terms>, { game: this, moves, narrator, loadOpponent });
    return this.#online;
  }

  /** The same, while readers on other devices play along. */
  get shared(): OnlinePlay<State, Move, Terms> | undefined {
    return this.host.linked?.match && this.online;
  }

  /** Resolves when the modules that the game asked for are loaded. */
  get complete(): Promise<void> | undefined {
    return this.panel.complete;
  }

  /** Whether the focus is in the game, or in one of its controls elsewhere in the page. */
  get hasFocus(): boolean {
    return focusedIn(this.host) !== undefined;
  }

  playText(text: string): boolean {
    return this.moves.play(text);
  }

  keepFocus(): void {
    const isAsked = this.host.isPlayed && this.host.triedFrom === undefined;
    const action = isAsked ? this.host.renderRoot.querySelector<HTMLElement>('.over-board input, .primary') : null;
    if (action) action.focus();
    else this.focusTable();
  }

  /** The field for the name of a seat, or the name of a computer player. */
  renderName(seat: Seat): unknown {
    const { host } = this;
    if (this.shared) return this.shared.renderName(seat);
    const level = this.levelOf(seat);
    if (level !== undefined) return host.modules.get(loadComputerPlayers)?.renderComputerName(host.nameOf(seat), level);
    const side = host.ownName(seat);
    const label = this.commonWords('tabletop.nameOf', side);
    // Keyed, so that a name that is being typed does not move to another seat.
    return keyed(
      seat,
      seatName({ side, name: host.givenName(seat), label }, (name) => this.tools.rename(seat, name)),
    );
  }

  /** What is known of a player beside the name, in words: how well a computer plays, or who is there in a shared game. */
  protected noteOf(seat: Seat): string | undefined {
    return this.levelOf(seat) ?? this.shared?.noteOf(seat);
  }

  /** The sign before a name that says the same. */
  protected signBefore(seat: Seat): unknown {
    return this.levelOf(seat) === undefined ? this.shared?.signOf(seat) : this.computerSign;
  }

  /** Whether the reader may name a seat. */
  protected mayName(seat: Seat): boolean {
    return this.moves.mayAct(seat) || (!this.shared && this.levelOf(seat) === undefined);
  }

  /** How well the computer player of a seat plays, in a word; `undefined` for other seats. */
  protected levelOf(seat: Seat): string | undefined {
    const player = this.host.match.gate.playerOf(seat);
    return player.kind === 'computer' ? this.commonWords('tabletop.level', player.level) : undefined;
  }

  /** The sign of computer players, once it is loaded. */
  protected get computerSign(): unknown {
    return this.host.modules.get(loadComputerPlayers)?.computerSign;
  }

  /** Loads what plays for computer players, once there is one. */
  #seatComputers(): void {
    const { host, loadOpponent } = this;
    if (this.#computers || !loadOpponent || host.activeMode !== 'play' || !host.match.gate.hasComputer) return;
    const players = host.modules.get(loadComputerPlayers);
    const opponent = host.modules.get(loadOpponent);
    if (!players || !opponent) return;
    const { moves, narrator } = this;
    this.#computers = new players.ComputerPlayers(host, { game: this, moves, narrator }, opponent);
  }

  /** Drops what the user has begun, and the notice about it. */
  protected reset(): void {
    this.moves.notice = undefined;
  }

  get words(): Term<Terms> {
    return this.host.words;
  }

  /** The terms that all games share. */
  get commonWords(): Term<CommonTerms> {
    return this.host.words;
  }
}
