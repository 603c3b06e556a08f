/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 38.7, toPlay: 36.1 },
  kubi: { atOnce: 40.8, toPlay: 41.6 },
  tricubo: { atOnce: 43.7, toPlay: 45.2 },
  cubo: { atOnce: 42.5, toPlay: 47.2 },
  triomino: { atOnce: 46.5, toPlay: 49.7 },
} as const;

/** All games. */
export const ALL_GAMES = 95.4;

/** The script before there is a game. */
export const BEFORE = 4.9;
