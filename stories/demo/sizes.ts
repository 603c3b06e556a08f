/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 40.6, toPlay: 37.9 },
  kubi: { atOnce: 42.2, toPlay: 43.3 },
  tricubo: { atOnce: 45.1, toPlay: 46.9 },
  cubo: { atOnce: 44.3, toPlay: 49.4 },
  triomino: { atOnce: 48.4, toPlay: 51.7 },
} as const;

/** All games. */
export const ALL_GAMES = 97.9;

/** The script before there is a game. */
export const BEFORE = 4.9;
