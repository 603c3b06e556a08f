import type { ElementTag, GameId } from './registry.js';

/** The elements of the games, for those that hold one, and load only that one. */
export const GAME_TAGS: Readonly<Record<GameId, ElementTag>> = {
  triad: 'triad-board',
  kubi: 'kubi-sheet',
  tricubo: 'tricubo-sheet',
  cubo: 'cubo-grid',
  triomino: 'triomino-table',
};
