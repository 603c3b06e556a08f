/**
 * The rules for the worth of a square, and the search for the best one, written as plainly as can be and without what the game has for
 * it: every order of the dice is tried.
 */
import type { CuboDie, CuboOptions, CuboSquare } from '../../../src/games/cubo/index.js';

type Streets = CuboOptions['streets'];

/** Two dice that share a bit can be of one colour. */
const COLOURS = { r: 1, b: 2, w: 3 } as const;

/** The six lines, by their cells. */
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8];

function worth(values: Uint8Array, colours: Uint8Array, isOrdered: boolean): number {
  let total = 0;
  for (let i = 0; i < LINES.length; i += 3) {
    const [one, two, three] = [LINES[i] as number, LINES[i + 1] as number, LINES[i + 2] as number];
    const [a, b, c] = [values[one] as number, values[two] as number, values[three] as number];
    const highest = Math.max(a, b, c);
    const lowest = Math.min(a, b, c);
    const isSpread = highest - lowest === 2 && a + b + c === 3 * (lowest + 1);
    const isStreet = isSpread && (!isOrdered || b === lowest + 1);
    if (!isStreet && highest !== lowest) continue;
    const shared = (colours[one] as number) & (colours[two] as number) & (colours[three] as number);
    total += shared === 0 ? highest : 2 * highest;
  }
  return total;
}

const valuesOf = (square: CuboSquare): Uint8Array => Uint8Array.from(square, ({ value }) => value ?? 0);
const coloursOf = (square: CuboSquare): Uint8Array => Uint8Array.from(square, ({ colour }) => COLOURS[colour]);

export const plainWorth = (square: CuboSquare, streets: Streets): number =>
  worth(valuesOf(square), coloursOf(square), streets === 'ordered');

/** The most that a square of these dice is worth, the white one in the centre: all 40 320 of them are looked at. */
export function plainBest(square: CuboSquare, streets: Streets): number {
  const values = valuesOf(square);
  const colours = coloursOf(square);
  const cells = [0, 1, 2, 3, 5, 6, 7, 8];
  const swap = (one: number, other: number): void => {
    [values[one], values[other]] = [values[other] as number, values[one] as number];
    [colours[one], colours[other]] = [colours[other] as number, colours[one] as number];
  };
  let best = 0;
  const lay = (from: number): void => {
    if (from === cells.length) {
      best = Math.max(best, worth(values, colours, streets === 'ordered'));
      return;
    }
    for (let i = from; i < cells.length; i++) {
      swap(cells[from] as number, cells[i] as number);
      lay(from + 1);
      swap(cells[from] as number, cells[i] as number);
    }
  };
  lay(0);
  return best;
}

/** The most that these dice are worth where one of a middle may be taken for any of them but the white one. */
export function plainBestExchange(square: CuboSquare, middle: readonly (CuboDie | null)[], streets: Streets): number {
  const results = new Map<string, number>();
  const look = (dice: CuboSquare): void => {
    // Orders of the same dice need not be tried again.
    const key = dice
      .map(({ colour, value }) => `${colour}${value}`)
      .sort()
      .join('');
    if (!results.has(key)) results.set(key, plainBest(dice, streets));
  };
  look(square);
  for (const taken of middle) {
    square.forEach(({ colour }, cell) => {
      if (taken && colour !== 'w') look(square.map((die, i) => (i === cell ? taken : die)));
    });
  }
  return Math.max(...results.values());
}
