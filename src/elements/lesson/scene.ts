import { GameError } from '../../games/game-error.js';
import { parseAnswerGoal } from '../../lessons/answers.js';
import type { Answer } from '../../lessons/answers.js';
import { parseGoals } from '../../lessons/goal.js';
import type { Goal } from '../../lessons/goal.js';
import type { LessonGame } from '../../lessons/lesson-game.js';
import { isUnreachable } from '../../lessons/solution.js';
import type { LedGame } from './led-game.js';
import type { WrittenStep } from './parts/written-step.js';

/** A step that is on the board. */
export interface Scene {
  readonly written: WrittenStep;
  readonly controller: AbortController;
  /** The ply at which the reader begins. */
  readonly base: number;
  readonly rules: LessonGame<unknown, unknown> | undefined;
  readonly goals: readonly Goal<unknown, unknown>[];
  readonly answers: readonly Answer<unknown, unknown>[];
}

/** Runs what an author's mistake may prevent, and reports that. */
type Capture = <Result>(run: () => Result) => Result | undefined;

/** A step that waits for a move shows where. */
export const missingPosition = (): GameError =>
  new GameError('bad-attribute', 'a step with a goal needs a position', { place: 'position' });

/** Reads the goals and the answers of a step that waits for moves. */
export function readTask(
  written: WrittenStep,
  { seat, match }: Pick<LedGame, 'seat' | 'match'>,
  rules: LessonGame<unknown, unknown>,
  capture: Capture,
): Pick<Scene, 'goals' | 'answers'> {
  const { goal, answers, kind, moves } = written;
  if (kind !== 'move' || goal === undefined) return { goals: [], answers: [] };
  const moment = { state: match.state, seat: seat ?? 0 };
  const goals = capture(() => {
    if (seat === undefined) {
      throw new GameError('bad-attribute', 'nobody can move in the position of the step', { place: 'position' });
    }
    const parsed = parseGoals(goal, moment, rules);
    if (parsed[0] && moves === 1 && isUnreachable(parsed[0], moment, rules)) {
      throw new GameError('bad-attribute', `no legal move reaches the goal "${goal}"`, { place: 'goal' });
    }
    return parsed;
  });
  const read = answers.flatMap((answer, index): readonly Answer<unknown, unknown>[] => {
    const { move, next } = answer;
    const about = capture(() => {
      const { verdict } = answer;
      return move === undefined ? undefined : { index, verdict, next, goal: parseAnswerGoal(move, moment, rules) };
    });
    return about ? [about] : [];
  });
  return { goals: goals ?? [], answers: read };
}
