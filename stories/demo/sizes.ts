/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 38.9, toPlay: 36.9 },
  kubi: { atOnce: 41, toPlay: 42.4 },
  tricubo: { atOnce: 43.9, toPlay: 46 },
  cubo: { atOnce: 42.7, toPlay: 48.4 },
  triomino: { atOnce: 46.8, toPlay: 50.6 },
} as const;

/** All games. */
export const ALL_GAMES = 95.6;

/** The script before there is a game. */
export const BEFORE = 4.9;
