/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 39.0, toPlay: 26.3 },
  kubi: { atOnce: 39.5, toPlay: 38.3 },
  tricubo: { atOnce: 42.0, toPlay: 38.5 },
  cubo: { atOnce: 41.4, toPlay: 38.8 },
  triomino: { atOnce: 46.7, toPlay: 39.5 },
} as const;

/** All games. */
export const ALL_GAMES = 94.6;

/** The script before there is a game. */
export const BEFORE = 4.9;
