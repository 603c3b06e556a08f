import type { Seat } from '../game.js';
import { GameError, brief } from '../game-error.js';
import { resolveOptions } from '../options.js';
import { makeSquare, parseSquare } from './notation.js';
import { cuboOptions } from './options.js';
import type { CuboOptions } from './options.js';
import { CELLS, SIZE, areRolled, cellName } from './square.js';
import type { Cell, CuboDie, CuboSquare } from './square.js';
import type { CuboScoreLine, CuboState } from './state.js';

type Streets = Pick<CuboOptions, 'streets'>;

/** What one of the six lines of a square earns. */
export interface CuboLine {
  /** A row, `1` to `3` from the top, or a column, `a` to `c`. */
  readonly name: string;
  readonly cells: readonly Cell[];
  /** Three consecutive numbers, three equal ones, or neither. */
  readonly kind: 'street' | 'lane' | null;
  /** Whether it is of one colour, which counts double. */
  readonly isDouble: boolean;
  readonly points: number;
}

/** A square's score, line by line: the rows from the top, then the columns. */
export interface CuboSquareScore {
  readonly lines: readonly CuboLine[];
  readonly total: number;
}

const STEPS = [0, 1, 2];

/** The rows and columns of a square; there are no diagonals. */
export const LINES: readonly Pick<CuboLine, 'name' | 'cells'>[] = Array.from('123abc', (name, i) => ({
  name,
  cells: STEPS.map((step) => (i < SIZE ? i * SIZE + step : step * SIZE + i - SIZE)),
}));

/** What three dice in a line are, and what they are worth before doubling. Dice that are not rolled are nothing. */
function kindOf(line: readonly CuboDie[], { streets }: Streets): [kind: CuboLine['kind'], worth: number] {
  const values = line.map(({ value }) => value ?? NaN);
  const [first = 0, second = 0, third = 0] = streets === 'ordered' ? values : [...values].sort();
  if (first === second && second === third) return ['lane', first];
  const isStreet = Math.abs(second - first) === 1 && third - second === second - first;
  return isStreet ? ['street', Math.max(first, third)] : [null, 0];
}

/** The white die has any colour. */
const isOfOneColour = (line: readonly CuboDie[]): boolean =>
  new Set(line.flatMap(({ colour }) => (colour === 'w' ? [] : [colour]))).size === 1;

/** What three dice earn that lie in a line. */
export function lineScore(dice: readonly CuboDie[], options: Streets): Pick<CuboLine, 'kind' | 'isDouble' | 'points'> {
  const [kind, worth] = kindOf(dice, options);
  const isDouble = kind !== null && isOfOneColour(dice);
  return { kind, isDouble, points: isDouble ? 2 * worth : worth };
}

/** What each of the six lines earns. */
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
 * The score of a square, explained line by line. A street is worth its highest number, a lane one of its numbers, and either twice as much
 * in one colour (rules of Cubo, “Score of a square”).
 * @param square nine dice row by row, or their notation: `r1r2r3/r2w3b4/b3b4b5`
 * @throws GameError `bad-position` for what is no square of nine rolled dice, `bad-options`
 */
export function scoreSquare(square: CuboSquare | string, options: Partial<Streets> = {}): CuboSquareScore {
  const lines = linesOf(rolledSquare(square), resolveOptions(cuboOptions, options));
  return { lines, total: totalOf(lines) };
}

/**
 * A square from anywhere, as nine dice with their numbers or in its notation.
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
    // What cannot be written is no square either.
  }
  return brief(square);
}

/** The number of the first round that the state remembers. */
export const firstRoundOf = ({ round, phase, rounds }: CuboState): number =>
  round - rounds.length + (phase === 'over' ? 1 : 0);

/** The lines that earned points, round by round, after what the position that the game began from says was earned earlier. */
export function score(state: CuboState, seat: Seat): readonly CuboScoreLine[] {
  const { options, rounds, seats } = state;
  const earned = rounds.flatMap((squares, i) => scoreLines(squares[seat] ?? [], firstRoundOf(state) + i, options));
  const points = (seats[seat]?.score ?? 0) - earned.reduce((sum, line) => sum + line.points, 0);
  return points > 0 ? [{ code: 'earlier', points, cells: [], round: 0, isDouble: false }, ...earned] : earned;
}

function scoreLines(square: CuboSquare, round: number, options: Streets): readonly CuboScoreLine[] {
  if (square.length === 0) return [];
  return linesOf(square, options).flatMap(({ kind, points, cells, isDouble }) =>
    kind ? [{ code: kind, points, cells: cells.map(cellName), round, isDouble }] : [],
  );
}
