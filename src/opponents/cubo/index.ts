import { cubo } from '../../games/cubo/index.js';
import type { CuboMove, CuboState } from '../../games/cubo/index.js';
import { makeOpponent } from '../make-opponent.js';
import type { Opponent } from '../opponent.js';
import { strategy } from './strategy.js';

/**
 * Plays Cubo, and says what squares, calls, rolls and dice of the middle are worth. It knows no time: whoever seats it makes its moves at a pace that people can
 * keep up with.
 */
export const cuboOpponent: Opponent<CuboState, CuboMove> = makeOpponent(cubo, strategy);
export { cuboReviewer } from './review.js';
