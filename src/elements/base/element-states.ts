/** The custom states of an element. */
export type StateName =
  'connecting' | 'offline' | 'over' | 'error' | 'captioned' | 'loading' | 'menu' | 'hint' | 'goal';

/** Turns custom states on and off, where the browser has them. */
export class ElementStates {
  readonly #internals: ElementInternals;

  constructor(internals: ElementInternals) {
    this.#internals = internals;
  }

  /** A state that is set again would be styled anew, so it is only changed. */
  set(name: StateName, isOn: unknown): void {
    const { states } = this.#internals;
    if (states?.has(name) === !isOn) states[isOn ? 'add' : 'delete'](name);
  }
}
