import { tileOf } from '../../../../games/triomino/tiles.js';
import type { Tile } from '../../../../games/triomino/tiles.js';

/** A tile as it is spoken, number by number: `3-4-4`. */
export const tileName = (tile: string): string => [...tileOf(tile)].join('-');

/** The tile that a control stands for, or is part of. */
export const tileIn = (element: Element): Tile | undefined =>
  element.closest<HTMLElement>('[data-tile]')?.dataset['tile'];
