import { kubi } from '../../games/kubi/index.js';
import type { KubiMove, KubiState } from '../../games/kubi/index.js';
import { makeOpponent } from '../make-opponent.js';
import type { Opponent } from '../opponent.js';
import { strategy } from './strategy.js';

/** Plays Kubi, and says what each way to enter a roll is worth. */
export const kubiOpponent: Opponent<KubiState, KubiMove> = makeOpponent(kubi, strategy);
export { kubiReviewer } from './review.js';
