/** Sheets in the notation of positions. */

/** The filled sheet by which the rules explain the score: on side A it totals 60. */
export const FILLED = '6,3,5,6,7 -,7,4,10,- LMSt';

/** As a sheet is before the first cross of a player alone. */
export const EMPTY = '0,0,0,0,0 .,.,.,.,. -';

/** A game alone in which a roll lies there, and the large die is closed. */
export const ROLLED = '2,4,1,0,0 .,.,.,.,. L | A 4 0 346';
