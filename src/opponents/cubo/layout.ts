import type { BestSquare, Cell, CuboDie, CuboMove, CuboOptions, CuboSquare } from '../../games/cubo/index.js';
import { linesOf, totalOf } from '../../games/cubo/score.js';
import { MOVABLE } from '../../games/cubo/rules.js';
import { CENTRE, SIZE, swapped } from '../../games/cubo/square.js';

export const totalOfSquare = (square: CuboSquare, options: Pick<CuboOptions, 'streets'>): number =>
  totalOf(linesOf(square, options));

const isSame = (one: CuboDie | undefined, other: CuboDie | undefined): boolean =>
  one?.colour === other?.colour && one?.value === other?.value;

const turned = (square: CuboSquare): CuboSquare =>
  square.map((_, cell) => square[(SIZE - 1 - (cell % SIZE)) * SIZE + Math.floor(cell / SIZE)]!);
const flipped = (square: CuboSquare): CuboSquare =>
  square.map((_, cell) => square[(cell % SIZE) * SIZE + Math.floor(cell / SIZE)]!);

/** A square turned and mirrored in all ways. They are worth the same. */
function equals(square: CuboSquare): readonly CuboSquare[] {
  const half = turned(turned(square));
  const turns = [square, turned(square), half, turned(half)];
  return [...turns, ...turns.map(flipped)];
}

/** The next swap on a shortest way from a square to another of the same dice, turned and mirrored as is nearest; `undefined` if it is there. */
export function swapTowards(square: CuboSquare, goal: CuboSquare): CuboMove | undefined {
  const ways = equals(goal).map((each) => swapsTo(square, each));
  return ways.reduce((best, each) => (each.length < best.length ? each : best))[0];
}

/** Swaps that lead from a square to another, each of which lays one die or two where they belong. */
function swapsTo(square: CuboSquare, goal: CuboSquare): readonly CuboMove[] {
  const swaps: CuboMove[] = [];
  let now = square;
  for (let cell = 0; cell < square.length; cell++) {
    if (isSame(now[cell], goal[cell])) continue;
    const sources = [...now.keys()].filter(
      (from) => from > cell && from !== CENTRE && isSame(now[from], goal[cell]) && !isSame(now[from], goal[from]),
    );
    const from = sources.find((each) => isSame(now[cell], goal[each])) ?? sources[0];
    if (cell === CENTRE || from === undefined) continue;
    const cells: readonly [Cell, Cell] = [cell, from];
    swaps.push({ kind: 'swap', cells });
    now = swapped(now, cells);
  }
  return swaps;
}

/** The swaps that gain something at once, with the totals after them, best first. */
export function improvements(
  square: CuboSquare,
  options: Pick<CuboOptions, 'streets'>,
  moves: readonly CuboMove[],
): readonly { readonly move: CuboMove; readonly total: number }[] {
  const total = totalOfSquare(square, options);
  return moves
    .flatMap((move) =>
      move.kind === 'swap' ? [{ move, total: totalOfSquare(swapped(square, move.cells), options) }] : [],
    )
    .filter((each) => each.total > total)
    .sort((a, b) => b.total - a.total);
}

/** What a covered square can become with one die of the middle, or with none. */
export const exchanges = (square: CuboSquare, die: CuboDie | null | undefined): readonly CuboSquare[] => [
  square,
  ...(die ? MOVABLE.map((cell) => square.with(cell, die)) : []),
];

/** The most that a covered square can come to with one die of the middle, or with none. */
export const bestExchange = (square: CuboSquare, die: CuboDie | null, options: CuboOptions): number =>
  Math.max(...exchanges(square, die).map((each) => totalOfSquare(each, options)));

/** The same dice in the same order however they lie, so that the best of equal squares stays the best while dice are swapped towards it. */
export function sorted(square: CuboSquare): CuboSquare {
  const rank = ({ colour, value }: CuboDie): number => (colour === 'r' ? 0 : 6) + (value ?? 0);
  const around = square.filter((_, cell) => cell !== CENTRE).sort((a, b) => rank(a) - rank(b));
  return [...around.slice(0, CENTRE), square[CENTRE]!, ...around.slice(CENTRE)];
}

/** The square as it has to be called: with the die that is given for the one of the middle. */
export const beforeExchange = ({ square, exchange }: BestSquare): CuboSquare =>
  exchange ? square.with(exchange.cell, exchange.given) : square;
