/**
 * The tiles on the table, for trying out many placements: a grid of triangles and corners as flat arrays, and the triangles beside tiles, kept up to date
 * with each tile that is laid or taken back. The grid ends where it begins, 256 triangles further, which is more than any table is wide.
 */
import type { Cell, LaidTile, TriominoOptions } from '../../games/triomino/index.js';
import { NO_NUMBER, demandOf } from './tiles.js';

/** A triangle or a corner of the grid. */
export type Place = number;

const SIZE = 65_536;
const BRIDGE = 40;

export const placeAt = ({ column, row }: Cell): Place => ((column & 255) << 8) | (row & 255);

const at = (place: Place, columns: number, rows: number): Place =>
  ((place + (columns << 8)) & 0xff00) | ((place + rows) & 255);

const isUp = (place: Place): boolean => (((place >> 8) + place) & 1) === 0;

export class Board {
  /** The empty triangles beside tiles: as many as `open` are in use. */
  readonly cells = new Int32Array(256);
  open = 0;
  /** The number at each corner plus 1, or 0. */
  readonly #numbers = new Uint8Array(SIZE);
  /** How many tiles meet in each corner. */
  readonly #around = new Uint8Array(SIZE);
  readonly #taken = new Uint8Array(SIZE);
  /** The place of a triangle in `cells` plus 1, or 0. */
  readonly #listed = new Uint16Array(SIZE);
  /** Of each tile that was laid: its triangle, where that was listed, which corners got their number, and how many triangles it opened. */
  readonly #history: number[] = [];
  readonly #bridges: number;
  readonly #isExtended: boolean;
  readonly #hexagons: readonly number[];

  constructor(laid: readonly LaidTile[], { scoring, bridge, hexagons }: TriominoOptions) {
    const isSimple = scoring === 'simple';
    this.#isExtended = bridge === 'extended';
    this.#bridges = { standard: BRIDGE, simple: 1, none: 0 }[scoring];
    this.#hexagons = scoring === 'none' ? [0, 0, 0] : isSimple ? [1, 2, 3] : hexagons;
    for (const tile of laid)
      this.lay(
        placeAt(tile),
        Array.from(tile.values, (value) => Number(value) + 1),
      );
  }

  /** The three corners of a triangle, clockwise from the apex. */
  #corner(place: Place, which: number): Place {
    if (isUp(place)) return which === 0 ? at(place, 1, 0) : at(place, which === 1 ? 2 : 0, 1);
    return which === 0 ? at(place, 1, 1) : at(place, which === 1 ? 0 : 2, 0);
  }

  /** The neighbour across a side, clockwise from the side after the apex. */
  #neighbour(place: Place, side: number): Place {
    if (isUp(place)) return side === 1 ? at(place, 0, 1) : at(place, side === 0 ? 1 : -1, 0);
    return side === 1 ? at(place, 0, -1) : at(place, side === 0 ? -1 : 1, 0);
  }

  /** What the corners of a triangle ask of a tile. */
  demand(place: Place): number {
    const numbers = this.#numbers;
    return demandOf(
      numbers[this.#corner(place, 0)]!,
      numbers[this.#corner(place, 1)]!,
      numbers[this.#corner(place, 2)]!,
    );
  }

  /** The points besides its own that any tile scores on a triangle. */
  bonus(place: Place): number {
    let hexagons = 0;
    for (let i = 0; i < 3; i++) if (this.#around[this.#corner(place, i)] === 5) hexagons++;
    if (hexagons > 0) return this.#hexagons[hexagons - 1]!;
    let sides = 0;
    let last = 0;
    for (let side = 0; side < 3; side++) {
      if (this.#taken[this.#neighbour(place, side)] === 0) continue;
      sides++;
      last = side;
    }
    if (sides !== 1) return sides > 1 && this.#isExtended ? this.#bridges : 0;
    return this.#numbers[this.#corner(place, (last + 2) % 3)]! > 0 ? this.#bridges : 0;
  }

  lay(place: Place, numbers: readonly number[]): void {
    let set = 0;
    for (let i = 0; i < 3; i++) {
      const corner = this.#corner(place, i);
      this.#around[corner]!++;
      if (this.#numbers[corner] === 0) {
        this.#numbers[corner] = numbers[i]!;
        set |= 1 << i;
      } else if (this.#numbers[corner] !== numbers[i]) this.#numbers[corner] = NO_NUMBER;
    }
    this.#taken[place] = 1;
    const listed = this.#listed[place]!;
    if (listed > 0) this.#unlist(place);
    let opened = 0;
    for (let side = 0; side < 3; side++) {
      const neighbour = this.#neighbour(place, side);
      if (this.#taken[neighbour]! > 0 || this.#listed[neighbour]! > 0) continue;
      this.cells[this.open] = neighbour;
      this.#listed[neighbour] = ++this.open;
      opened++;
    }
    this.#history.push(place, listed, set, opened);
  }

  #unlist(place: Place): void {
    const last = this.cells[--this.open]!;
    const listed = this.#listed[place]!;
    this.cells[listed - 1] = last;
    this.#listed[last] = listed;
    this.#listed[place] = 0;
  }

  /** Takes back the tile that was laid last. It has to agree with the table. */
  takeBack(): void {
    const history = this.#history;
    let opened = history.pop()!;
    const set = history.pop()!;
    const listed = history.pop()!;
    const place = history.pop()!;
    for (; opened > 0; opened--) this.#listed[this.cells[--this.open]!] = 0;
    this.#taken[place] = 0;
    if (listed > 0) {
      const moved = this.cells[listed - 1]!;
      // It had been moved up, unless the triangle was the last one itself.
      if (listed <= this.open) {
        this.cells[this.open] = moved;
        this.#listed[moved] = this.open + 1;
      }
      this.open++;
      this.cells[listed - 1] = place;
      this.#listed[place] = listed;
    }
    for (let i = 0; i < 3; i++) {
      const corner = this.#corner(place, i);
      this.#around[corner]!--;
      if (set & (1 << i)) this.#numbers[corner] = 0;
    }
  }
}
