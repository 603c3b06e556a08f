/** Sheets in the notation of positions. */

/** The filled sheet by which the rules explain the score: it totals 200. */
export const FILLED = '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8';

/** As a sheet is before its player has crossed three numbers. */
export const UNCROSSED = '- 0,0,0,0,0,0,0,0,0,0,0';

/** A sheet whose numbers are crossed. */
export const crossed = (numbers: string): string =>
  `${[...numbers].map((each) => `${each}:0`).join(',')} ${UNCROSSED.slice(2)}`;
