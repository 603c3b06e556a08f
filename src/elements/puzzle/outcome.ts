import type { Language } from '../../interaction/language.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import { withResult } from '../../puzzles/progress.js';
import { emit } from '../base/events.js';
import { loadProgress, saveProgress } from './progress-store.js';
import type { PuzzleSession } from './puzzle-session.js';
import { lineFor, streakFor } from './words.js';

/** Emits `puzzle-answer` for a complete answer. */
export function emitAnswer(element: HTMLElement, session: PuzzleSession, state: unknown): void {
  const { puzzle, rules, moves, tries, phase } = session;
  const texts = moves.map((move) => rules.game.makeMove(move, state, puzzle.seat));
  emit(element, 'puzzle-answer', { ...session.name, isRight: phase === 'solved', moves: texts, tries });
}

/**
 * Keeps the result of a puzzle that is over, and emits `puzzle-end`.
 * @param link the address that shows the puzzle, if there is one
 */
export function endPuzzle(
  element: HTMLElement,
  session: PuzzleSession,
  language: Language<PuzzleTerms>,
  link: string | undefined,
): void {
  const { puzzle, date, series, tries, hints, ms, isShown } = session;
  saveProgress(puzzle.game, withResult(loadProgress(puzzle.game), { ...(date && { date }), series, ms, isShown }));
  const line = lineFor(session, language, link);
  emit(element, 'puzzle-end', { ...session.name, tries, hints, ms, isShown, streak: streakFor(session), line });
}
