import { triad } from '../../games/triad/index.js';
import type { TriadMove, TriadState } from '../../games/triad/index.js';
import { makeOpponent } from '../make-opponent.js';
import type { Opponent } from '../opponent.js';
import { strategy } from './strategy.js';

/** Plays Triad, and says what each move is worth and which win is certain. */
export const triadOpponent: Opponent<TriadState, TriadMove> = makeOpponent(triad, strategy);
export { triadReviewer } from './review.js';
