/** What the computer player of a game knows about a step of a lesson. */
import type { Seat } from '../../games/game.js';
import { explain } from '../../lessons/explanation.js';
import type { Goal } from '../../lessons/goal.js';
import type { JudgedMove, LessonGame } from '../../lessons/lesson-game.js';
import { solutionsOf } from '../../lessons/solution.js';
import type { Term } from '../../interaction/language.js';
import type { LessonTerms } from '../../locales/lesson/index.js';
import { explanationText } from './lesson-message.js';
import type { LedGame } from './led-game.js';

interface Search {
  readonly game: LedGame;
  readonly signal: AbortSignal;
}

/** Says what is wrong with a move: what it loses, and what could follow. Empty without an opponent. */
export async function explainMove(
  judged: JudgedMove<unknown, unknown>,
  rules: LessonGame<unknown, unknown>,
  { game, words, signal }: Search & { readonly words: Term<LessonTerms> },
): Promise<string> {
  const { before, after, seat } = judged;
  const analysis = await game.thinker.analyse(before, seat, signal);
  if (!analysis) return '';
  const next = game.match.actors.find((actor) => typeof actor === 'number' && actor !== seat);
  const isAnswered = rules.unit === 'outcome' && typeof next === 'number';
  const reply = isAnswered ? await game.thinker.analyse(after, next, signal) : undefined;
  const found = explain(rules, judged, analysis, reply);
  const replyText = found.reply === undefined ? undefined : game.describe(found.reply, after, next as number);
  return explanationText(found, replyText, words);
}

/** A move that reaches a goal now; the best one if several do. `undefined` if none is known. */
export async function findSolution(
  goal: Goal<unknown, unknown>,
  rules: LessonGame<unknown, unknown>,
  seat: Seat,
  { game, signal }: Search,
): Promise<unknown> {
  const { state } = game.match;
  const moment = { state, seat };
  const [found] = solutionsOf(goal, moment, rules);
  if (found !== undefined) return found;
  const analysis = await game.thinker.analyse(state, seat, signal);
  return solutionsOf(goal, moment, rules, analysis)[0] ?? analysis?.moves[0]?.move;
}
