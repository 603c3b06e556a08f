/** The tiles of Triomino. */

/** A tile: its three numbers clockwise from the lowest, such as `012` or `344`. */
export type Tile = string;

/** The highest number on a tile. */
const HIGHEST = 5;

/** The readings of a tile from each corner, clockwise; a triple has only one. */
export const turnsOf = (tile: string): readonly string[] => [
  ...new Set([tile, tile.slice(1) + tile.slice(0, 1), tile.slice(2) + tile.slice(0, 2)]),
];

const lowestTurn = (values: string): Tile => [...turnsOf(values)].sort()[0] ?? values;

function allReadings(): readonly string[] {
  const values = Array.from({ length: HIGHEST + 1 }, (_, value) => String(value));
  return values.flatMap((a) => values.flatMap((b) => values.map((c) => a + b + c)));
}

/** Tiles by each of their readings. */
const TILES: ReadonlyMap<string, Tile> = new Map(allReadings().map((reading) => [reading, lowestTurn(reading)]));

/** The name of the tile with these numbers, read clockwise from any corner. */
export const tileOf = (values: string): Tile => TILES.get(values) ?? lowestTurn(values);

export const pipsOf = (tile: string): number => Array.from(tile, Number).reduce((sum, value) => sum + value, 0);

export const isTriple = (tile: string): boolean => turnsOf(tile).length === 1;

const inOrder = (tile: string): boolean => [...tile].sort().join('') === tile;

const WITH_MIRRORS = [...new Set(TILES.values())].sort();
/** The 56 tiles whose numbers do not decrease clockwise from the lowest. */
const WITHOUT = WITH_MIRRORS.filter(inOrder);

/** All tiles of a set, ascending: 56, or 76 with the mirror images of those with three different numbers. */
export const tilesOf = (count: 56 | 76): readonly Tile[] => (count === 76 ? WITH_MIRRORS : WITHOUT);

/** Whether a text is the name of a tile in a set with mirror images. */
export const isTile = (text: string): boolean => TILES.get(text) === text;

/** Whether a set has a tile. */
export const hasTile = (count: 56 | 76, text: string): boolean => isTile(text) && (count === 76 || inOrder(text));
