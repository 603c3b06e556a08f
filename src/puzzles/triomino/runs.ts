import { placesOf } from '../../games/triomino/index.js';
import type { LaidTile, Tile } from '../../games/triomino/index.js';

/** All orders and places in which the whole rack can be laid, up to so many. */
export function runs(laid: readonly LaidTile[], rack: readonly Tile[], most: number): readonly (readonly LaidTile[])[] {
  if (rack.length === 0) return [[]];
  const found: (readonly LaidTile[])[] = [];
  for (const tile of rack) {
    for (const place of placesOf(laid, tile)) {
      const rest = rack.filter((each) => each !== tile);
      for (const run of runs([...laid, place], rest, most - found.length)) found.push([place, ...run]);
      if (found.length >= most) return found;
    }
  }
  return found;
}
