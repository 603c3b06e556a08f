/** Both sides rolled 1 1 2 2 3 3. White to move, like everywhere here. */
export const START = 'ccbbaa/6/6/6/6/AABBCC w 0-0';

/** White's 1 on b2 has Black's on b4 before it: every way of going wrong is one cell away. */
export const CROWDED = 'ccbba1/6/1a4/6/1A4/A1BBCC w 0-0';

/** White's dice on the f file are hemmed in; the one on a1 can move. */
export const HEMMED_IN = '6/4bA/4aB/4cB/4aA/A5 w 1-2';

/** c1 to e3 makes a triad with d4, where White's other die lies; d4 and e3 can be taken off. */
export const TRIAD_AHEAD = 'ccc1ba/2a3/3C2/6/6/1AABBC w 0-0';

/** a4 to d4 makes two triads at once; b2, d2, d4 and e5 can be taken off. */
export const TWO_TRIADS_AHEAD = '3baa/4A1/B4a/2bb2/1A1A2/A4C w 0-0';

/** b1 to d3 makes a triad, and White has taken two dice off; c3, d3 and f3 can be the third. */
export const WIN_AHEAD = '2a2a/ba1a2/6/2B1bB/3B2/1A4 w 2-0';

/** White cannot move at all, only turn dice where they lie. */
export const WALLED_IN = '5a/6/6/abb3/AAb3/CCb3 w 2-0';

/** White can turn dice where they lie, and move the ones on f2 and f5 unturned. */
export const ROOM_FOR_ONE = '6/4bA/4aB/4cB/4aA/6 w 2-2';

/** The next move without a removal is the two hundredth. */
export const DRAW_AHEAD = 'ccbbaa/6/6/6/6/AABBCC w 0-0 199';

/** White has nine dice, and both sides have won: no game comes to this. */
export const IMPOSSIBLE = 'ABCabc/AAAAAA/6/6/2bb2/cC4 b 3-3';

/** After a1a3 from the start, and after f6f4 as well. */
export const AFTER_MOVE = 'ccbbaa/6/6/B5/6/1ABBCC b 0-0 1';
export const AFTER_REPLY = 'ccbba1/6/5b/B5/6/1ABBCC w 0-0 2';
