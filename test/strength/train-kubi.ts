/**
 * Learns the weights of the opponent for Kubi by playing against the dice: TD(λ) on the sheets before each roll, every weight with a step size of its own
 * (temporal coherence learning: Beal and Smith; Jaśkowski for n-tuple networks). Writes src/opponents/kubi/tables.ts.
 *
 *     npm run train:kubi           # all triples, the same weights on every machine; about ten minutes
 *     npm run train:kubi -- 0.01   # with a hundredth of the games, to try something; writes nothing
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRIPLES, areDone, discardsAfter, marksAfter } from '../../src/opponents/kubi/compact.js';
import type { Triple } from '../../src/opponents/kubi/compact.js';
import {
  POINTS,
  SECTIONS,
  FEATURES,
  PLAIN_FEATURES,
  PLAIN_WEIGHTS,
  WEIGHTS,
  scoreOf,
} from '../../src/opponents/kubi/features.js';
import { rollChoices } from '../../src/opponents/kubi/rolls.js';
import { packWeights } from '../../src/opponents/kubi/pack.js';
import { ValueFunction } from '../../src/opponents/kubi/value.js';
import { seeded } from '../games/seeded.js';

/** The triple that a player chooses who wants the most points has weights for pairs of sums besides. */
const BEST: Triple = '126';
const GAMES = { best: 3_000_000, other: 300_000 };
const LAMBDA = 0.5;
/** The share of an error that is corrected at once, at first and at last. */
const RATES = [1, 0.05] as const;
const MOST_ROLLS = 80;
/** A weight is left out if it was used in less than one of so many games. */
const SELDOM = 2000;

/** Before anything is learned: the points of each sum, and what sums are worth with too few marks for the rolls to come. */
function firstWeights(size: number): Float64Array {
  const weights = new Float64Array(size);
  const { rows, length } = SECTIONS[0]!;
  for (let row = 0; row < rows; row++) {
    const marks = row % 11;
    for (let rolls = 0; rolls < length; rolls++) {
      const hope = marks > 0 && marks < 5 ? Math.min(1, rolls / 4 / (5 - marks)) : 0;
      weights[row * length + rolls] = POINTS[row]! * (1 - hope);
    }
  }
  return weights;
}

/** @returns the weights, packed */
function learn(triple: Triple, games: number): string {
  const isPlain = triple !== BEST;
  const size = isPlain ? PLAIN_WEIGHTS : WEIGHTS;
  const count = isPlain ? PLAIN_FEATURES : FEATURES;
  const weights = firstWeights(size);
  // The sums of the errors of each weight, with and without their sign: weights whose errors cancel out have settled.
  const errors = new Float64Array(size);
  const sizes = new Float64Array(size);
  const visits = new Uint32Array(size);
  const rolls = new ValueFunction(triple, new Float32Array(size));
  const valueOf = (features: Int32Array): number => {
    let value = 0;
    for (let i = 0; i < count; i++) value += weights[features[i]!]!;
    return value;
  };
  const random = seeded(Number(triple));
  const choices = rollChoices(triple);
  const bounds: number[] = [];
  choices.reduce((sum, { weight }, i) => (bounds[i] = sum + weight), 0);
  const roll = () => {
    const drawn = random();
    let low = 0;
    let high = bounds.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (drawn < bounds[middle]!) high = middle;
      else low = middle + 1;
    }
    return choices[low]!.ways;
  };
  const seen = Array.from({ length: MOST_ROLLS }, () => new Int32Array(count));
  const features = new Int32Array(count);
  let total = 0;
  const report = Math.floor(games / 5);
  for (let game = 1; game <= games; game++) {
    let marks: Uint8Array = new Uint8Array(11);
    let discards = 0;
    let entered = 0;
    while (!areDone(discards)) {
      let best = -Infinity;
      let bestMarks = marks;
      let bestDiscards = discards;
      for (const way of roll()) {
        const after = marksAfter(marks, way);
        const next = discardsAfter(discards, way);
        let value;
        if (areDone(next)) value = scoreOf(after);
        else {
          rolls.features(after, next, features);
          value = valueOf(features);
        }
        if (value <= best) continue;
        best = value;
        bestMarks = after;
        bestDiscards = next;
      }
      marks = bestMarks;
      discards = bestDiscards;
      if (!areDone(discards) && entered < MOST_ROLLS) rolls.features(marks, discards, seen[entered++]!);
    }
    let target = scoreOf(marks);
    total += target;
    const rate = (RATES[0] * (RATES[1] / RATES[0]) ** (game / games)) / count;
    for (let i = entered - 1; i >= 0; i--) {
      const own = seen[i]!;
      const error = target - valueOf(own);
      for (let k = 0; k < count; k++) {
        const at = own[k]!;
        const coherence = sizes[at]! > 0 ? Math.abs(errors[at]!) / sizes[at]! : 1;
        weights[at]! += rate * coherence * error;
        visits[at]!++;
        errors[at]! += error;
        sizes[at]! += Math.abs(error);
      }
      target = (1 - LAMBDA) * valueOf(own) + LAMBDA * target;
    }
    if (game % report > 0) continue;
    console.log(`${triple}: ${game} games, ${(total / report).toFixed(1)} points of late`);
    total = 0;
  }
  return packWeights(weights, (at) => visits[at]! * SELDOM >= games);
}

const share = Number(process.argv[2] ?? 1);
const tables = TRIPLES.map((triple) => {
  const text = learn(triple, Math.round(share * (triple === BEST ? GAMES.best : GAMES.other)));
  return `  '${triple}':\n    '${text}',`;
});
const code = `/* Written by \`npm run train:kubi\`. */
import type { Triple } from './compact.js';

/** The packed weights of the value function of each triple. */
export const TABLES: Readonly<Record<Triple, string>> = {
${tables.join('\n')}
};
`;
if (share === 1) writeFileSync(join(import.meta.dirname, '../../src/opponents/kubi/tables.ts'), code);
