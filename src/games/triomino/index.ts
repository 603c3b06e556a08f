import { conceal, isDisclosed } from './conceal.js';
import { triominoCore } from './core.js';
import { sample } from './sample.js';

export type { Cell, Point } from './grid.js';
export type { TriominoOptions } from './options.js';
export type * from './state.js';
export { differencesOf, placesOf, scorePlacement } from './table.js';
export type { Difference, PlacementScore } from './table.js';
export { tilesOf } from './tiles.js';
export type { Tile } from './tiles.js';

/**
 * Triomino: triangular tiles are laid edge to edge so that all corners agree. What others hold is hidden: a view is a state whose racks have `null` for
 * tiles that are not known, and it can be played on as such. As a hand has a million outcomes, they are not listed.
 */
export const triomino = { ...triominoCore, conceal, isDisclosed, sample };
