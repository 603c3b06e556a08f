/**
 * The best square that nine dice can be laid as. The search is exact: it lays the four edges in each way that differs by more than a turn or a
 * mirror. That settles the two lines through the white die, and the four outer ones share but the corners, whose orders need not all be laid.
 */
import { GameError } from '../game-error.js';
import { resolveOptions } from '../options.js';
import { parseSquare } from './notation.js';
import { cuboOptions } from './options.js';
import type { CuboOptions } from './options.js';
import { lineScore } from './score.js';
import { CELLS, CENTRE, areRolled } from './square.js';
import type { Cell, CuboDie, CuboSquare, Value } from './square.js';

/** A best square, what it is worth, and the exchange it takes. */
export interface BestSquare {
  readonly square: CuboSquare;
  readonly total: number;
  /** The die that is taken from the middle, where it lies, and the own one that goes there; `null` where no exchange makes it better. */
  readonly exchange: { readonly taken: CuboDie; readonly cell: Cell; readonly given: CuboDie } | null;
}

export interface SolverOptions {
  readonly streets?: CuboOptions['streets'];
  /** The dice that one of may be taken; empty places are `null`. Default: none, so the best square of the nine dice alone. */
  readonly middle?: readonly (CuboDie | null)[];
}

/** Red and blue dice are numbered from 0 to 11. */
const KINDS = 12;

/** What lines are worth: outer ones by the numbers of their dice, those through the white die by its number in their middle. */
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

/** The 210 ways to choose two pairs of opposite edges from eight dice, each with the four dice that are left for the corners. */
const EDGES = edges();

function edges(): readonly Uint8Array[] {
  const dice = [0, 1, 2, 3, 4, 5, 6, 7];
  const pairs = dice.flatMap((one) => dice.filter((other) => other > one).map((other) => [one, other] as const));
  return pairs.flatMap(([left, right]) =>
    pairs
      .filter(([top, bottom]) => top > left && ![top, bottom].includes(right))
      .map(([top, bottom]) => {
        const rest = dice.filter((die) => ![left, right, top, bottom].includes(die));
        return Uint8Array.of(left, right, top, bottom, ...rest);
      }),
  );
}

/** The cells in the order of {@link EDGES}: left, right, top, bottom, then the corners as rows. */
const PLACES: readonly Cell[] = [3, 5, 1, 7, 0, 2, 6, 8];

/** The 24 orders of four corners. */
const CORNERS = orders([0, 1, 2, 3]);

function orders(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => orders(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));
}

/** Which die, by its index, comes to each of {@link PLACES}. */
type Lie = readonly number[];

/** The best way to lay eight dice round a white one, where it is worth more than `least`. */
function search(
  dice: Uint8Array,
  white: number,
  { outer, inner }: Worths,
  least: number,
): { lie: Lie; total: number } | undefined {
  const hopes = bestLines(dice, outer);
  let best = least;
  let found: Uint8Array | undefined;
  for (const order of EDGES) {
    const [left, right, top, bottom] = [of(order, 0), of(order, 1), of(order, 2), of(order, 3)];
    const across = of(inner, at(of(dice, left), white, of(dice, right)));
    const down = of(inner, at(of(dice, top), white, of(dice, bottom)));
    const hope = of(hopes, left) + of(hopes, right) + of(hopes, top) + of(hopes, bottom);
    if (across + down + hope <= best) continue;
    const total = across + down + mostOfFrame(order, dice, outer);
    if (total <= best) continue;
    best = total;
    found = order;
  }
  return found && { lie: lieOf(found, dice, outer), total: best };
}

/** A number of a list that is long enough. */
const of = (numbers: Uint8Array, index: number): number => numbers[index] ?? 0;

/** For each die the most that a line is worth in whose middle it lies. */
function bestLines(dice: Uint8Array, outer: Uint8Array): Uint8Array {
  return dice.map((die, i) => {
    let most = 0;
    for (let one = 0; one < dice.length; one++) {
      for (let other = one + 1; other < dice.length; other++) {
        if (one !== i && other !== i) most = Math.max(most, of(outer, at(of(dice, one), die, of(dice, other))));
      }
    }
    return most;
  });
}

/** The most that the four outer lines are worth with these edges, however the corners are put. */
function mostOfFrame(order: Uint8Array, dice: Uint8Array, outer: Uint8Array): number {
  const left = of(dice, of(order, 0));
  const right = of(dice, of(order, 1));
  const top = of(dice, of(order, 2));
  const bottom = of(dice, of(order, 3));
  const a = of(dice, of(order, 4));
  const b = of(dice, of(order, 5));
  const c = of(dice, of(order, 6));
  const d = of(dice, of(order, 7));
  // Four corners fall into two pairs in three ways. The rows end in the pairs of one way, the columns in those of another.
  const rows1 = mostOfTwo(outer, top, bottom, a, b, c, d);
  const rows2 = mostOfTwo(outer, top, bottom, a, c, b, d);
  const rows3 = mostOfTwo(outer, top, bottom, a, d, b, c);
  const columns1 = mostOfTwo(outer, left, right, a, b, c, d);
  const columns2 = mostOfTwo(outer, left, right, a, c, b, d);
  const columns3 = mostOfTwo(outer, left, right, a, d, b, c);
  return Math.max(
    rows1 + Math.max(columns2, columns3),
    rows2 + Math.max(columns1, columns3),
    rows3 + Math.max(columns1, columns2),
  );
}

/** The most that two opposite lines are worth, with one edge each in their middles, and one pair of corners each at their ends. */
function mostOfTwo(
  outer: Uint8Array,
  edge: number,
  opposite: number,
  a: number,
  b: number,
  c: number,
  d: number,
): number {
  return Math.max(
    of(outer, at(a, edge, b)) + of(outer, at(c, opposite, d)),
    of(outer, at(c, edge, d)) + of(outer, at(a, opposite, b)),
  );
}

/** The corners in the first order in which the outer lines are worth most. */
function lieOf(order: Uint8Array, dice: Uint8Array, outer: Uint8Array): Lie {
  const [left = 0, right = 0, top = 0, bottom = 0, ...rest] = order;
  const lies = CORNERS.map((corner) => [left, right, top, bottom, ...corner.map((each) => rest[each] ?? 0)]);
  const worths = lies.map((lie) => {
    const [l = 0, r = 0, t = 0, b = 0, nw = 0, ne = 0, sw = 0, se = 0] = lie.map((die) => of(dice, die));
    const rows = of(outer, at(nw, t, ne)) + of(outer, at(sw, b, se));
    return rows + of(outer, at(nw, l, sw)) + of(outer, at(ne, r, se));
  });
  return lies[worths.indexOf(Math.max(...worths))] ?? [];
}

/**
 * The highest score that can be reached with nine dice in any order, and with one exchange where the dice of a middle are given. Of several
 * squares with that score it is one, always the same; without an exchange where none is needed.
 * @param dice nine dice as a square, or its notation: `r1r2r3/r2w3b4/b3b4b5`
 * @throws GameError `bad-position` for what is no square of nine rolled dice, the white one in the centre; `bad-options`
 */
export function bestSquare(dice: CuboSquare | string, { streets, middle = [] }: SolverOptions = {}): BestSquare {
  const square = typeof dice === 'string' ? parseSquare(dice) : dice;
  const white = square[CENTRE];
  const own = square.filter(({ colour }) => colour !== 'w');
  if (square.length !== CELLS || own.length !== CELLS - 1 || white?.colour !== 'w' || !areRolled(square)) {
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
  let best: Candidate = { lie: [], total: -1, ...search(kinds, joker, worths, -1), dice: own, given: -1 };
  const tried = new Set<number>();
  for (const taken of middle) {
    own.forEach((given, i) => {
      if (!taken || isSame(given, taken) || tried.has(kindOf(given) * KINDS + kindOf(taken))) return;
      tried.add(kindOf(given) * KINDS + kindOf(taken));
      const changed = own.map((die, each) => (each === i ? taken : die));
      const found = search(Uint8Array.from(changed, kindOf), joker, worths, best.total);
      if (found) best = { ...found, dice: changed, given: i };
    });
  }
  return laid(best, own, white);
}

interface Candidate {
  readonly lie: Lie;
  readonly total: number;
  /** The eight dice it is made of, and which of them has come in exchange; −1 where none has. */
  readonly dice: readonly CuboDie[];
  readonly given: number;
}

const isSame = (one: CuboDie, other: CuboDie): boolean => one.colour === other.colour && one.value === other.value;

function laid({ lie, total, dice, given }: Candidate, own: readonly CuboDie[], white: CuboDie): BestSquare {
  const square = Array.from({ length: CELLS }, () => white);
  lie.forEach((die, i) => (square[PLACES[i] ?? CENTRE] = dice[die] ?? white));
  const cell = PLACES[lie.indexOf(given)];
  const exchange = cell === undefined ? null : { taken: dice[given] as CuboDie, cell, given: own[given] as CuboDie };
  return { square, total, exchange };
}
