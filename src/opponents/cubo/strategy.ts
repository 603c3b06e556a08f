/**
 * How the opponent for Cubo thinks: the best square of the dice is found by exact search ({@link bestSquare}), with the die of the middle that helps most.
 * Whether to roll again is optimal stopping: it pays until the best square is worth as much as rolling on, at what a roll costs in time.
 */
import type { Seat } from '../../games/game.js';
import { bestSquare, cubo } from '../../games/cubo/index.js';
import type { CuboMove, CuboSquare, CuboState } from '../../games/cubo/index.js';
import { ROUNDS } from '../../games/cubo/rules.js';
import type { Level } from '../level.js';
import type { Meter } from '../meter.js';
import type { Analysis, RatedMove, Steps, Strategy } from '../opponent.js';
import { pickNearBest } from '../pick.js';
import { beforeExchange, bestExchange, improvements, sorted, swapTowards, totalOfSquare } from './layout.js';
import { ROLLING_ON } from './rolling.js';

/** What a search without and with the middle looks at. */
const NODES = { own: 210, middle: 5000 } as const;

/** The points that are usual in a round, for rounds to come. */
const USUAL = 24;

/** How an easy one swaps dice, and how it chooses one of the middle, in points. */
const CARELESS = { slack: 3, temperature: 1.5 } as const;
const DISTRACTED = { slack: 6, temperature: 4 } as const;

export const strategy: Strategy<CuboState, CuboMove> = { unit: 'points', analyse, choose };

function* analyse(view: CuboState, seat: Seat, meter: Meter): Steps<Analysis<CuboMove>> {
  yield;
  const { score } = view.seats[seat]!;
  const later = view.phase === 'over' ? 0 : (ROUNDS - view.round) * USUAL;
  const moves = ratedMoves(view, seat, meter).map(({ move, value }) => ({ move, value: score + value + later }));
  moves.sort((a, b) => b.value - a.value);
  return { value: moves[0]!.value, moves };
}

/** The moves worth considering with the expected points of the round. */
function ratedMoves(view: CuboState, seat: Seat, meter: Meter): readonly RatedMove<CuboMove>[] {
  const { square, stage } = view.seats[seat]!;
  if (view.phase === 'build' && stage === 'open') return ratedBuilding(view, square, seat, meter);
  return cubo.moves(view, seat).map((move) => ({ move, value: valueAfter(view, seat, square, move) }));
}

/** The points of a covered square after a die is taken or exchanged. */
function valueAfter({ options, seats, middle }: CuboState, seat: Seat, square: CuboSquare, move: CuboMove): number {
  const { taken } = seats[seat]!;
  if (move.kind === 'take') return bestExchange(square, move.place && middle[move.place - 1]!, options);
  return totalOfSquare(move.kind === 'put' && taken ? square.with(move.cell, taken) : square, options);
}

/** Swaps towards the best square, or the call once it lies there; and rolling again. */
function ratedBuilding(view: CuboState, square: CuboSquare, seat: Seat, meter: Meter): readonly RatedMove<CuboMove>[] {
  const { options, middle } = view;
  const moves = cubo.moves(view, seat);
  const covered = Math.max(...middle.map((die) => bestExchange(square, die, options)));
  const call: RatedMove<CuboMove> = { move: { kind: 'call' }, value: covered };
  const isSearched = meter.nodes >= NODES.own;
  const isWhole = meter.nodes >= NODES.own + NODES.middle;
  meter.spend(NODES.own + (isWhole ? NODES.middle : 0));
  if (!isSearched) {
    const better = improvements(square, options, moves).map(({ move, total }) => ({ move, value: total }));
    return better[0] && better[0].value > covered ? [...better, call] : [call];
  }
  const best = bestSquare(sorted(square), { streets: options.streets, middle: isWhole ? middle : [] });
  const swap = swapTowards(square, beforeExchange(best));
  const rated: RatedMove<CuboMove>[] =
    swap && best.total > covered ? [{ move: swap, value: best.total }, call] : [call];
  const mayRoll = moves.some(({ kind }) => kind === 'roll');
  return mayRoll ? [...rated, { move: { kind: 'roll' }, value: ROLLING_ON[options.streets] }] : rated;
}

/**
 * An easy one swaps dice as long as a swap gains something, one of the better ones, never rolls again, and takes some die that helps; a medium one finds the best square of its
 * own dice, and thinks of the middle once it has called.
 */
function* choose(view: CuboState, seat: Seat, level: Level, random: () => number, meter: Meter): Steps<CuboMove> {
  const { square, stage } = view.seats[seat]!;
  const isBuilding = view.phase === 'build' && stage === 'open';
  if (level === 'easy' && !isBuilding) {
    return pickNearBest((yield* analyse(view, seat, meter)).moves, DISTRACTED, random);
  }
  if (level === 'hard' || !isBuilding) return (yield* analyse(view, seat, meter)).moves[0]!.move;
  if (level === 'easy') {
    const better = improvements(square, view.options, cubo.moves(view, seat));
    const rated = better.map(({ move, total }) => ({ move, value: total }));
    return rated.length > 0 ? pickNearBest(rated, CARELESS, random) : { kind: 'call' };
  }
  const best = bestSquare(sorted(square), { streets: view.options.streets });
  return swapTowards(square, best.square) ?? { kind: 'call' };
}
