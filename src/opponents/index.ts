export { GameError } from '../games/game-error.js';
export type { GameErrorCode } from '../games/game-error.js';
export { DEFAULT_LEVEL, LEVELS } from './level.js';
export type { Level } from './level.js';
export { makeOpponent } from './make-opponent.js';
export { Meter } from './meter.js';
export type * from './opponent.js';
export { finish } from './steps.js';
