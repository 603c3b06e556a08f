import { cuboCore } from './core.js';

export type { CuboOptions } from './options.js';
export { scoreSquare } from './score.js';
export type { CuboLine, CuboSquareScore } from './score.js';
export { bestSquare } from './solver.js';
export type { BestSquare } from './solver.js';
export type { Cell, Colour, CuboDie, CuboSquare, Value } from './square.js';
export type * from './state.js';

/**
 * Cubo: everybody lays nine dice as a square at the same time, calls, takes a die of the middle and exchanges it. Nothing is hidden, so a
 * view is the state itself; and as a throw of nine dice has ten million outcomes, they are not listed.
 */
export const cubo = cuboCore;
