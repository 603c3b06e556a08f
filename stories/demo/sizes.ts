/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 40.9, toPlay: 38.1 },
  kubi: { atOnce: 42.6, toPlay: 43.2 },
  tricubo: { atOnce: 45.4, toPlay: 46.7 },
  cubo: { atOnce: 44.6, toPlay: 49.3 },
  triomino: { atOnce: 48.8, toPlay: 51.9 },
} as const;

/** All games. */
export const ALL_GAMES = 98.5;

/** The script before there is a game. */
export const BEFORE = 5;
