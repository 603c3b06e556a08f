/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 40.8, toPlay: 38 },
  kubi: { atOnce: 42.5, toPlay: 43.2 },
  tricubo: { atOnce: 45.3, toPlay: 46.6 },
  cubo: { atOnce: 44.5, toPlay: 49.2 },
  triomino: { atOnce: 48.7, toPlay: 51.9 },
} as const;

/** All games. */
export const ALL_GAMES = 98.3;

/** The script before there is a game. */
export const BEFORE = 5;
