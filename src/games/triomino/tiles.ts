/** The tiles of Triomino. */

/** A tile by its three numbers, clockwise from the lowest: `012`, `344`. */
export type Tile = string;

/** The highest number on a tile. */
const HIGHEST = 5;

/** The same tile read from each of its corners, clockwise; of a triple only once. */
export const turnsOf = (tile: string): readonly string[] => [
  ...new Set([tile, tile.slice(1) + tile.slice(0, 1), tile.slice(2) + tile.slice(0, 2)]),
];

/** The name of a tile that is read clockwise from any corner; a text of its own kind for what is no tile. */
export const tileOf = (values: string): Tile => [...turnsOf(values)].sort()[0] ?? values;

export const pipsOf = (tile: string): number => Array.from(tile, Number).reduce((sum, value) => sum + value, 0);

export const isTriple = (tile: string): boolean => turnsOf(tile).length === 1;

const inOrder = (tile: string): boolean => [...tile].sort().join('') === tile;

function allTiles(): readonly Tile[] {
  const values = Array.from({ length: HIGHEST + 1 }, (_, value) => String(value));
  const readings = values.flatMap((a) => values.flatMap((b) => values.map((c) => a + b + c)));
  return readings.filter((reading) => tileOf(reading) === reading);
}

const WITH_MIRRORS = allTiles();
/** Those whose numbers never fall, clockwise from the lowest. */
const WITHOUT = WITH_MIRRORS.filter(inOrder);

/** All tiles of a set, ascending: 56, or 76 with the mirror images of those with three different numbers. */
export const tilesOf = (count: 56 | 76): readonly Tile[] => (count === 76 ? WITH_MIRRORS : WITHOUT);

/** Whether a text is the name of a tile, of one with or without mirror images. */
export const isTile = (text: string): boolean => WITH_MIRRORS.includes(text);
