/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 38.8, toPlay: 36.4 },
  kubi: { atOnce: 40.9, toPlay: 41.9 },
  tricubo: { atOnce: 43.7, toPlay: 45.6 },
  cubo: { atOnce: 42.6, toPlay: 47.8 },
  triomino: { atOnce: 46.6, toPlay: 50.1 },
} as const;

/** All games. */
export const ALL_GAMES = 95.4;

/** The script before there is a game. */
export const BEFORE = 4.9;
