/**
 * How a game of Cubo is reviewed. The rules let a seat roll as often as it likes, so what it can expect depends on how long it goes on: reviews take it for somebody to
 * whom a roll is worth a point ({@link ROLL_COST}), who rolls on until the best square is worth the reservation value, and say what points that comes to. For such a
 * seat nothing but dice changes them. That others call, or take a die of the middle, changes them too: that is what the others did, so a seat with others begins with more than
 * it can hope for. Swaps lose nothing as long as a square is open; the call decides.
 */
import type { Seat } from '../../games/game.js';
import { cubo } from '../../games/cubo/index.js';
import type { CuboDie, CuboMove, CuboSeat, CuboSquare, CuboState } from '../../games/cubo/index.js';
import { isBuilding, isCalled } from '../../games/cubo/phase.js';
import { areRolled } from '../../games/cubo/square.js';
import type { Steps } from '../opponent.js';
import { chancesOf } from '../review/chances.js';
import type { Bounds, Judgement, PlayedGame, Reviewer } from '../review/review.js';
import { beforeExchange, exchanges, sorted, swapTowards, totalOfSquare } from './layout.js';
import { meanOfLastRoll, pointsOfRolling, pointsOfRounds } from './points-of-rolling.js';
import { goalOf, redsOf, roundsAfter, worthOfRoll, worthOfSquare } from './worth.js';

/** The best of an open square. */
interface Prospect {
  readonly goal: CuboSquare;
  /** How the goal has to lie when it is called. */
  readonly called: CuboSquare;
  /** The points of the goal, and of the rounds to come. */
  readonly value: number;
  /** The same if the seat rolls; `undefined` if it may not, or has enough. */
  readonly rolling?: number;
}

/**
 * Who calls with just less than the reservation value gives away 4.7 points on average and saves as many rolls, so that is no mistake; two points less are. More
 * than a blunder is given away in one of ten decisions of the level easy, of 4,258 in 200 games alone.
 */
const BOUNDS: Bounds = { slip: 7, blunder: 13 };

/**
 * The standard deviation of the result of a seat by its rounds to come, from what differences between two seats of the level hard were off in 400 games
 * (`npm run measure:spread`).
 */
const SPREADS: readonly number[] = [0, 6.3, 8.8, 11.3, 12.8, 14.5, 16];

function chancesIn(state: CuboState, values: readonly number[]): { readonly chances?: readonly number[] } {
  if (values.length === 1) return {};
  const isOver = state.phase === 'over';
  const rounds = (seat: CuboSeat): number => roundsAfter(state) + (isBuilding(seat) ? 1 : 0);
  return {
    chances: chancesOf(
      values,
      state.seats.map((seat) => (isOver ? 0 : SPREADS[rounds(seat)]!)),
    ),
  };
}

/** The points of a square that stays as it is, with those of the rounds to come. */
const pointsOf = (state: CuboState, square: CuboSquare): number =>
  totalOfSquare(square, state.options) + pointsOfRounds(roundsAfter(state), redsOf(square), state.options);

/** The most that a covered square comes to with one of some dice. */
const withOneOf = (state: CuboState, square: CuboSquare, dice: readonly (CuboDie | null)[]): number =>
  Math.max(...[null, ...dice].flatMap((die) => exchanges(square, die)).map((each) => pointsOf(state, each)));

/** Values of one game. What was last found out of a seat is kept, since swaps leave it as it is. */
class Values {
  readonly #known = new Map<Seat, { readonly key: string; readonly prospect: Prospect }>();

  *prospectOf(state: CuboState, seat: Seat): Steps<Prospect> {
    const { square } = state.seats[seat]!;
    const mayRoll = !isCalled(state);
    const key = JSON.stringify([sorted(square), state.middle, state.round, mayRoll]);
    const known = this.#known.get(seat);
    if (known?.key === key) return known.prospect;
    // In a diagram the middle may be rolled last.
    const found = yield* goalOf(state, square, areRolled(state.middle) ? state.middle : []);
    const value = pointsOf(state, found.square);
    const rolls = mayRoll && worthOfRoll(state, square) > worthOfSquare(state, found.square);
    const rolling = pointsOfRolling(state, square);
    const prospect = { goal: found.square, called: beforeExchange(found), value, ...(rolls && { rolling }) };
    this.#known.set(seat, { key, prospect });
    return prospect;
  }

  /** What a seat can expect. */
  *of(state: CuboState, seat: Seat): Steps<number> {
    const { square, stage, taken, score } = state.seats[seat]!;
    const { options, middle, phase } = state;
    const later = pointsOfRounds(roundsAfter(state), redsOf(square), options);
    if (phase === 'over') return score;
    if (stage === 'late') return score + later;
    if (taken) return score + withOneOf(state, square, [taken]);
    if (stage === 'decided') return score + pointsOf(state, square);
    if (stage === 'called') return score + withOneOf(state, square, middle);
    if (stage === 'open') {
      const { value, rolling } = yield* this.prospectOf(state, seat);
      return score + (rolling ?? value);
    }
    if (!areRolled(middle)) return score + pointsOfRounds(roundsAfter(state) + 1, redsOf(square), options);
    return score + (isCalled(state) ? meanOfLastRoll(middle, options) + later : pointsOfRolling(state, square));
  }

  /** The best move, and what it and a move are worth; `undefined` where moves lose nothing. */
  *judged(
    state: CuboState,
    seat: Seat,
    move: CuboMove,
  ): Steps<{ best: CuboMove; value: number; loss: number } | undefined> {
    const { square, stage, score } = state.seats[seat]!;
    if (move.kind === 'swap') return undefined;
    if (stage !== 'open' || state.phase !== 'build') {
      const moves = cubo.moves(state, seat);
      const rated = moves.map((each) => ({ move: each, value: score + this.#coveredAfter(state, seat, each) }));
      const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
      return { best: best.move, value: best.value, loss: best.value - (score + this.#coveredAfter(state, seat, move)) };
    }
    const { called, value, rolling } = yield* this.prospectOf(state, seat);
    if (move.kind === 'roll') {
      // Who has enough and rolls for more may gain points, at the price of time: no loss.
      const loss = rolling === undefined ? Math.max(0, value - pointsOfRolling(state, square)) : 0;
      const best = loss > 0 ? (swapTowards(square, called) ?? ({ kind: 'call' } as const)) : move;
      return { best, value: score + (rolling ?? value), loss };
    }
    const loss = Math.max(0, (rolling ?? value) - withOneOf(state, square, state.middle));
    const better = rolling === undefined ? swapTowards(square, called) : ({ kind: 'roll' } as const);
    return { best: loss > 0 && better ? better : move, value: score + (rolling ?? value), loss };
  }

  /** What a covered square comes to after a die is taken or exchanged. */
  #coveredAfter(state: CuboState, seat: Seat, move: CuboMove): number {
    const { square, taken } = state.seats[seat]!;
    if (move.kind === 'take') return withOneOf(state, square, [state.middle[(move.place ?? 0) - 1] ?? null]);
    return pointsOf(state, move.kind === 'put' && taken ? square.with(move.cell, taken) : square);
  }
}

function* judging({
  states,
  moves,
}: PlayedGame<CuboState, CuboMove>): Generator<Judgement<CuboMove> | undefined, readonly number[], undefined> {
  const known = new Values();
  function* valuesIn(state: CuboState): Steps<number[]> {
    const values: number[] = [];
    for (const seat of state.seats.keys()) values.push(yield* known.of(state, seat));
    return values;
  }

  const starts = yield* valuesIn(states[0]!);
  let values = starts;
  for (const [ply, { actor, move }] of moves.entries()) {
    yield;
    const before = values;
    if (typeof actor !== 'number') {
      values = yield* valuesIn(states[ply + 1]!);
      yield { ply, values, ...chancesIn(states[ply + 1]!, values) };
      continue;
    }
    const choice = yield* known.judged(states[ply]!, actor, move);
    values = yield* valuesIn(states[ply + 1]!);
    if (move.kind !== 'roll') values = values.with(actor, before[actor]! - (choice?.loss ?? 0));
    yield { ply, values, ...chancesIn(states[ply + 1]!, values), ...(choice && { choice }) };
  }
  return starts;
}

/** Reviews Cubo. */
export const cuboReviewer: Reviewer<CuboState, CuboMove> = {
  game: cubo.id,
  unit: 'points',
  bounds: BOUNDS,
  judging,
  *rating(state, seat, move) {
    const known = new Values();
    const best = yield* known.of(state, seat);
    const choice = yield* known.judged(state, seat, move);
    return { value: best - (choice?.loss ?? 0), best };
  },
};
