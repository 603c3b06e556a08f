/** The custom states of an element. */
export type StateName =
  'connecting' | 'offline' | 'over' | 'error' | 'captioned' | 'loading' | 'menu' | 'hint' | 'goal';

/** Turns custom states on and off, where the browser has them. */
export class ElementStates {
  readonly #states: CustomStateSet | undefined;

  constructor({ states }: Partial<ElementInternals>) {
    this.#states = states;
  }

  /** A state that is set again would be styled anew, so it is only changed. */
  set(name: StateName, isOn: unknown): void {
    if (this.#states?.has(name) === !isOn) this.#states[isOn ? 'add' : 'delete'](name);
  }
}
