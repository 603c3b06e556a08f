/** The tiles as small numbers, for counting fast. */
import { pipsOf, tilesOf, turnsOf } from '../../games/triomino/tiles.js';
import type { Tile } from '../../games/triomino/tiles.js';

/** A way to lay a tile: which one, and its numbers clockwise from the apex. */
export interface Turn {
  readonly tile: number;
  readonly values: string;
  /** The numbers, each plus 1: 0 is for corners without a number. */
  readonly numbers: readonly [number, number, number];
}

/** The tiles of a set by their places in it. */
export interface TileSet {
  readonly names: readonly Tile[];
  readonly placeOf: ReadonlyMap<Tile, number>;
  readonly pips: readonly number[];
  /** The turns that fit three corners, by their {@link demandOf}. */
  readonly fits: readonly (readonly Turn[])[];
  /** The turn with these numbers clockwise from the apex. */
  readonly turnOf: ReadonlyMap<string, Turn>;
}

/** Of a corner where tiles disagree. */
export const NO_NUMBER = 7;

/** Three corners in one number. */
export const demandOf = (first: number, second: number, third: number): number => (first << 6) | (second << 3) | third;

function tileSet(count: 56 | 76): TileSet {
  const names = tilesOf(count);
  const turns = names.flatMap((name, tile) =>
    turnsOf(name).map((values): Turn => {
      const [first = 0, second = 0, third = 0] = Array.from(values, (value) => Number(value) + 1);
      return { tile, values, numbers: [first, second, third] };
    }),
  );
  const fits: Turn[][] = Array.from({ length: 512 }, () => []);
  for (const turn of turns) {
    const [first, second, third] = turn.numbers;
    for (const a of [0, first]) {
      for (const b of [0, second]) {
        for (const c of [0, third]) fits[demandOf(a, b, c)]!.push(turn);
      }
    }
  }
  return {
    names,
    placeOf: new Map(names.map((name, tile) => [name, tile])),
    pips: names.map(pipsOf),
    fits,
    turnOf: new Map(turns.map((turn) => [turn.values, turn])),
  };
}

const sets = new Map<56 | 76, TileSet>();

/** The set of 56 or 76 tiles. */
export function setOf(count: 56 | 76): TileSet {
  const known = sets.get(count) ?? tileSet(count);
  sets.set(count, known);
  return known;
}
