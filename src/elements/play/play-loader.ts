import { isServer } from 'lit';
import { whenVisible } from '../../interaction/when-visible.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { Mode } from '../base/mode.js';
import { recordParser } from '../session/shared-modules.js';
import type { GamePlay } from './game-play.js';
import type { PlayContext, PlayedElement } from './play-context.js';
import type { Player } from './player.js';

/**
 * Loads what lets a reader play: when the element is first seen or touched, and in a replay at once; and says when the element is to be drawn. The `loading`
 * attribute changes both.
 */
export class PlayLoader<State, Move, Terms extends CommonTerms, Play extends GamePlay<State, Move, Terms>> {
  /** What was loaded. */
  loaded: Player<State, Move, Terms, Play> | undefined;
  readonly #element: PlayedElement<State, Move, Terms>;
  readonly #loadPlay: () => Promise<(context: PlayContext<State, Move, Terms>) => Play>;
  #loading: Promise<void> | undefined;
  #stopWaiting: (() => void) | undefined;
  #isSeen = false;

  /** @param loadPlay loads what makes the game's part */
  constructor(
    element: PlayedElement<State, Move, Terms>,
    loadPlay: () => Promise<(context: PlayContext<State, Move, Terms>) => Play>,
  ) {
    this.#element = element;
    this.#loadPlay = loadPlay;
  }

  /** Resolves when it is loaded, if it is being loaded. */
  get complete(): Promise<void> | undefined {
    return this.#loading;
  }

  /** Whether nothing is to be drawn until the element is near the screen. */
  get isAwaited(): boolean {
    return !isServer && !this.#isSeen && this.#element.loading === 'lazy';
  }

  /** Starts loading when the mode asks for it. A replay does not wait to be seen, so that a link far above it is followed at once. */
  schedule(mode: Mode): void {
    this.cancel();
    const { loading } = this.#element;
    const isAtOnce = loading === 'eager' ? mode !== 'diagram' : mode === 'replay' && !this.isAwaited;
    if (isAtOnce) this.wake();
    else if (mode === 'play' || this.isAwaited) this.#stopWaiting = whenVisible(this.#element, this.#element.wake);
  }

  cancel(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  /** Lets the element be drawn. */
  show(): void {
    if (this.isAwaited) this.#element.requestUpdate();
    this.#isSeen = true;
  }

  /** Loads now. If that fails, the game is still shown, and the next touch tries again. */
  wake(): void {
    this.show();
    this.#loading ??= this.#load().catch(() => {
      this.#loading = undefined;
      this.#element.recovery.note();
    });
  }

  async #load(): Promise<void> {
    const { session } = this.#element;
    const [{ Player }, createPlay] = await Promise.all([
      import('./player.js'),
      this.#loadPlay(),
      session.modules.load(),
      // Scripts may set a record and play on at once.
      recordParser.load(),
    ]);
    this.loaded = new Player<State, Move, Terms, Play>(this.#element, createPlay);
    // The attributes of features can be read now.
    session.invalidate();
    this.#element.requestUpdate();
  }
}
