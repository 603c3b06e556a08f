/** The elements by the games they show. */
export const ELEMENT_OF = {
  triad: 'triad-board',
  kubi: 'kubi-sheet',
  tricubo: 'tricubo-sheet',
  cubo: 'cubo-grid',
  triomino: 'triomino-table',
} as const;

export type GameId = keyof typeof ELEMENT_OF;
export type ElementTag = (typeof ELEMENT_OF)[GameId];

export const GAMES = Object.keys(ELEMENT_OF) as readonly GameId[];

export function gameOf(tag: ElementTag): GameId {
  return GAMES.find((game) => ELEMENT_OF[game] === tag) as GameId;
}

/** The element of a game, which is called by its id or by the tag. */
export function elementOf(name: string | undefined): ElementTag | undefined {
  const game = GAMES.find((each) => each === name || ELEMENT_OF[each] === name);
  return game && ELEMENT_OF[game];
}

/** `triad` → `Triad`: the games have the same name in every language. */
export const titleOf = (game: GameId): string => game.charAt(0).toUpperCase() + game.slice(1);
