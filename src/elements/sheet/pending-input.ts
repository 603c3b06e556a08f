import type { Seat } from '../../games/game.js';
import { NO_DICE_ENTERED } from '../features/dice-entry/dice-entry.js';
import type { DiceEntry } from '../features/dice-entry/dice-entry.js';

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

/** Dice that were rolled by hand belong to all seats. */
const ALL = 'all';
type Key = Seat | typeof ALL;

/**
 * The unfinished input of each seat. It is kept while another sheet is shown and while others decide, until the seat's own sheet or the roll changes.
 */
export class PendingInputs<
  State extends { readonly sheets: readonly unknown[]; readonly roll: unknown },
  Input extends { readonly name: string },
> {
  readonly #pending = new Map<Key, Pending<Input | Idle | DiceEntry>>();
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

  /** @param areDiceDue whether dice that were rolled by hand have to be entered now */
  of(seat: Seat, state: State, areDiceDue: boolean): Input | Idle | DiceEntry {
    const key = areDiceDue ? ALL : seat;
    const pending = this.#pending.get(key);
    const basis = this.#basisOf(key, state);
    if (pending?.basis.every((each, i) => each === basis[i])) return pending.input;
    return areDiceDue ? NO_DICE_ENTERED : this.#start(seat, state);
  }

  keep(seat: Seat, state: State, input: Input | Idle | DiceEntry): void {
    const key = input.name === 'entering-dice' ? ALL : seat;
    this.#pending.set(key, { input, basis: this.#basisOf(key, state) });
  }

  clear(): void {
    this.#pending.clear();
  }

  #basisOf(key: Key, state: State): readonly unknown[] {
    const { sheets, roll } = state;
    return key === ALL ? [sheets, roll] : [sheets[key], roll, this.#furtherBasis(key, state)];
  }
}
