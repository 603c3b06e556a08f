/** One tile, and of a single player's three two fit, each at one place; 055 fits nowhere. */
export const ONE_TILE = '344@0,0 | 055,345,445 | 0 0 0 - 1';

/** The same for two, with the first of them to move. */
export const TWO_PLAYERS = '344@0,0 | 055,345,445 / 012,222,334 | 0 1 0 - 1';

/** 344 makes a bridge or fits elsewhere; 023 fits, too. */
export const BRIDGE = '244@0,1 412@1,1 144@2,1 044@2,0 403@3,0 030@3,-1 050@2,-1 503@1,-1 | 023,111,344 | 0 0 0 - 1';

/** Two places beside each other round the same corner, and 455 fits at both. */
export const NEIGHBOURS = '552@0,-1 245@1,-1 454@1,0 555@-1,-1 | 001,455 | 0 0 0 - 1';
