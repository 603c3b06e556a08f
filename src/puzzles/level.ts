/** How hard a puzzle is. */
export const PUZZLE_LEVELS = ['easy', 'medium', 'hard'] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];
