import type { Seat } from '../../games/game.js';
import { tricubo } from '../../games/tricubo/index.js';
import type { TricuboMarks, TricuboMove, TricuboState } from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { totalOf } from '../../games/tricubo/score.js';
import type { Analysis } from '../opponent.js';
import type { Forecast } from './forecast.js';
import type { Plan } from './plan.js';

/** A move, and the marks of the seat after it, before the others have moved. */
export interface After {
  readonly move: TricuboMove;
  readonly marks: TricuboMarks;
}

/** Says what a sheet is worth; `undefined` if it is not known. */
export type Valuing = (marks: TricuboMarks) => number | undefined;

export const aftersOf = (view: TricuboState, seat: Seat): readonly After[] =>
  tricubo.moves(view, seat).map((move) => ({ move, marks: tricubo.play(view, seat, move).sheets[seat]! }));

export function rated(afters: readonly After[], valueOf: Valuing): Analysis<TricuboMove> {
  const moves = afters.map(({ move, marks }) => ({ move, value: valueOf(marks) ?? 0 }));
  moves.sort((a, b) => b.value - a.value || inAll(a.move) - inAll(b.move));
  return { value: moves[0]!.value, moves };
}

/** 1 for a cross in the field of all colours: where a plan cannot tell fields apart, that one is kept, because it is open to every die. */
const inAll = (move: TricuboMove): number => (move.kind === 'field' && move.field === 't' ? 1 : 0);

/** What a seat can expect by a plan: the total of a sheet at the end of the game. */
export function valueBy(plan: Plan, { options }: TricuboState, { isLast, left }: Forecast): Valuing {
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
