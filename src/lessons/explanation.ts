import type { Analysis, Unit } from '../opponents/opponent.js';
import type { LessonGame, MadeMove } from './lesson-game.js';
import { LEAST_LOSS, lossOf } from './rating.js';

/** Values beyond this are certain: the opponent has seen the end. */
const CERTAIN = 0.99;

/** What an analysis knows of a move to which the author has no answer. */
export interface Explanation<Move> {
  /** How much less the seat can expect than with the best move, in points or as a chance of winning in percent. Missing if that is not known, or nothing. */
  readonly loss?: number;
  readonly unit: Unit;
  /** Whether the move gives away a certain win, or loses for certain what was not lost. */
  readonly isDecisive: boolean;
  /** What the other side can answer. Missing where dice come first, or nobody is left to answer. */
  readonly reply?: Move;
}

/** Explains a wrong move. @param reply what the opponent found in the state after the move */
export function explain<State, Move>(
  rules: LessonGame<State, Move>,
  made: MadeMove<State, Move>,
  analysis: Analysis<Move>,
  reply?: Analysis<Move>,
): Explanation<Move> {
  const { unit } = rules;
  const loss = lossOf(rules, made, analysis);
  const best = analysis.moves[0]?.value ?? 0;
  const now = loss === undefined ? best : best - loss / 50;
  const isDecisive = unit === 'outcome' && Math.abs(best - now) > LEAST_LOSS && (best >= CERTAIN || now <= -CERTAIN);
  const answer = reply?.moves[0]?.move;
  return {
    ...(loss !== undefined && loss > LEAST_LOSS ? { loss } : {}),
    unit,
    isDecisive,
    ...(answer === undefined ? {} : { reply: answer }),
  };
}
