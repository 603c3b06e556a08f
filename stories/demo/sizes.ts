/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 39.8, toPlay: 37.6 },
  kubi: { atOnce: 41.8, toPlay: 43.1 },
  tricubo: { atOnce: 44.6, toPlay: 46.7 },
  cubo: { atOnce: 43.5, toPlay: 49 },
  triomino: { atOnce: 47.6, toPlay: 51.3 },
} as const;

/** All games. */
export const ALL_GAMES = 96.6;

/** The script before there is a game. */
export const BEFORE = 4.9;
