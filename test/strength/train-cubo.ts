/**
 * Solves when to roll again in Cubo, from the last round back, over all rolls and all middles: nothing is drawn, so the numbers are exact. Writes
 * src/opponents/cubo/tables.ts, and for reviews what points this comes to, src/opponents/cubo/points.ts; in two minutes.
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
/** Means over one of so many middles are near enough. */
const SOME = 8;

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

/** @param gains what a red die more, and one less, adds to the rounds to come. @returns the share of rolls that are worth so many thousandths of a point */
function sharesOf({ weights, alone, kinds }: Rolls, middle: string, gains: readonly [number, number]): Float64Array {
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
  return shares;
}

/** The value at which one more roll gains just what it costs, and how often a roll is worth more. */
function reservation(shares: Float64Array): { readonly value: number; readonly above: number } {
  let above = 0;
  let gain = 0;
  for (let value = shares.length - 1; ; value--) {
    if (gain >= ROLL_COST) return { value: value / FINE + (gain - ROLL_COST) / above, above };
    above += shares[value]!;
    gain += above / FINE;
  }
}

/** The points that one roll is worth on average with none to four dice of a middle, over one in {@link SOME} middles. */
function meansOf(rolls: Rolls): readonly number[] {
  const some = MIDDLES.filter((middle, i) => middle.indexOf(' ') === ALL_REDS - BALANCED && i % SOME === 0);
  return [0, 1, 2, 3, 4].map((count) => {
    const means = some.map((middle) => {
      const [red = '', blue = ''] = middle.split(' ');
      const left = `${red.slice(0, Math.ceil(count / 2))} ${blue.slice(0, Math.floor(count / 2))}`;
      return sharesOf(rolls, left, [0, 0]).reduce((sum, share, points) => sum + (share * points) / FINE, 0);
    });
    return means.reduce((sum, mean) => sum + mean, 0) / means.length;
  });
}

/** @returns what is written of it into each of the two files */
function solve(streets: Streets): readonly [string, string] {
  const rollsWith = rollsOf(streets);
  const all = DRIFTS.map((drift) => rollsWith(BALANCED + drift));
  const rounds = [DRIFTS.map(() => 0)];
  const points = [0];
  const more: number[] = [];
  const rolling: number[][] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const later = (reds: number) => rounds[round - 1]![Math.min(MOST_DRIFT, Math.abs(reds - BALANCED))]!;
    const found = MIDDLES.map((middle, i) => {
      const reds = ALL_REDS - middle.indexOf(' ');
      const gains = [later(reds + 1) - later(reds), later(reds - 1) - later(reds)] as const;
      const { value, above } = reservation(sharesOf(all[reds - BALANCED]!, middle, gains));
      if (round === 1) more[i] = ROLL_COST / above;
      return value;
    });
    rolling.push(found);
    const meanWith = (drift: number, worthOf: (i: number) => number): number =>
      MIDDLES.reduce(
        (sum, middle, i) =>
          middle.indexOf(' ') === ALL_REDS - BALANCED - drift ? sum + weightOf(middle) * worthOf(i) : sum,
        0,
      );
    rounds.push(DRIFTS.map((drift) => later(BALANCED + drift) + meanWith(drift, (i) => found[i]! + ROLL_COST)));
    points.push(points[round - 1]! + meanWith(0, (i) => found[i]! + more[i]!));
    console.log(`${streets}: ${round} rounds are worth ${rounds[round]!.map((worth) => worth.toFixed(2)).join(', ')}`);
  }
  const least = STEP * Math.floor(Math.min(...rolling.flat()) / STEP);
  const listOf = (list: readonly number[]) => `[${list.map((each) => Number(each.toFixed(3))).join(', ')}]`;
  return [
    `  '${streets}': {
    rounds: [${rounds.map(listOf).join(', ')}],
    least: ${least.toFixed(2)},
    rolling:
      '${pack(rolling, least)}',
  },`,
    `  '${streets}': {
    rounds: ${listOf(points)},
    means: ${listOf(meansOf(all[0]!))},
    more: '${pack([more], 0)}',
  },`,
  ];
}

const { streets: option } = cuboOptions;
const solved = option.type === 'choice' ? option.values.map(solve) : [];
const tables = solved.map(([table]) => table);
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

const points = `/* Written by \`npm run train:cubo\`. */
import type { CuboOptions } from '../../games/cubo/index.js';

interface Points {
  /** The points of no round to six rounds to come with four red dice, for whoever rolls as if a roll cost a point. */
  readonly rounds: readonly number[];
  /** The mean of what a single roll can be brought to, with none to four dice left in the middle. */
  readonly means: readonly number[];
  /** Packed, by the dice in the middle: how far what such a seat ends a round with is above the value from which on it does not roll. */
  readonly more: string;
}

export const POINTS: Readonly<Record<CuboOptions['streets'], Points>> = {
${solved.map(([, table]) => table).join('\n')}
};
`;
writeFileSync(join(import.meta.dirname, '../../src/opponents/cubo/points.ts'), points);
