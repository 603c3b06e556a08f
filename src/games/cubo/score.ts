import type { Seat } from '../game.js';
import { GameError, brief } from '../game-error.js';
import { resolveOptions } from '../options.js';
import { forSeat } from '../seats.js';
import { makeSquare, parseSquare } from './notation.js';
import { cuboOptions } from './options.js';
import type { CuboOptions } from './options.js';
import { CELLS, SIZE, areRolled, cellName } from './square.js';
import type { Cell, CuboDie, CuboSquare } from './square.js';
import type { CuboScoreLine, CuboState } from './state.js';

type Streets = Pick<CuboOptions, 'streets'>;

/** The score of one of the six lines of a square. */
export interface CuboLine {
  /** A row, `1` to `3` from the top, or a column, `a` to `c`. */
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Three consecutive numbers (street), three equal ones (lane), or `null`. */
  readonly kind: 'street' | 'lane' | null;
  /** Whether all dice are of one colour, which doubles the points. */
  readonly isDouble: boolean;
  readonly points: number;
}

/** The score of a square, with its lines: the rows from the top, then the columns. */
export interface CuboSquareScore {
  readonly lines: readonly CuboLine[];
  readonly total: number;
}

const STEPS = [0, 1, 2];

/** The rows and columns of a square. Diagonals do not count. */
export const LINES: readonly Pick<CuboLine, 'name' | 'cells'>[] = Array.from('123abc', (name, i) => ({
  name,
  cells: STEPS.map((step) => (i < SIZE ? i * SIZE + step : step * SIZE + i - SIZE)),
}));

/** The kind and value of a line before doubling. Unrolled dice score nothing. */
function kindOf(line: readonly CuboDie[], { streets }: Streets): [kind: CuboLine['kind'], worth: number] {
  const values = line.map(({ value }) => value ?? NaN);
  const [first = 0, second = 0, third = 0] = streets === 'ordered' ? values : [...values].sort();
  if (first === second && second === third) return ['lane', first];
  const isStreet = Math.abs(second - first) === 1 && third - second === second - first;
  return isStreet ? ['street', Math.max(first, third)] : [null, 0];
}

/** The white die counts as any colour. */
const isOfOneColour = (line: readonly CuboDie[]): boolean =>
  new Set(line.flatMap(({ colour }) => (colour === 'w' ? [] : [colour]))).size === 1;

/** The points of three dice in a line. */
export function lineScore(dice: readonly CuboDie[], options: Streets): Pick<CuboLine, 'kind' | 'isDouble' | 'points'> {
  const [kind, worth] = kindOf(dice, options);
  const isDouble = kind !== null && isOfOneColour(dice);
  return { kind, isDouble, points: isDouble ? 2 * worth : worth };
}

/** The score of each of the six lines. */
export function linesOf(square: CuboSquare, options: Streets): readonly CuboLine[] {
  return LINES.map((line) => ({
    ...line,
    ...lineScore(
      line.cells.map((cell) => square[cell] as CuboDie),
      options,
    ),
  }));
}

export const totalOf = (lines: readonly CuboLine[]): number => lines.reduce((total, { points }) => total + points, 0);

/**
 * The score of a square, line by line. A street scores its highest number, a lane its number; both score double in one colour
 * (rules of Cubo, “Score of a square”).
 * @param square nine dice row by row, or their notation: `r1r2r3/r2w3b4/b3b4b5`
 * @throws GameError `bad-position` unless it is a square of nine rolled dice, `bad-options`
 */
export function scoreSquare(square: CuboSquare | string, options: Partial<Streets> = {}): CuboSquareScore {
  const lines = linesOf(rolledSquare(square), resolveOptions(cuboOptions, options));
  return { lines, total: totalOf(lines) };
}

/**
 * Validates a square: nine rolled dice, or their notation.
 * @throws GameError `bad-position`
 */
export function rolledSquare(given: CuboSquare | string): CuboSquare {
  const square = parseSquare(textOf(given));
  if (areRolled(square)) return square;
  throw new GameError('bad-position', 'a square to be scored has nine dice with their numbers', { place: 'square' });
}

function textOf(square: CuboSquare | string): string {
  try {
    if (typeof square === 'string') return square;
    if (square.length === CELLS) return makeSquare(square);
  } catch {
    // A value that cannot be converted to notation is not a square either.
  }
  return brief(square);
}

/** The number of the first round in `rounds`. */
export const firstRoundOf = ({ round, phase, rounds }: CuboState): number =>
  round - rounds.length + (phase === 'over' ? 1 : 0);

/** The lines that scored, round by round, after a line for the points of the starting position. */
export function score(state: CuboState, seat: Seat): readonly CuboScoreLine[] {
  const { options, rounds, seats } = state;
  const earned = rounds.flatMap((squares, i) =>
    scoreLines(forSeat(squares, seat) ?? [], firstRoundOf(state) + i, options),
  );
  const points = (forSeat(seats, seat)?.score ?? 0) - earned.reduce((sum, line) => sum + line.points, 0);
  return points > 0 ? [{ code: 'earlier', points, cells: [], round: 0, isDouble: false }, ...earned] : earned;
}

function scoreLines(square: CuboSquare, round: number, options: Streets): readonly CuboScoreLine[] {
  if (square.length === 0) return [];
  return linesOf(square, options).flatMap(({ kind, points, cells, isDouble }) =>
    kind ? [{ code: kind, points, cells: cells.map(cellName), round, isDouble }] : [],
  );
}
