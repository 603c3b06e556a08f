import type { Analysis, Unit } from '../opponents/opponent.js';
import type { LessonGame, MadeMove } from './lesson-game.js';

/** Smaller differences are none: opponents estimate. In points, and in the chance of winning in percent. */
export const LEAST_LOSS = 0.05;

/** A difference of values as goals count it: points, or the chance of winning in percent. */
const inGoalUnits = (difference: number, unit: Unit): number => (unit === 'outcome' ? difference * 50 : difference);

/**
 * How much worse than the best one a move is, in points or as a chance of winning in percent; `undefined` if the opponent has not considered it.
 */
export function lossOf<State, Move>(
  { game, unit }: LessonGame<State, Move>,
  { move, before, seat }: MadeMove<State, Move>,
  { moves }: Analysis<Move>,
): number | undefined {
  const text = game.makeMove(move, before, seat);
  const rated = moves.find((each) => game.makeMove(each.move, before, seat) === text);
  const best = moves[0];
  return rated && best && Math.max(0, inGoalUnits(best.value - rated.value, unit));
}
