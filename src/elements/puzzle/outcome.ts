import type { Term } from '../../interaction/language.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import { streakOn, withResult } from '../../puzzles/progress.js';
import { emit } from '../base/events.js';
import { loadProgress, saveProgress } from './progress-store.js';
import type { PuzzleSession } from './puzzle-session.js';
import { lineOf } from './words.js';

/** Tells the page of a complete answer. */
export function emitAnswer(element: HTMLElement, session: PuzzleSession, state: unknown): void {
  const { puzzle, rules, moves, tries, phase } = session;
  const texts = moves.map((move) => rules.game.makeMove(move, state, puzzle.seat));
  emit(element, 'puzzle-answer', { ...session.name, isRight: phase === 'solved', moves: texts, tries });
}

/** Keeps the result of a puzzle that is over, and tells the page of it. */
export function endPuzzle(element: HTMLElement, session: PuzzleSession, words: Term<PuzzleTerms>): void {
  const { puzzle, date, tries, hints, ms, isShown } = session;
  const progress = withResult(loadProgress(puzzle.game), { ...(date && { date }), ms, isShown });
  saveProgress(puzzle.game, progress);
  const streak = date ? streakOn(progress, date) : 0;
  const line = lineOf(session, streak, words);
  emit(element, 'puzzle-end', { ...session.name, tries, hints, ms, isShown, streak, line });
}
