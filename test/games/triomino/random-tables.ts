import fc from 'fast-check';
import { placesOf, tilesOf, triomino } from '../../../src/games/triomino/index.js';
import type { LaidTile } from '../../../src/games/triomino/index.js';
import { pick, seeded } from '../seeded.js';
import { shown } from '../shown.js';

/** Tiles laid at random, and some that are still in hand. */
export interface RandomTable {
  readonly tiles: 56 | 76;
  readonly laid: readonly LaidTile[];
  /** Ascending. */
  readonly rack: readonly string[];
  /** The laid tiles in letters. */
  readonly text: string;
}

export const textOf = (laid: readonly LaidTile[]): string =>
  laid.map((tile) => triomino.makeMove({ kind: 'lay', ...tile })).join(' ');

/** Lays at most so many tiles of a set in random places. */
export function randomTable(tiles: 56 | 76, count: number, seed: number): RandomTable {
  const random = seeded(seed);
  const left = [...tilesOf(tiles)];
  const [first = ''] = left.splice(Math.floor(random() * left.length), 1);
  let laid: readonly LaidTile[] = [{ values: first, column: 0, row: 0 }];
  while (laid.length < count) {
    const places = left.flatMap((tile) => placesOf(laid, tile).map((place) => ({ tile, place })));
    if (places.length === 0) break;
    const { tile, place } = pick(places, random);
    left.splice(left.indexOf(tile), 1);
    laid = [...laid, place];
  }
  const rack = Array.from({ length: Math.min(9, left.length) }, () => pick(left, random));
  return { tiles, laid, rack: [...new Set(rack)].sort(), text: textOf(laid) };
}

/** Few enough tiles are laid that some are left to buy. */
export const randomTables: fc.Arbitrary<RandomTable> = fc
  .tuple(fc.constantFrom(56 as const, 76 as const), fc.integer({ min: 1, max: 44 }), fc.nat())
  .map(([tiles, count, seed]) =>
    shown(randomTable(tiles, count, seed), () => `randomTable(${tiles}, ${count}, ${seed})`),
  );
