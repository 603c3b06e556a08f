import { tricubo } from '../../games/tricubo/index.js';
import type { TricuboMove, TricuboState } from '../../games/tricubo/index.js';
import { makeOpponent } from '../make-opponent.js';
import type { Opponent } from '../opponent.js';
import { strategy } from './strategy.js';

/** Plays Tricubo alone and among several, with any sheet, and says what each use of a die is worth. */
export const tricuboOpponent: Opponent<TricuboState, TricuboMove> = makeOpponent(tricubo, strategy);
export { tricuboReviewer } from './review.js';
