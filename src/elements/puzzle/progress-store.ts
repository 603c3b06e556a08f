import { makeProgress, parseProgress } from '../../puzzles/progress.js';
import type { PuzzleProgress } from '../../puzzles/progress.js';
import type { PuzzleGame } from '../../puzzles/puzzle.js';

/** The key in the page's local storage. No saved game has this name. */
const keyOf = (game: PuzzleGame): string => `tabletop-elements/puzzles/${game}`;

export function loadProgress(game: PuzzleGame): PuzzleProgress {
  try {
    return parseProgress(localStorage.getItem(keyOf(game)));
  } catch {
    return parseProgress(null);
  }
}

export function saveProgress(game: PuzzleGame, progress: PuzzleProgress): void {
  try {
    localStorage.setItem(keyOf(game), makeProgress(progress));
  } catch {
    // The result is shown, but not kept.
  }
}
