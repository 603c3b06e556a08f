import type { Seat } from '../../games/game.js';

/** Nothing can be decided on this sheet now. */
export interface Idle {
  readonly name: 'idle';
}

export const IDLE: Idle = { name: 'idle' };

interface Pending<Input> {
  readonly input: Input;
  /** What the input depends on. */
  readonly basis: readonly unknown[];
}

/**
 * The unfinished input of each seat. It is kept while another sheet is shown and while others decide, until the seat's own sheet or the roll changes.
 */
export class PendingInputs<
  State extends { readonly sheets: readonly unknown[]; readonly roll: unknown },
  Input extends { readonly name: string },
> {
  readonly #pending = new Map<Seat, Pending<Input | Idle>>();
  readonly #start: (seat: Seat, state: State) => Input | Idle;
  readonly #furtherBasis: (seat: Seat, state: State) => unknown;

  /**
   * @param start the input of a seat before the user has done anything
   * @param furtherBasis what else an input depends on: it is dropped when that changes
   */
  constructor(
    start: (seat: Seat, state: State) => Input | Idle,
    furtherBasis: (seat: Seat, state: State) => unknown = () => 0,
  ) {
    this.#start = start;
    this.#furtherBasis = furtherBasis;
  }

  of(seat: Seat, state: State): Input | Idle {
    const pending = this.#pending.get(seat);
    const basis = this.#basisOf(seat, state);
    return pending?.basis.every((each, i) => each === basis[i]) ? pending.input : this.#start(seat, state);
  }

  keep(seat: Seat, state: State, input: Input | Idle): void {
    this.#pending.set(seat, { input, basis: this.#basisOf(seat, state) });
  }

  clear(): void {
    this.#pending.clear();
  }

  #basisOf(seat: Seat, state: State): readonly unknown[] {
    const { sheets, roll } = state;
    return [sheets[seat], roll, this.#furtherBasis(seat, state)];
  }
}
