/**
 * How the opponent for Tricubo thinks: alone it plays by dynamic programming over all sheets ({@link Plan}). Among several the plan is for a game that
 * lasts so many rounds more, and how many that is, is read from the other sheets.
 */
import type { Seat } from '../../games/game.js';
import { tricubo } from '../../games/tricubo/index.js';
import type { TricuboMarks, TricuboMove, TricuboState } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { SOLO_ROUNDS } from '../../games/tricubo/rules.js';
import { totalOf } from '../../games/tricubo/score.js';
import type { Level } from '../level.js';
import type { Meter } from '../meter.js';
import type { Analysis, Steps, Strategy } from '../opponent.js';
import { pickNearBest } from '../pick.js';
import type { Carelessness } from '../pick.js';
import { endChances } from './forecast.js';
import { guess } from './guess.js';
import type { Plan } from './plan.js';
import { planFor } from './plans.js';

/** In points. */
const CARELESSNESS: Readonly<Record<Exclude<Level, 'hard'>, Carelessness>> = {
  easy: { slack: 6, temperature: 2.5 },
  medium: { slack: 2.5, temperature: 0.7 },
};

/** A plan costs so many nodes, so with a small budget there is none, whether it has been made already or not. */
const PLAN_NODES = 100_000;

export const strategy: Strategy<TricuboState, TricuboMove> = {
  unit: 'points',
  analyse,
  *choose(view, seat, level, random, meter) {
    const { moves } = yield* analyse(view, seat, meter);
    return level === 'hard' ? moves[0]!.move : pickNearBest(moves, CARELESSNESS[level], random);
  },
  *prepare(view) {
    yield* planFor(view, true, () => false);
  },
};

function* analyse(view: TricuboState, seat: Seat, meter: Meter): Steps<Analysis<TricuboMove>> {
  const afters = tricubo.moves(view, seat).map((move) => ({ move, marks: marksAfter(view, seat, move) }));
  const isOver = () => meter.isOver;
  let valueOf = (marks: TricuboMarks): number | undefined => guess(view, marks);
  if (meter.nodes >= PLAN_NODES) {
    for (const isUsual of [true, false]) {
      const plan: Plan | undefined = yield* planFor(view, isUsual, isOver);
      const planned = plan && valueBy(plan, view, seat);
      if (!planned) break;
      if (afters.some(({ marks }) => planned(marks) === undefined)) continue;
      valueOf = planned;
      break;
    }
  }
  const moves = afters.map(({ move, marks }) => ({ move, value: valueOf(marks) ?? 0 }));
  moves.sort((a, b) => b.value - a.value);
  return { value: moves[0]!.value, moves };
}

/** The marks of a seat after a move; before the others have moved. */
const marksAfter = (view: TricuboState, seat: Seat, move: TricuboMove): TricuboMarks =>
  tricubo.play(view, seat, move).sheets[seat]!;

/** What a seat can expect by a plan: the total of a sheet at the end of the game. */
function valueBy(plan: Plan, view: TricuboState, seat: Seat): (marks: TricuboMarks) => number | undefined {
  const { options, sheets, round, roll } = view;
  const sheet = sheetOf(options);
  const scored = ({ interims }: TricuboMarks) => interims.reduce<number>((sum, points) => sum + (points ?? 0), 0);
  const at = (marks: TricuboMarks, left: number) => {
    const value = plan.valueOf(marks, left);
    return value === undefined ? undefined : scored(marks) + value;
  };
  // The first cross is made before the first round.
  if (sheets.length === 1) return (marks) => at(marks, SOLO_ROUNDS - round + (roll ? 0 : 1));
  const chances = endChances(view, seat);
  return (marks) => {
    let value = 0;
    for (const [left, chance] of chances.entries()) {
      const planned = left === 0 ? totalOf(sheet, marks) : at(marks, Math.min(left, plan.rounds));
      if (planned === undefined) return undefined;
      value += chance * planned;
    }
    return value;
  };
}
