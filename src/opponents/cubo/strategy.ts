/**
 * How the opponent for Cubo thinks: the best square of the dice is found by exact search, with the die of the middle that helps most ({@link goalOf}). Whether to
 * roll again is optimal stopping ({@link worthOfRoll}), or, where a roll costs nothing, a look at what one roll more is worth ({@link worthOfFreeRoll}).
 */
import type { Seat } from '../../games/game.js';
import { cubo } from '../../games/cubo/index.js';
import type { CuboDie, CuboMove, CuboSquare, CuboState } from '../../games/cubo/index.js';
import type { Level } from '../level.js';
import type { Meter } from '../meter.js';
import type { Analysis, RatedMove, Steps, Strategy } from '../opponent.js';
import { pickNearBest } from '../pick.js';
import type { Carelessness } from '../pick.js';
import { beforeExchange, exchanges, improvements, swapTowards, totalOfSquare } from './layout.js';
import { SKILLS } from './skills.js';
import { goalOf, isRollFree, worthOfFreeRoll, worthOfRoll, worthOfSquare } from './worth.js';

/** What a search without and with the middle looks at. */
const NODES = { own: 210, middle: 5000 } as const;

export const strategy: Strategy<CuboState, CuboMove> = { unit: 'points', analyse, choose };

function* analyse(view: CuboState, seat: Seat, meter: Meter): Steps<Analysis<CuboMove>> {
  yield;
  const { score } = view.seats[seat]!;
  const rated = yield* ratedMoves(view, seat, meter);
  const moves = rated.map((each) => ({ ...each, value: score + each.value }));
  moves.sort((a, b) => b.value - a.value);
  return { value: moves[0]!.value, moves };
}

/** The moves worth considering with the points expected of this round and those to come. */
function* ratedMoves(view: CuboState, seat: Seat, meter: Meter): Steps<readonly RatedMove<CuboMove>[]> {
  const { square, stage } = view.seats[seat]!;
  if (view.phase === 'build' && stage === 'open') return yield* ratedBuilding(view, square, seat, meter);
  return cubo.moves(view, seat).map((move) => ({ move, value: valueAfter(view, seat, square, move) }));
}

/** What a covered square is worth after a die is taken or exchanged. */
function valueAfter(view: CuboState, seat: Seat, square: CuboSquare, move: CuboMove): number {
  const { taken } = view.seats[seat]!;
  if (move.kind === 'take') return withDie(view, square, move.place && view.middle[move.place - 1]);
  return worthOfSquare(view, move.kind === 'put' && taken ? square.with(move.cell, taken) : square);
}

/** The most that a covered square is worth with a die that has been taken, or with none. */
const withDie = (view: CuboState, square: CuboSquare, die: CuboDie | null | undefined): number =>
  Math.max(...exchanges(square, die).map((each) => worthOfSquare(view, each)));

/** Swaps towards the best square, or the call once it lies there; and rolling again. */
function* ratedBuilding(
  view: CuboState,
  square: CuboSquare,
  seat: Seat,
  meter: Meter,
): Steps<readonly RatedMove<CuboMove>[]> {
  const { options, middle } = view;
  const moves = cubo.moves(view, seat);
  const covered = Math.max(...middle.map((die) => withDie(view, square, die)));
  const call: RatedMove<CuboMove> = { move: { kind: 'call' }, value: covered };
  const isSearched = meter.nodes >= NODES.own;
  const isWhole = meter.nodes >= NODES.own + NODES.middle;
  meter.spend(NODES.own + (isWhole ? NODES.middle : 0));
  if (!isSearched) {
    const better = improvements(square, options, moves).flatMap(({ move, total }) => {
      const value = worthOfSquare(view, square) + total - totalOfSquare(square, options);
      return value > covered ? [{ move, value }] : [];
    });
    return [...better, call];
  }
  const goal = yield* goalOf(view, square, isWhole ? middle : []);
  const swap = swapTowards(square, beforeExchange(goal));
  const value = worthOfSquare(view, goal.square);
  const rated: RatedMove<CuboMove>[] = swap && value > covered ? [{ move: swap, value }, call] : [call];
  if (!moves.some(({ kind }) => kind === 'roll')) return rated;
  const rolling =
    isRollFree(view) && isWhole ? yield* worthOfFreeRoll(view, square) : { value: worthOfRoll(view, square) };
  return [...rated, { move: { kind: 'roll' }, ...rolling }];
}

function* choose(view: CuboState, seat: Seat, level: Level, random: () => number, meter: Meter): Steps<CuboMove> {
  if (level === 'expert') return (yield* analyse(view, seat, meter)).moves[0]!.move;
  const { square, stage } = view.seats[seat]!;
  const { swapping, reluctance, choosing } = SKILLS[level];
  if (view.phase !== 'build' || stage !== 'open') {
    return pickNearBest((yield* analyse(view, seat, meter)).moves, choosing, random);
  }
  const moves = cubo.moves(view, seat);
  const mayRoll = moves.some(({ kind }) => kind === 'roll');
  const rollsFor = (value: number) => mayRoll && worthOfRoll(view, square) - value > reluctance;
  if (typeof swapping === 'string') {
    const isWhole = swapping === 'middle' && meter.nodes >= NODES.own + NODES.middle;
    const goal = yield* goalOf(view, square, isWhole ? view.middle : []);
    if (rollsFor(worthOfSquare(view, goal.square))) return { kind: 'roll' };
    return swapTowards(square, beforeExchange(goal)) ?? { kind: 'call' };
  }
  const swap = pickImprovement(view, square, moves, swapping, random);
  return swap ?? { kind: rollsFor(worthOfSquare(view, square)) ? 'roll' : 'call' };
}

/** One of the better swaps that gain something at once. */
function pickImprovement(
  { options }: CuboState,
  square: CuboSquare,
  moves: readonly CuboMove[],
  carelessness: Carelessness,
  random: () => number,
): CuboMove | undefined {
  const rated = improvements(square, options, moves).map(({ move, total }) => ({ move, value: total }));
  return rated.length > 0 ? pickNearBest(rated, carelessness, random) : undefined;
}
