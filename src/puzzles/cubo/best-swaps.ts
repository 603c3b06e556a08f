import { linesOf, totalOf } from '../../games/cubo/score.js';
import { CELLS, CENTRE, swapped } from '../../games/cubo/square.js';
import type { Cell, CuboSquare } from '../../games/cubo/square.js';
import type { CuboOptions } from '../../games/cubo/index.js';

type Swap = readonly [Cell, Cell];

/** What some swaps make of a square. */
export interface Swapped {
  readonly total: number;
  /** From first to last. */
  readonly swaps: readonly Swap[];
}

const MOVABLE = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => cell !== CENTRE);
const PAIRS: readonly Swap[] = MOVABLE.flatMap((first) =>
  MOVABLE.filter((second) => second > first).map((second) => [first, second] as const),
);

/**
 * The best that a square can become by so many swaps at most, with as few of them as that takes.
 * @param known what has been found of squares with so many swaps left: most are reached in several ways
 */
export function bestSwaps(
  square: CuboSquare,
  most: number,
  options: CuboOptions,
  known = new Map<string, Swapped>(),
): Swapped {
  const key = most + square.map(({ colour, value }) => `${colour}${value}`).join('');
  const found = known.get(key);
  if (found) return found;
  let best: Swapped = { total: totalOf(linesOf(square, options)), swaps: [] };
  for (const swap of most > 0 ? PAIRS : []) {
    const { total, swaps } = bestSwaps(swapped(square, swap), most - 1, options, known);
    const isBetter = total > best.total || (total === best.total && swaps.length + 1 < best.swaps.length);
    if (isBetter) best = { total, swaps: [swap, ...swaps] };
  }
  known.set(key, best);
  return best;
}
