import type { Analysis } from '../opponents/opponent.js';
import { reaches } from './goal.js';
import type { Goal, GoalMoment } from './goal.js';
import type { LessonGame } from './lesson-game.js';

/** The moves of a seat that reach a goal, those that the goal names first. Without an analysis, goals that need one are reached by no move. */
export function solutionsOf<State, Move>(
  goal: Goal<State, Move>,
  { state, seat }: GoalMoment<State>,
  rules: LessonGame<State, Move>,
  analysis?: Analysis<Move>,
): readonly Move[] {
  const { game } = rules;
  const isReached = (some: Goal<State, Move>) => (move: Move) =>
    reaches(some, { move, seat, before: state, after: game.play(state, seat, move), analysis, refused: 0 });
  const legal = game.moves(state, seat);
  const found = legal.filter(isReached(goal));
  const isNamed = isReached(goal.filter(({ kind }) => kind === 'move'));
  const named = found.filter(isNamed);
  return named.length > 0
    ? [...named, ...found.filter((move) => !named.includes(move))]
    : best(found, analysis, rules, state, seat);
}

/** The moves that the opponent likes best come first. */
function best<State, Move>(
  found: readonly Move[],
  analysis: Analysis<Move> | undefined,
  { game }: LessonGame<State, Move>,
  state: State,
  seat: number,
): readonly Move[] {
  if (!analysis) return found;
  const order = analysis.moves.map(({ move }) => game.makeMove(move, state, seat));
  const rank = (move: Move) => {
    const at = order.indexOf(game.makeMove(move, state, seat));
    return at < 0 ? order.length : at;
  };
  return [...found].sort((a, b) => rank(a) - rank(b));
}

/** Whether no move can reach a goal, as far as that is known without an analysis. */
export const isUnreachable = <State, Move>(
  goal: Goal<State, Move>,
  moment: GoalMoment<State>,
  rules: LessonGame<State, Move>,
): boolean => !goal.some((condition) => condition.needsAnalysis) && solutionsOf(goal, moment, rules).length === 0;
