import { WAYS, areDone } from './compact.js';
import type { Triple } from './compact.js';
import { rollChoices } from './rolls.js';
import { scoreOf } from './score.js';
import type { ValueFunction } from './value.js';

const values = new Float64Array(WAYS);

/** The expected result of a sheet before a roll: the mean over all rolls of the best way to enter each. */
export function expectedValue(valueOf: ValueFunction, marks: Uint8Array, discards: number): number {
  if (areDone(discards)) return scoreOf(marks);
  return meanOfBest(valueOf.triple, valueOf.ofAll(marks, discards, values));
}

/** The mean over all rolls of the best way to enter each, where the ways are worth so much. */
export function meanOfBest(triple: Triple, worths: Float64Array): number {
  let mean = 0;
  for (const { weight, ways } of rollChoices(triple)) {
    let best = -Infinity;
    for (let i = 0; i < ways.length; i++) best = Math.max(best, worths[ways[i]!]!);
    mean += weight * best;
  }
  return mean;
}
