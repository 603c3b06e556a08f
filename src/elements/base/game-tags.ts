import type { ElementTag, GameId } from '../registry.js';

/** The elements of the games with courses and puzzles: what holds a game loads only that one. */
export const GAME_TAGS = {
  triad: 'triad-board',
  kubi: 'kubi-sheet',
  tricubo: 'tricubo-sheet',
  cubo: 'cubo-grid',
  triomino: 'triomino-table',
} as const satisfies Partial<Record<GameId, ElementTag>>;

export type CourseGameId = keyof typeof GAME_TAGS;
