import type { Seat } from '../games/game.js';
import { NO_DICE_ENTERED } from './dice-entry.js';
import type { DiceEntry } from './dice-entry.js';

interface Draft<Begun> {
  readonly begun: Begun;
  /** What it was begun for. */
  readonly basis: readonly unknown[];
}

/** Dice that are thrown by hand are everybody's. */
const ALL = 'all';
type Key = Seat | typeof ALL;

/**
 * What each player has begun to decide on the own sheet. It stays when another sheet is shown and when others decide, until the
 * own sheet or the roll is another.
 */
export class Drafts<
  State extends { readonly sheets: readonly unknown[]; readonly roll: unknown },
  Begun extends { readonly name: string },
> {
  readonly #drafts = new Map<Key, Draft<Begun | DiceEntry>>();
  readonly #begin: (seat: Seat, state: State) => Begun;
  readonly #furtherBasis: (seat: Seat, state: State) => unknown;

  /**
   * @param begin what there is to decide for a seat, nothing of it yet done
   * @param furtherBasis what else a draft was begun for: where it is another, the draft is void
   */
  constructor(
    begin: (seat: Seat, state: State) => Begun,
    furtherBasis: (seat: Seat, state: State) => unknown = () => 0,
  ) {
    this.#begin = begin;
    this.#furtherBasis = furtherBasis;
  }

  /** @param isThrown whether dice that are thrown by hand are to be entered now */
  of(seat: Seat, state: State, isThrown: boolean): Begun | DiceEntry {
    const key = isThrown ? ALL : seat;
    const draft = this.#drafts.get(key);
    const basis = this.#basisOf(key, state);
    if (draft?.basis.every((each, i) => each === basis[i])) return draft.begun;
    return isThrown ? NO_DICE_ENTERED : this.#begin(seat, state);
  }

  keep(seat: Seat, state: State, begun: Begun | DiceEntry): void {
    const key = begun.name === 'entering-dice' ? ALL : seat;
    this.#drafts.set(key, { begun, basis: this.#basisOf(key, state) });
  }

  /** Another game has nothing of what was begun in this one. */
  clear(): void {
    this.#drafts.clear();
  }

  #basisOf(key: Key, state: State): readonly unknown[] {
    const { sheets, roll } = state;
    return key === ALL ? [sheets, roll] : [sheets[key], roll, this.#furtherBasis(key, state)];
  }
}
