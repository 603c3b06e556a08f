import type { OnlineStatus } from '../../online/link/online-game.js';

/** The custom states of an element. */
export type StateName = 'connecting' | 'offline' | 'over' | 'error' | 'captioned' | 'loading' | 'menu' | 'hint' | 'goal';

/** Turns custom states on and off, where the browser has them. */
export class ElementStates {
  readonly #internals: ElementInternals;

  constructor(internals: ElementInternals) {
    this.#internals = internals;
  }

  /** A state that is set again would be styled anew, so it is only changed. */
  set(name: StateName, isOn: unknown): void {
    const { states } = this.#internals;
    if (states && states.has(name) !== Boolean(isOn)) states[isOn ? 'add' : 'delete'](name);
  }

  /** Shows how a game stands that is shared with other devices. */
  showConnection(status: OnlineStatus | undefined): void {
    this.set('connecting', status === 'connecting');
    this.set('offline', status === 'offline');
  }
}
