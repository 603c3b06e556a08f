import { parseGoal, reaches } from './goal.js';
import type { Goal, GoalMoment } from './goal.js';
import type { JudgedMove, LessonGame } from './lesson-game.js';

/** What an answer says of a move: it reaches the goal, it does not, or neither, and the goal decides. */
export type Verdict = 'good' | 'wrong' | 'note';

export const VERDICTS: readonly Verdict[] = ['good', 'wrong', 'note'];

/** An answer of an author to some moves. */
export interface Answer<State, Move> {
  /** The number of the answer in its step. */
  readonly index: number;
  readonly goal: Goal<State, Move>;
  readonly verdict: Verdict;
  /** The name of the step that follows, where it is another one than usual. */
  readonly next?: string | undefined;
}

/** How a move is judged. */
export interface Judgement {
  readonly verdict: 'good' | 'wrong';
  /** The number of the author's answer; missing if no answer fits. */
  readonly answer?: number | undefined;
  readonly next?: string | undefined;
}

/** The answer that fits a move and says the most about it; of several, the first. */
function mostParticular<State, Move>(
  answers: readonly Answer<State, Move>[],
  judged: JudgedMove<State, Move>,
): Answer<State, Move> | undefined {
  let found: Answer<State, Move> | undefined;
  let most = -1;
  for (const answer of answers) {
    for (const condition of answer.goal) {
      if (condition.particularity <= most || !condition.fits(judged)) continue;
      found = answer;
      most = condition.particularity;
    }
  }
  return found;
}

/**
 * Judges a move: the most particular answer decides. An answer to a pattern, such as `b2*`, does not make a move wrong that reaches the goal: its author
 * need not know every solution.
 */
export function judge<State, Move>(
  goal: Goal<State, Move>,
  answers: readonly Answer<State, Move>[],
  judged: JudgedMove<State, Move>,
): Judgement {
  const isReached = reaches(goal, judged);
  const verdict = isReached ? 'good' : 'wrong';
  const candidates = answers.map((each): Answer<State, Move> => {
    const isOpposed = each.verdict !== 'note' && each.verdict !== verdict;
    return isOpposed ? { ...each, goal: each.goal.filter(({ kind }) => kind !== 'pattern') } : each;
  });
  const answer = mostParticular(candidates, judged);
  if (!answer) return { verdict };
  return {
    verdict: answer.verdict === 'note' ? verdict : answer.verdict,
    answer: answer.index,
    next: answer.next,
  };
}

/** Parses the `move` of an answer, which is written like a goal. @throws GameError `bad-attribute` */
export const parseAnswerGoal = <State, Move>(
  text: string,
  moment: GoalMoment<State>,
  rules: LessonGame<State, Move>,
): Goal<State, Move> => parseGoal(text, moment, rules, 'move');

/** Whether a judgement needs an analysis of the position. */
export const needsAnalysis = <State, Move>(goal: Goal<State, Move>, answers: readonly Answer<State, Move>[]): boolean =>
  [goal, ...answers.map((answer) => answer.goal)].flat().some((condition) => condition.needsAnalysis);
