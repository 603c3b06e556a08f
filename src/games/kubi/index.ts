import { kubiCore } from './core.js';
import { outcomes } from './outcomes.js';

export { totalOf } from './score.js';
export { isDone } from './sheet.js';
export type { KubiOptions } from './options.js';
export type { KubiSheet, Sum, Value } from './sheet.js';
export type * from './state.js';

/**
 * Kubi: five dice, one sheet a player, everybody uses every roll. One die stays out and leaves a mark behind an own number, the
 * other four make two pairs with a mark behind each sum; the eighth mark behind a number ends the sheet. Nothing is hidden, so a
 * view is the state itself.
 */
export const kubi = { ...kubiCore, outcomes };
