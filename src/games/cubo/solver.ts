/**
 * The best square that nine dice can be laid as. The search is exact: it lays the four edges in each way that differs by more than a turn or a
 * mirror, which settles the two lines through the white die, and goes on only where the four outer lines can still beat what has been found.
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

/** The 210 ways to choose two pairs of opposite edges from eight dice, each with the four dice that are left. */
const EDGES = edges();

/** The 24 orders of four corners. */
const CORNERS = orders([0, 1, 2, 3]);

function orders(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => orders(items.filter((each) => each !== item)).map((rest) => [item, ...rest]));
}

function edges(): readonly (readonly number[])[] {
  const dice = [0, 1, 2, 3, 4, 5, 6, 7];
  const pairs = dice.flatMap((one) => dice.filter((other) => other > one).map((other) => [one, other] as const));
  return pairs.flatMap(([left, right]) =>
    pairs
      .filter(([top, bottom]) => top > left && ![top, bottom].includes(right))
      .map(([top, bottom]) => {
        const rest = dice.filter((die) => ![left, right, top, bottom].includes(die));
        return [left, right, top, bottom, ...rest];
      }),
  );
}

/** The cells in the order of {@link EDGES}: left, right, top, bottom, then the corners as rows. */
const PLACES: readonly Cell[] = [3, 5, 1, 7, 0, 2, 6, 8];

/** Which die, by its index, comes to each of {@link PLACES}. */
type Lie = readonly number[];

/** The best way to lay eight dice round a white one, where it is worth more than `least`. */
function search(
  dice: Uint8Array,
  white: number,
  { outer, inner }: Worths,
  least: number,
): { lie: Lie; total: number } | undefined {
  const most = bestLines(dice, outer);
  let best = least;
  let lie: Lie | undefined;
  for (const edge of EDGES) {
    const [left = 0, right = 0, top = 0, bottom = 0] = edge;
    const [l = 0, r = 0, t = 0, b = 0] = [dice[left], dice[right], dice[top], dice[bottom]];
    const cross = (inner[at(l, white, r)] ?? 0) + (inner[at(t, white, b)] ?? 0);
    const hope = (most[left] ?? 0) + (most[right] ?? 0) + (most[top] ?? 0) + (most[bottom] ?? 0);
    if (cross + hope <= best) continue;
    for (const corner of CORNERS) {
      const [c0 = 0, c1 = 0, c2 = 0, c3 = 0] = corner;
      const nw = dice[edge[4 + c0] ?? 0] ?? 0;
      const ne = dice[edge[4 + c1] ?? 0] ?? 0;
      const sw = dice[edge[4 + c2] ?? 0] ?? 0;
      const se = dice[edge[4 + c3] ?? 0] ?? 0;
      const total =
        cross +
        (outer[at(nw, t, ne)] ?? 0) +
        (outer[at(sw, b, se)] ?? 0) +
        (outer[at(nw, l, sw)] ?? 0) +
        (outer[at(ne, r, se)] ?? 0);
      if (total <= best) continue;
      best = total;
      lie = [left, right, top, bottom, ...corner.map((each) => edge[4 + each] ?? 0)];
    }
  }
  return lie && { lie, total: best };
}

/** For each die the most that a line is worth in whose middle it lies. */
function bestLines(dice: Uint8Array, outer: Uint8Array): Uint8Array {
  const most = new Uint8Array(dice.length);
  dice.forEach((die, i) => {
    for (let one = 0; one < dice.length; one++) {
      for (let other = one + 1; other < dice.length; other++) {
        if (one === i || other === i) continue;
        most[i] = Math.max(most[i] ?? 0, outer[at(dice[one] ?? 0, die, dice[other] ?? 0)] ?? 0);
      }
    }
  });
  return most;
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
