/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 42.3, toPlay: 37.8 },
  kubi: { atOnce: 41.2, toPlay: 44.6 },
  tricubo: { atOnce: 44.1, toPlay: 48 },
  cubo: { atOnce: 45.9, toPlay: 49 },
  triomino: { atOnce: 50.2, toPlay: 51.6 },
} as const;

/** All games. */
export const ALL_GAMES = 99.8;

/** The script before there is a game. */
export const BEFORE = 5;
