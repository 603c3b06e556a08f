/**
 * Solves when to roll again in Cubo, from the last round back, over all rolls and all middles: nothing is drawn, so the numbers are exact. Writes
 * src/opponents/cubo/tables.ts; in two minutes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cuboOptions } from '../../src/games/cubo/options.js';
import { ROUNDS } from '../../src/games/cubo/rules.js';
import { BALANCED, MIDDLES, MOST_DRIFT, ROLL_COST, STEP, pack } from '../../src/opponents/cubo/rolling.js';
import { faces, rollsOf } from './cubo-rolls.js';
import type { Rolls, Streets } from './cubo-rolls.js';

/** Red dice of a seat and the middle together, alone in practice. */
const ALL_REDS = 6;
const MOST_POINTS = 60;
/** Values are counted in thousandths of a point. */
const FINE = 1000;

const DRIFTS = Array.from({ length: MOST_DRIFT + 1 }, (_, drift) => drift);

/** A red one to a red six, then blue ones, of a middle. */
const kindsOf = (middle: string): readonly number[] =>
  middle.split(' ').flatMap((numbers, colour) => Array.from(numbers, (number) => 6 * colour + Number(number) - 1));

/** The share of middles that show this. */
function weightOf(middle: string): number {
  const weights = middle.split(' ').map((numbers) => {
    const counts = [1, 2, 3, 4, 5, 6].map((value) => numbers.split(String(value)).length - 1);
    const all = faces[numbers.length]!;
    return all.weights[all.all.findIndex((each) => each.join() === counts.join())]!;
  });
  return weights[0]! * weights[1]!;
}

/**
 * The value at which one more roll gains just what it costs.
 * @param gains what a red die more, and one less, adds to the rounds to come
 */
function reservation({ weights, alone, kinds }: Rolls, middle: string, gains: readonly [number, number]): number {
  const dice = kindsOf(middle).map((kind) => ({ ...kinds[kind]!, gain: gains[kind < 6 ? 0 : 1] }));
  const shares = new Float64Array(MOST_POINTS * FINE);
  for (let roll = 0; roll < weights.length; roll++) {
    let best = alone[roll]!;
    for (const { same, other, gain } of dice) {
      best = Math.max(best, same[roll]!);
      if (other[roll]! > 0) best = Math.max(best, other[roll]! + gain);
    }
    shares[Math.round(best * FINE)]! += weights[roll]!;
  }
  let above = 0;
  let gain = 0;
  for (let value = shares.length - 1; ; value--) {
    if (gain >= ROLL_COST) return value / FINE + (gain - ROLL_COST) / above;
    above += shares[value]!;
    gain += above / FINE;
  }
}

function solve(streets: Streets): string {
  const rollsWith = rollsOf(streets);
  const all = DRIFTS.map((drift) => rollsWith(BALANCED + drift));
  const rounds = [DRIFTS.map(() => 0)];
  const rolling: number[][] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const later = (reds: number) => rounds[round - 1]![Math.min(MOST_DRIFT, Math.abs(reds - BALANCED))]!;
    const found = MIDDLES.map((middle) => {
      const reds = ALL_REDS - middle.indexOf(' ');
      const gains = [later(reds + 1) - later(reds), later(reds - 1) - later(reds)] as const;
      return reservation(all[reds - BALANCED]!, middle, gains);
    });
    rolling.push(found);
    rounds.push(
      DRIFTS.map((drift) => {
        const own = MIDDLES.flatMap((middle, i) =>
          middle.indexOf(' ') === ALL_REDS - BALANCED - drift ? [weightOf(middle) * (found[i]! + ROLL_COST)] : [],
        );
        return later(BALANCED + drift) + own.reduce((sum, each) => sum + each, 0);
      }),
    );
    console.log(`${streets}: ${round} rounds are worth ${rounds[round]!.map((worth) => worth.toFixed(2)).join(', ')}`);
  }
  const least = STEP * Math.floor(Math.min(...rolling.flat()) / STEP);
  const worths = rounds.map((worth) => `[${worth.map((each) => Number(each.toFixed(3))).join(', ')}]`);
  return `  '${streets}': {
    rounds: [${worths.join(', ')}],
    least: ${least.toFixed(2)},
    rolling:
      '${pack(rolling, least)}',
  },`;
}

const { streets: option } = cuboOptions;
const tables = option.type === 'choice' ? option.values.map(solve) : [];
const code = `/* Written by \`npm run train:cubo\`. */
import type { CuboOptions } from '../../games/cubo/index.js';

interface Tables {
  /** What no round to six rounds to come are worth with four red dice, with five (or three), and with six (or two), less what rolling costs. */
  readonly rounds: readonly (readonly number[])[];
  /** The least of the packed values, and the values: what rolling is worth in a round, by the dice in the middle. */
  readonly least: number;
  readonly rolling: string;
}

export const TABLES: Readonly<Record<CuboOptions['streets'], Tables>> = {
${tables.join('\n')}
};
`;
writeFileSync(join(import.meta.dirname, '../../src/opponents/cubo/tables.ts'), code);
