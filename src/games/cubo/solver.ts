/**
 * Finds the best square of nine dice by exact search. It tries every choice of the four edge dice up to rotation and reflection.
 * That fixes the two lines through the white die; the four outer lines then depend on each other only through the corners, so
 * not every order of the corners has to be tried.
 */
import { GameError } from '../game-error.js';
import { resolveOptions } from '../options.js';
import { cuboOptions } from './options.js';
import type { CuboOptions } from './options.js';
import { lineScore, rolledSquare } from './score.js';
import { CELLS, CENTRE, areRolled } from './square.js';
import type { Cell, CuboDie, CuboSquare, Value } from './square.js';

/** A best square, its total, and the exchange that it needs. */
export interface BestSquare {
  readonly square: CuboSquare;
  readonly total: number;
  /** The die taken from the middle, its cell in `square`, and the die given for it; `null` if no exchange improves the total. */
  readonly exchange: { readonly taken: CuboDie; readonly cell: Cell; readonly given: CuboDie } | null;
}

export interface SolverOptions {
  readonly streets?: CuboOptions['streets'];
  /** The dice of which one may be taken; `null` for empty places. Default: none. */
  readonly middle?: readonly (CuboDie | null)[];
}

/** Red and blue dice are encoded as 0 to 11. */
const KINDS = 12;

/** Points of lines: outer lines by their three dice, lines through the white die by its value and the two ends. */
interface Worths {
  readonly outer: Uint8Array;
  readonly inner: Uint8Array;
}

const known = new Map<CuboOptions['streets'], Worths>();

const kindOf = ({ colour, value }: CuboDie): number => (colour === 'b' ? 6 : 0) + (value ?? 1) - 1;

const dieOf = (kind: number): CuboDie => ({ colour: kind < 6 ? 'r' : 'b', value: ((kind % 6) + 1) as Value });

const at = (first: number, middle: number, last: number): number => (first * KINDS + middle) * KINDS + last;

function worthsOf(streets: CuboOptions['streets']): Worths {
  const found = known.get(streets);
  if (found) return found;
  const worths = { outer: new Uint8Array(KINDS ** 3), inner: new Uint8Array(KINDS ** 3) };
  for (let first = 0; first < KINDS; first++) {
    for (let middle = 0; middle < KINDS; middle++) {
      for (let last = 0; last < KINDS; last++) {
        const [one, die, other] = [dieOf(first), dieOf(middle), dieOf(last)];
        worths.outer[at(first, middle, last)] = lineScore([one, die, other], { streets }).points;
        worths.inner[at(first, middle, last)] = lineScore([one, { ...die, colour: 'w' }, other], { streets }).points;
      }
    }
  }
  known.set(streets, worths);
  return worths;
}

/** The 28 pairs of eight dice, as indices. */
const PAIRS: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4, 5, 6].flatMap((one) =>
  [1, 2, 3, 4, 5, 6, 7].filter((other) => other > one).map((other) => [one, other] as const),
);

const pairOf = (one = 0, other = 0): number => PAIRS.findIndex((pair) => pair.includes(one) && pair.includes(other));

type Layout = Uint8Array;

/**
 * The 210 ways to choose two pairs of opposite edges. Each is a list: left, right, top, bottom, the four remaining dice for the
 * corners; then, as indices into {@link PAIRS}, the horizontal edges, the vertical edges, and the three ways to split the corners
 * into two pairs.
 */
const LAYOUTS: readonly Layout[] = PAIRS.flatMap((across, i) =>
  PAIRS.slice(i + 1).flatMap((down) => {
    const edges = [...across, ...down];
    if (new Set(edges).size < edges.length) return [];
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].filter((die) => !edges.includes(die));
    const [a, b, c, d] = corners;
    const ways = [pairOf(a, b), pairOf(c, d), pairOf(a, c), pairOf(b, d), pairOf(a, d), pairOf(b, c)];
    return [Uint8Array.of(...edges, ...corners, i, PAIRS.indexOf(down), ...ways)];
  }),
);

/** The cells in the order of {@link LAYOUTS}, the corners as rows. */
const PLACES: readonly Cell[] = [3, 5, 1, 7, 0, 2, 6, 8];

/** The 24 permutations of four corners. */
const CORNERS = orders([0, 1, 2, 3]);

function orders(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => orders(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));
}

/** The best layout of eight dice around a white one, if its total is above `least`. */
function search(
  dice: Uint8Array,
  white: number,
  { outer, inner }: Worths,
  least: number,
): { layout: Layout; total: number } | undefined {
  const lines = new Uint8Array(dice.length * PAIRS.length);
  const crosses = new Uint8Array(PAIRS.length);
  const hopes = new Uint8Array(dice.length);
  PAIRS.forEach(([one, other], pair) => {
    crosses[pair] = of(inner, at(of(dice, one), white, of(dice, other)));
    for (let die = 0; die < dice.length; die++) {
      if (die === one || die === other) continue;
      const worth = of(outer, at(of(dice, one), of(dice, die), of(dice, other)));
      lines[die * PAIRS.length + pair] = worth;
      hopes[die] = Math.max(of(hopes, die), worth);
    }
  });
  const promises = crosses.map((cross, pair) => {
    const [one, other] = PAIRS[pair] ?? [0, 0];
    return cross + of(hopes, one) + of(hopes, other);
  });

  let best = least;
  let found: Layout | undefined;
  for (const layout of LAYOUTS) {
    const across = of(layout, 8);
    const down = of(layout, 9);
    if (of(promises, across) + of(promises, down) <= best) continue;
    const total = of(crosses, across) + of(crosses, down) + mostOfFrame(layout, lines);
    if (total <= best) continue;
    best = total;
    found = layout;
  }
  return found && { layout: found, total: best };
}

/** Reads a list at an index that is known to be in range. */
const of = (numbers: Uint8Array, index: number): number => numbers[index] ?? 0;

/** The maximum of the four outer lines. Rows end in the pairs of one split of the corners, columns in those of another. */
function mostOfFrame(layout: Layout, lines: Uint8Array): number {
  const rows1 = mostOfTwo(layout, lines, 2, 10);
  const rows2 = mostOfTwo(layout, lines, 2, 12);
  const rows3 = mostOfTwo(layout, lines, 2, 14);
  const columns1 = mostOfTwo(layout, lines, 0, 10);
  const columns2 = mostOfTwo(layout, lines, 0, 12);
  const columns3 = mostOfTwo(layout, lines, 0, 14);
  return Math.max(
    rows1 + Math.max(columns2, columns3),
    rows2 + Math.max(columns1, columns3),
    rows3 + Math.max(columns1, columns2),
  );
}

/** The maximum of two opposite lines, each with one of two edges and one of two pairs of corners. */
function mostOfTwo(layout: Layout, lines: Uint8Array, edges: number, pairs: number): number {
  const one = of(layout, edges) * PAIRS.length;
  const other = of(layout, edges + 1) * PAIRS.length;
  const pair = of(layout, pairs);
  const rest = of(layout, pairs + 1);
  return Math.max(of(lines, one + pair) + of(lines, other + rest), of(lines, one + rest) + of(lines, other + pair));
}

/** The index of the die for each of {@link PLACES}, with the corners in the first order that maximises the outer lines. */
function lieOf(layout: Layout, dice: Uint8Array, outer: Uint8Array): readonly number[] {
  const edges = layout.subarray(0, 4);
  const corners = layout.subarray(4, 8);
  const lies = CORNERS.map((order) => [...edges, ...order.map((each) => of(corners, each))]);
  const worths = lies.map((lie) => {
    const [l = 0, r = 0, t = 0, b = 0, nw = 0, ne = 0, sw = 0, se = 0] = lie.map((die) => of(dice, die));
    const rows = of(outer, at(nw, t, ne)) + of(outer, at(sw, b, se));
    return rows + of(outer, at(nw, l, sw)) + of(outer, at(ne, r, se));
  });
  return lies[worths.indexOf(Math.max(...worths))] ?? [];
}

/** Points besides the total for an exchange. */
export type ExchangeWorth = (given: CuboDie, taken: CuboDie) => number;

/**
 * Finds a square with the highest total of nine dice in any order, with at most one exchange if `middle` is given. The result is
 * deterministic, and it has no exchange unless that improves the total.
 * @param dice nine dice as a square, or its notation: `r1r2r3/r2w3b4/b3b4b5`
 * @throws GameError `bad-position` unless it is a square of nine rolled dice with the white one in the centre; `bad-options`
 */
export const bestSquare = (dice: CuboSquare | string, options: SolverOptions = {}): BestSquare =>
  bestSquareFor(dice, options, () => 0);

/** {@link bestSquare} for whoever values exchanges beyond the total of this square. */
export function bestSquareFor(
  dice: CuboSquare | string,
  { streets, middle = [] }: SolverOptions,
  worthOf: ExchangeWorth,
): BestSquare {
  const square = rolledSquare(dice);
  const white = square[CENTRE];
  const own = square.filter(({ colour }) => colour !== 'w');
  if (own.length !== CELLS - 1 || white?.colour !== 'w') {
    const message = 'a square to be solved has nine dice with their numbers, the white one in the centre';
    throw new GameError('bad-position', message, { place: 'square' });
  }
  if (!areRolled(middle) || middle.some((die) => die?.colour === 'w')) {
    throw new GameError('bad-position', 'the dice of a middle are red or blue and have their numbers', {
      place: 'middle',
    });
  }
  const worths = worthsOf(resolveOptions(cuboOptions, { streets }).streets);
  const joker = kindOf(white);
  const kinds = Uint8Array.from(own, kindOf);
  const alone = search(kinds, joker, worths, -1);
  let best: Candidate = { layout: kinds, total: -1, ...alone, extra: 0, dice: own, given: -1 };
  const tried = new Set<number>();
  for (const taken of middle) {
    own.forEach((given, i) => {
      if (!taken || isSame(given, taken) || tried.has(kindOf(given) * KINDS + kindOf(taken))) return;
      tried.add(kindOf(given) * KINDS + kindOf(taken));
      const changed = own.map((die, each) => (each === i ? taken : die));
      const extra = worthOf(given, taken);
      const found = search(Uint8Array.from(changed, kindOf), joker, worths, best.total + best.extra - extra);
      if (found) best = { ...found, extra, dice: changed, given: i };
    });
  }
  return laid(best, own, white, worths);
}

interface Candidate {
  readonly layout: Layout;
  readonly total: number;
  /** What its exchange is worth besides. */
  readonly extra: number;
  /** The eight dice around the white one, and the index of the exchanged one, or −1. */
  readonly dice: readonly CuboDie[];
  readonly given: number;
}

const isSame = (one: CuboDie, other: CuboDie): boolean => one.colour === other.colour && one.value === other.value;

function laid(best: Candidate, own: readonly CuboDie[], white: CuboDie, { outer }: Worths): BestSquare {
  const { layout, total, dice, given } = best;
  const lie = lieOf(layout, Uint8Array.from(dice, kindOf), outer);
  const square = Array.from({ length: CELLS }, () => white);
  lie.forEach((die, i) => (square[PLACES[i] ?? CENTRE] = dice[die] ?? white));
  const cell = PLACES[lie.indexOf(given)];
  const exchange = cell === undefined ? null : { taken: dice[given] as CuboDie, cell, given: own[given] as CuboDie };
  return { square, total, exchange };
}
