import { triomino } from '../../games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../games/triomino/index.js';
import { makeOpponent } from '../make-opponent.js';
import type { Opponent } from '../opponent.js';
import { strategy } from './strategy.js';

/** Plays Triomino from what a seat may know, and says by how many points each move leads at the end of the round. */
export const triominoOpponent: Opponent<TriominoState, TriominoMove> = makeOpponent(triomino, strategy);
export { triominoReviewer } from './review.js';
