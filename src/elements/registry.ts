/** The games of the library, in the order in which they are listed everywhere. */
export const games = [
  { id: 'triad', tag: 'triad-board' },
  { id: 'kubi', tag: 'kubi-sheet' },
  { id: 'tricubo', tag: 'tricubo-sheet' },
  { id: 'cubo', tag: 'cubo-grid' },
  { id: 'triomino', tag: 'triomino-table' },
] as const;

export type RegisteredGame = (typeof games)[number];
export type GameId = RegisteredGame['id'];
export type ElementTag = RegisteredGame['tag'];

/** Imports the module that defines an element. */
export const elementLoaders: Readonly<Record<ElementTag, () => Promise<unknown>>> = {
  'triad-board': () => import('./triad-board/define.js'),
  'kubi-sheet': () => import('./kubi-sheet/define.js'),
  'tricubo-sheet': () => import('./tricubo-sheet/define.js'),
  'cubo-grid': () => import('./cubo-grid/define.js'),
  'triomino-table': () => import('./triomino-table/define.js'),
};
