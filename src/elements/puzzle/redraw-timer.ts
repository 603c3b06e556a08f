import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { systemClock } from '../../match/time/clock.js';
import type { Clock } from '../../match/time/clock.js';

/** Updates an element again when what it shows of the time has changed. Nothing runs while the page is hidden, or the element is in none. */
export class RedrawTimer implements ReactiveController {
  readonly #host: ReactiveControllerHost & Node;
  readonly #wait: () => number | undefined;
  readonly #clock: Clock;
  /** The page that the element is in; it may have moved to another one when `hostDisconnected` is called. */
  #document: Document | undefined;
  #cancel: (() => void) | undefined;

  /** @param wait says in how many milliseconds the element has to be drawn again; `undefined` while it shows nothing of the time */
  constructor(host: ReactiveControllerHost & Node, wait: () => number | undefined, clock: Clock = systemClock) {
    this.#host = host;
    this.#wait = wait;
    this.#clock = clock;
    host.addController(this);
  }

  hostConnected(): void {
    this.#document = this.#host.ownerDocument ?? undefined;
    this.#document?.addEventListener('visibilitychange', this.#onTurn);
  }

  hostUpdated(): void {
    this.#cancel?.();
    const wait = this.#document?.visibilityState === 'hidden' ? undefined : this.#wait();
    this.#cancel = wait === undefined ? undefined : this.#clock.after(wait, () => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#document?.removeEventListener('visibilitychange', this.#onTurn);
    this.#cancel?.();
  }

  readonly #onTurn = (): void => this.#host.requestUpdate();
}
