import type { CommonTerms } from '../../locales/common/terms.js';
import type { MatchChange } from '../../match/entry.js';
import { panelStyles } from '../../ui/panel/panel.styles.js';
import { toolsStyles } from '../../ui/panel/tools.styles.js';
import type { ElementChangeCause, GameChangeDetail } from '../base/events.js';
import { features } from '../features/index.js';
import type { GamePlay } from './game-play.js';
import { ignoreStrayClicks } from './ignore-stray-clicks.js';
import type { Panel } from './panel.js';
import { PlayContext } from './play-context.js';
import type { PlayedElement } from './play-context.js';
import { onReaderSettings } from './reader-settings.js';
import { showStyles } from './show/show.styles.js';

/** Lets a reader play: the game's part, the panel, and the features that the page and the reader want. */
export class Player<State, Move, Terms extends CommonTerms, Play extends GamePlay<State, Move, Terms>> {
  readonly context: PlayContext<State, Move, Terms>;
  /** The game's part. */
  readonly play: Play;
  readonly panel: Panel;

  constructor(
    element: PlayedElement<State, Move, Terms>,
    createPlay: (context: PlayContext<State, Move, Terms>) => Play,
  ) {
    element.addStyles(panelStyles, toolsStyles, showStyles);
    this.context = new PlayContext(element, features, createPlay);
    this.play = this.context.play as Play;
    this.panel = this.context.panel;
    ignoreStrayClicks(element);
    // What a page formats first takes the browser some 20 ms: nobody should wait for it.
    globalThis.requestIdleCallback?.(() => new Intl.ListFormat());
    let release = () => undefined as void;
    this.context.addController({
      // What is opened in one game is open in all of a page.
      hostConnected: () => (release = onReaderSettings(() => this.context.requestUpdate())),
      hostDisconnected: () => release(),
    });
  }

  /** Reads the attributes of features. Each may throw a GameError. */
  get checks(): readonly (() => void)[] {
    return this.context.features.all(({ check }) => check);
  }

  /** Shows another match, or another moment of it. */
  matchChanged(cause: ElementChangeCause, moves: MatchChange<Move>['moves'], by: MatchChange<Move>['by']): void {
    this.context.show.matchChanged(cause, moves.length);
    this.play.matchChanged(cause, moves, by);
  }

  /** Announces a change that no match has made: another one is shown. */
  announce(change: GameChangeDetail<Move>): void {
    this.play.announce(change);
  }

  /** Announces a change of the match, and notifies the features of it before and after. */
  changed(change: MatchChange<Move>): void {
    const { slots } = this.context.features;
    for (const each of slots) each.changed?.(change);
    this.play.announce(change);
    for (const each of slots) each.announcedChange?.(change);
  }

  /** Resolves when what the game and its features have asked for is loaded. */
  get complete(): Promise<unknown> {
    return Promise.all([this.play.complete, ...this.context.features.all(({ complete }) => complete)]);
  }

  /** Whether something stands in place of the status, such as a hint. */
  get isAdvised(): boolean {
    return this.context.features.first(({ advice }) => advice) !== undefined;
  }

  /** Whether no events are emitted for the moves that are made now. */
  get isQuiet(): boolean | undefined {
    return this.context.features.first(({ isQuiet }) => isQuiet);
  }

  get spoken(): string {
    return this.context.narrator.spoken;
  }

  /** Where in the window that is which the reader presses next: the button that completes the move, or else the dice. */
  get nextRect(): DOMRect | undefined {
    const { root } = this.context;
    const button = root.querySelector('.turn .primary:not([aria-disabled="true"])');
    return (button ?? root.querySelector('.hand'))?.getBoundingClientRect();
  }

  get hasFocus(): boolean {
    return this.context.hasFocus;
  }

  keepFocus(): void {
    const { session, root } = this.context;
    if (session.sharing.isJoining) root.querySelector<HTMLElement>('.missing button')?.focus();
    else this.play.keepFocus();
  }
}
