/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 39.7, toPlay: 37.3 },
  kubi: { atOnce: 41.7, toPlay: 42.8 },
  tricubo: { atOnce: 44.5, toPlay: 46.4 },
  cubo: { atOnce: 43.4, toPlay: 48.8 },
  triomino: { atOnce: 47.5, toPlay: 51.1 },
} as const;

/** All games. */
export const ALL_GAMES = 96.4;

/** The script before there is a game. */
export const BEFORE = 4.9;
