/**
 * How the opponent for Tricubo thinks: by dynamic programming over all sheets ({@link Plan}), exact for a game of one seat. Among several the plan is for a
 * game that others end, in each round with some chance, and how soon that is, is read from the round and the other sheets ({@link forecast}); the level expert
 * also looks what a move leaves to them ({@link winChance}).
 */
import type { Seat } from '../../games/game.js';
import type { TricuboMove, TricuboState } from '../../games/tricubo/index.js';
import { SOLO_ROUNDS } from '../../games/tricubo/rules.js';
import type { Level } from '../level.js';
import type { Meter } from '../meter.js';
import type { Analysis, RatedMove, Steps, Strategy } from '../opponent.js';
import { pickNearBest } from '../pick.js';
import { forecast } from './forecast.js';
import type { Forecast } from './forecast.js';
import { guess } from './guess.js';
import type { Plan } from './plan.js';
import { planFor } from './plans.js';
import { aftersOf, rated, valueBy } from './rating.js';
import type { After } from './rating.js';
import { SKILLS } from './skills.js';
import { winChance } from './winning.js';

/** A plan costs so many nodes, so with a small budget there is none, whether it has been made already or not. */
const PLAN_NODES = 100_000;
/** How far the differences between moves at a glance are from those of the plan: the root mean square of 672 decisions. */
export const GUESS_ERROR = 3.3;

export const strategy: Strategy<TricuboState, TricuboMove> = {
  unit: 'points',
  analyse,
  *choose(view, seat, level, random, meter) {
    if (level === 'expert') return yield* chooseToWin(view, seat, meter);
    const { moves } = isPlanning(level) ? yield* analyse(view, seat, meter) : glanced(view, aftersOf(view, seat));
    return pickNearBest(moves, SKILLS[level], random);
  },
  *prepare(view, level = 'expert') {
    if (isPlanning(level)) yield* planFor(view, furthest(view), true, () => false);
  },
};

const isPlanning = (level: Level): boolean => level === 'expert' || SKILLS[level].isPlanning;

/** Rates moves without a plan. */
function glanced(view: TricuboState, afters: readonly After[]): Analysis<TricuboMove> {
  const { value, moves } = rated(afters, (marks) => guess(view, marks));
  return { value, moves: moves.map((each) => ({ ...each, error: GUESS_ERROR })) };
}

function* analyse(view: TricuboState, seat: Seat, meter: Meter): Steps<Analysis<TricuboMove>> {
  const afters = aftersOf(view, seat);
  const ahead = aheadOf(view, seat);
  for (const isUsual of [true, false]) {
    const plan = yield* planWithin(meter, view, Math.ceil(ahead.left), isUsual);
    if (!plan) break;
    const planned = valueBy(plan, view, ahead);
    if (afters.every(({ marks }) => planned(marks) !== undefined)) return rated(afters, planned);
  }
  return glanced(view, afters);
}

/** A plan, if there are nodes and time enough. */
function* planWithin(meter: Meter, view: TricuboState, rounds: number, isUsual: boolean): Steps<Plan | undefined> {
  return meter.nodes < PLAN_NODES ? undefined : yield* planFor(view, rounds, isUsual, () => meter.isOver);
}

/** The move that brings most points alone, and among several the one that wins most often. */
function* chooseToWin(view: TricuboState, seat: Seat, meter: Meter): Steps<TricuboMove> {
  const { moves } = yield* analyse(view, seat, meter);
  const plan = view.sheets.length > 1 ? yield* planWithin(meter, view, furthest(view), true) : undefined;
  if (!plan) return moves[0]!.move;
  let best: RatedMove<TricuboMove> | undefined;
  for (const { move } of moves) {
    const value = winChance(plan, view, seat, move);
    if (!best || value > best.value) best = { move, value };
    if (meter.isOver) break;
    yield;
  }
  return best!.move;
}

/** What is to come after this round; alone it is known, and the first cross is made before the first round. */
export function aheadOf(view: TricuboState, seat: Seat): Forecast {
  const { sheets, round, roll } = view;
  return sheets.length === 1 ? { isLast: 0, left: SOLO_ROUNDS - round + (roll ? 0 : 1) } : forecast(view, seat);
}

/** How many rounds are to come at most, as any seat sees it. */
const furthest = (view: TricuboState): number =>
  Math.ceil(Math.max(...view.sheets.map((_, seat) => aheadOf(view, seat).left)));
