/** Triads: lines of three dice, and the dice that a player may remove for making them. */
import { ALL_CELLS, DIRECTIONS, cellAt } from './board.js';
import type { Cell, Die } from './board.js';

const LINES = ALL_CELLS.map((cell) =>
  DIRECTIONS.slice(0, 4).flatMap((direction) =>
    [
      [-2, -1],
      [-1, 1],
      [1, 2],
    ].flatMap((steps) => {
      const pair = steps.map((step) => cellAt(cell, direction, step));
      return pair.includes(-1) ? [] : pair;
    }),
  ),
);

/** For each cell, the other two cells of every line of three through it, as a flat list of pairs. */
const PAIRS = Int8Array.from(LINES.flat());
/** The index of the first pair of each cell, and the length of the list at the end. */
const BEGIN = Int16Array.from([...LINES, []], (_, cell) => LINES.slice(0, cell).flat().length);

/** A triad has both colours, and values that are all equal or all different: then the sum is a multiple of three. */
function isTriad(dice: readonly number[]): boolean {
  const whites = dice.filter((die) => die > 0).length;
  const sum = dice.reduce((sum, die) => sum + Math.abs(die), 0);
  return !dice.includes(0) && whites > 0 && whites < 3 && sum % 3 === 0;
}

/** Packs three dice into nine bits. The lowest three bits identify a die. */
const key = (a: Die, b: Die, c: Die): number => ((a & 7) << 6) | ((b & 7) << 3) | (c & 7);

/** 1 for each {@link key} that is a triad. A table, because every move checks several lines. */
const TRIADS = new Uint8Array(512);
const SHOWN: readonly Die[] = [-3, -2, -1, 1, 2, 3];
for (const a of SHOWN) for (const b of SHOWN) for (const c of SHOWN) TRIADS[key(a, b, c)] = isTriad([a, b, c]) ? 1 : 0;

const NO_CELLS: readonly Cell[] = [];

/** The cells of the player's own dice in triads that a die moving to `to` makes, ascending; empty if it makes none. */
export function removable(cells: readonly Die[], from: Cell, to: Cell, die: Die): readonly Cell[] {
  let found: Cell[] | undefined;
  const end = BEGIN[to + 1] as number;
  for (let i = BEGIN[to] as number; i < end; i += 2) {
    const a = PAIRS[i] as Cell;
    const b = PAIRS[i + 1] as Cell;
    const first = cells[a] as Die;
    const second = cells[b] as Die;
    if (TRIADS[key(die, first, second)] === 0 || a === from || b === from) continue;
    found ??= [to];
    if (first * die > 0) insert(found, a);
    if (second * die > 0) insert(found, b);
  }
  return found ?? NO_CELLS;
}

/** The triads that go through a cell, each as its three cells with that one first. */
export function triadsThrough(cells: readonly Die[], cell: Cell): readonly (readonly [Cell, Cell, Cell])[] {
  const found: (readonly [Cell, Cell, Cell])[] = [];
  for (let i = BEGIN[cell] as number; i < (BEGIN[cell + 1] as number); i += 2) {
    const a = PAIRS[i] as Cell;
    const b = PAIRS[i + 1] as Cell;
    if (TRIADS[key(cells[cell] as Die, cells[a] as Die, cells[b] as Die)] === 1) found.push([cell, a, b]);
  }
  return found;
}

/** Inserts a cell into an ascending list unless it is there already. */
function insert(list: Cell[], cell: Cell): void {
  if (list.includes(cell)) return;
  let i = list.length;
  for (; i > 0 && (list[i - 1] as Cell) > cell; i--) list[i] = list[i - 1] as Cell;
  list[i] = cell;
}
