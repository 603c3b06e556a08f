/** What scripts weigh, in kB of gzip: `npm run size:table` writes it, as it does the table of the guide. */
export const SIZES = {
  triad: { atOnce: 38.8, toPlay: 36.8 },
  kubi: { atOnce: 40.9, toPlay: 42 },
  tricubo: { atOnce: 43.7, toPlay: 45.7 },
  cubo: { atOnce: 42.5, toPlay: 47.9 },
  triomino: { atOnce: 46.6, toPlay: 50.5 },
} as const;

/** All games. */
export const ALL_GAMES = 95.4;

/** The script before there is a game. */
export const BEFORE = 4.9;
