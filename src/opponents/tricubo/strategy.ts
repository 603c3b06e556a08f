/**
 * How the opponent for Tricubo thinks: by dynamic programming over all sheets ({@link Plan}), exact for a game of one seat. Among several the plan is for a
 * game that others end, in each round with some chance, and how soon that is, is read from the round and the other sheets ({@link forecast}).
 */
import type { Seat } from '../../games/game.js';
import { tricubo } from '../../games/tricubo/index.js';
import type { TricuboMarks, TricuboMove, TricuboState } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { SOLO_ROUNDS } from '../../games/tricubo/rules.js';
import { totalOf } from '../../games/tricubo/score.js';
import type { Meter } from '../meter.js';
import type { Analysis, Steps, Strategy } from '../opponent.js';
import { pickNearBest } from '../pick.js';
import { forecast } from './forecast.js';
import type { Forecast } from './forecast.js';
import { guess } from './guess.js';
import type { Plan } from './plan.js';
import { planFor } from './plans.js';
import { SKILLS } from './skills.js';

/** A plan costs so many nodes, so with a small budget there is none, whether it has been made already or not. */
const PLAN_NODES = 100_000;

export const strategy: Strategy<TricuboState, TricuboMove> = {
  unit: 'points',
  analyse,
  *choose(view, seat, level, random, meter) {
    if (level === 'expert') return (yield* analyse(view, seat, meter)).moves[0]!.move;
    const skill = SKILLS[level];
    const { moves } = skill.isPlanning ? yield* analyse(view, seat, meter) : rated(aftersOf(view, seat), view);
    return pickNearBest(moves, skill, random);
  },
  *prepare(view) {
    yield* planFor(view, Math.ceil(aheadOf(view, view.active).left), true, () => false);
  },
};

function* analyse(view: TricuboState, seat: Seat, meter: Meter): Steps<Analysis<TricuboMove>> {
  const afters = aftersOf(view, seat);
  const isOver = () => meter.isOver;
  if (meter.nodes >= PLAN_NODES) {
    const ahead = aheadOf(view, seat);
    for (const isUsual of [true, false]) {
      const plan: Plan | undefined = yield* planFor(view, Math.ceil(ahead.left), isUsual, isOver);
      const planned = plan && valueBy(plan, view, ahead);
      if (!planned) break;
      if (afters.some(({ marks }) => planned(marks) === undefined)) continue;
      return rated(afters, view, planned);
    }
  }
  return rated(afters, view);
}

/** A move, and the marks of the seat after it, before the others have moved. */
interface After {
  readonly move: TricuboMove;
  readonly marks: TricuboMarks;
}

const aftersOf = (view: TricuboState, seat: Seat): readonly After[] =>
  tricubo.moves(view, seat).map((move) => ({ move, marks: tricubo.play(view, seat, move).sheets[seat]! }));

/** Rates moves by a plan, or at a glance. */
function rated(
  afters: readonly After[],
  view: TricuboState,
  valueOf: (marks: TricuboMarks) => number | undefined = (marks) => guess(view, marks),
): Analysis<TricuboMove> {
  const moves = afters.map(({ move, marks }) => ({ move, value: valueOf(marks) ?? 0 }));
  moves.sort((a, b) => b.value - a.value || inAll(a.move) - inAll(b.move));
  return { value: moves[0]!.value, moves };
}

/** 1 for a cross in the field of all colours: where a plan cannot tell fields apart, that one is kept, because it is open to every die. */
const inAll = (move: TricuboMove): number => (move.kind === 'field' && move.field === 't' ? 1 : 0);

/** What is to come after this round; alone it is known, and the first cross is made before the first round. */
function aheadOf(view: TricuboState, seat: Seat): Forecast {
  const { sheets, round, roll } = view;
  return sheets.length === 1 ? { isLast: 0, left: SOLO_ROUNDS - round + (roll ? 0 : 1) } : forecast(view, seat);
}

/** What a seat can expect by a plan: the total of a sheet at the end of the game. */
function valueBy(
  plan: Plan,
  { options }: TricuboState,
  { isLast, left }: Forecast,
): (marks: TricuboMarks) => number | undefined {
  const sheet = sheetOf(options);
  const written = ({ interims }: TricuboMarks) => interims.reduce<number>((sum, points) => sum + (points ?? 0), 0);
  const less = Math.floor(left);
  const share = left - less;
  return (marks) => {
    const value = plan.valueOf(marks, less);
    const more = share === 0 ? value : plan.valueOf(marks, less + 1);
    if (value === undefined || more === undefined) return undefined;
    const goingOn = written(marks) + (1 - share) * value + share * more;
    return isLast * totalOf(sheet, marks) + (1 - isLast) * goingOn;
  };
}
