/** Computes what rolling on is worth in Cubo from random rolls with a random middle, for src/opponents/cubo/rolling.ts; in a minute. */
import { bestSquare } from '../../src/games/cubo/index.js';
import type { Colour, CuboDie, Value } from '../../src/games/cubo/index.js';
import { cuboOptions } from '../../src/games/cubo/options.js';
import { ROLL_COST } from '../../src/opponents/cubo/rolling.js';
import { seeded } from '../games/seeded.js';

const ROLLS = Number(process.argv[2] ?? 20_000);

const { streets: option } = cuboOptions;
for (const streets of option.type === 'choice' ? option.values : []) {
  const random = seeded(1);
  const roll = (colours: string): CuboDie[] =>
    Array.from(colours, (colour) => ({
      colour: colour as Colour,
      value: (Math.floor(random() * 6) + 1) as Value,
    }));
  const totals = Array.from(
    { length: ROLLS },
    () => bestSquare(roll('rrrrwbbbb'), { streets, middle: roll('rrbb') }).total,
  );
  const gainAbove = (total: number) => totals.reduce((sum, each) => sum + Math.max(0, each - total), 0) / ROLLS;
  let [low, high] = [0, 54];
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (gainAbove(middle) > ROLL_COST) low = middle;
    else high = middle;
  }
  console.log(`${streets}: ${low.toFixed(1)}`);
}
