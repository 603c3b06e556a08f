import { triadCore } from './core.js';
import { outcomes } from './outcomes.js';

export type { Cell, Die, Value } from './board.js';
export type { TriadOptions } from './options.js';
export type * from './state.js';

/**
 * Triad by Klaus Nehren (Gerhards Spiel und Design): two players, six dice a side on a board of 6 × 6. A die moves exactly
 * as far as the new value it is turned to; three in a row of both colours, alike or 1-2-3, let the mover take one own die
 * off, and the third one taken off wins. Nothing is hidden, so a view is the state itself.
 */
export const triad = { ...triadCore, outcomes } satisfies typeof triadCore;
