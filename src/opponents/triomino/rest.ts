/**
 * What the rounds to come are worth. Whoever plays on is as good as the others, so with two seats a lead stays what it is; with more the best of the
 * others draws away with each round, by as much as in rounds that were played on from nothing but the rules.
 */
import type { Seat } from '../../games/game.js';
import { handOf } from '../../games/triomino/phase.js';
import { reasonOf } from '../../games/triomino/round.js';
import type { TriominoState } from '../../games/triomino/index.js';
import type { Steps } from '../opponent.js';
import { Round } from './round.js';
import { leadOf, meanOf } from './strategy.js';

/** So many rounds stand for all. */
const ROUNDS = 120;
/** From one round to the next in an imagined game; it has no divisor in common with their number. */
const STRIDE = 37;

/** The view of a seat before anybody else has tiles; of nobody without a seat. */
export function dealtOf(state: TriominoState, leader: Seat, seat?: Seat): TriominoState {
  const nothing = Array.from({ length: handOf(state.racks.length) }, () => null);
  const racks = state.racks.map((rack, each) => (each === seat ? rack : nothing));
  return { ...state, laid: [], racks, turn: leader, leader, drawing: [], purchases: 0, due: null, out: null };
}

/** The points of each seat, or without points the rounds it has won. */
export const totalsOf = ({ options, scores, wins }: TriominoState): readonly number[] =>
  options.scoring === 'none' ? wins : scores;

export class Rest {
  readonly #state: TriominoState;
  /** What each seat has got in each of the rounds; empty where it is not needed. */
  readonly #rounds: readonly (readonly number[])[];

  private constructor(state: TriominoState, rounds: readonly (readonly number[])[]) {
    this.#state = state;
    this.#rounds = rounds;
  }

  /** @param orders of the tiles, in which they are given out: {@link Round.imagineBy} */
  static *from(state: TriominoState, orders: readonly (readonly number[])[]): Steps<Rest> {
    const seats = state.racks.length;
    if (seats === 2) return new Rest(state, []);
    const before = totalsOf(state);
    const rounds: (readonly number[])[] = [];
    for (let leader = 0; leader < seats; leader++) {
      const round = new Round(dealtOf(state, leader), leader);
      for (let i = leader; i < ROUNDS; i += seats) {
        round.imagineBy(orders[i % orders.length]!);
        round.finish();
        rounds.push(round.scores.map((score, seat) => score - (before[seat] ?? 0)));
        yield;
      }
    }
    return new Rest(state, rounds);
  }

  /**
   * The lead that a seat can expect at the end of the game, when a round has ended with these totals.
   * @param sample goes on in one way, for a mean over many ends of rounds. Default: in all ways
   */
  leadAfter(round: number, totals: readonly number[], seat: Seat, sample?: number): number {
    if (this.#rounds.length === 0 || this.#isOver(round, totals)) return leadOf(totals, seat);
    if (sample === undefined) return this.leadBefore(round + 1, totals, seat);
    return this.#leadIn(sample % ROUNDS, round + 1, totals, seat);
  }

  /** The same before a round begins. */
  leadBefore(round: number, totals: readonly number[], seat: Seat): number {
    const leads = this.#rounds.map((_, first) => this.#leadIn(first, round, totals, seat));
    return leads.length > 0 ? meanOf(leads) : leadOf(totals, seat);
  }

  /** Plays on with one of the rounds and others after it, in which everybody sits in each place once. */
  #leadIn(first: number, round: number, totals: readonly number[], seat: Seat): number {
    const seats = totals.length;
    let sum = 0;
    for (let turn = 0; turn < seats; turn++) {
      let then = totals;
      for (let next = first, now = round; now === round || !this.#isOver(now - 1, then); now++) {
        const gained = this.#rounds[next]!;
        then = then.map((total, each) => total + gained[(each + turn) % seats]!);
        next = (next + STRIDE) % ROUNDS;
      }
      sum += leadOf(then, seat);
    }
    return sum / seats;
  }

  #isOver(round: number, totals: readonly number[]): boolean {
    const { options, racks } = this.#state;
    return reasonOf({ options, racks, round, scores: totals }) !== undefined;
  }
}
