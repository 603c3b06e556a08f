/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 40.7, toPlay: 38.1 },
  kubi: { atOnce: 42.3, toPlay: 43.5 },
  tricubo: { atOnce: 45.2, toPlay: 47.1 },
  cubo: { atOnce: 44.4, toPlay: 49.6 },
  triomino: { atOnce: 48.5, toPlay: 51.9 },
} as const;

/** All games. */
export const ALL_GAMES = 98.1;

/** The script before there is a game. */
export const BEFORE = 4.9;
