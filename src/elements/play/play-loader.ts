import { whenVisible } from '../../interaction/when-visible.js';
import type { Mode } from '../base/mode.js';

/** Loads the part that lets a user play: when the element is first seen or touched, and in a replay at once. */
export class PlayLoader<Play> {
  /** The part, once it is loaded. */
  loaded: Play | undefined;
  readonly #element: Element & { requestUpdate(): void };
  readonly #load: () => Promise<Play>;
  #loading: Promise<void> | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(element: Element & { requestUpdate(): void }, load: () => Promise<Play>) {
    this.#element = element;
    this.#load = load;
  }

  /** Resolves when the part is loaded, if it is being loaded. */
  get complete(): Promise<void> | undefined {
    return this.#loading;
  }

  /** Starts loading when the mode asks for it. A replay does not wait to be seen, so that a link far above it is followed at once. */
  schedule(mode: Mode): void {
    this.cancel();
    if (mode === 'replay') this.wake();
    else if (mode === 'play') this.#stopWaiting = whenVisible(this.#element, this.wake);
  }

  cancel(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  /** Loads now. If that fails, the game is still shown, and the next touch tries again. */
  readonly wake = (): void => {
    this.#loading ??= this.#load().then(
      (loaded) => {
        this.loaded = loaded;
        this.#element.requestUpdate();
      },
      () => (this.#loading = undefined),
    );
  };
}
