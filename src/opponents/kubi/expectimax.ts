import { WAYS, discardsAfter, marksAfter } from './compact.js';
import { areDone } from './compact.js';
import { scoreOf } from './features.js';
import { rollChoices } from './rolls.js';
import type { ValueFunction } from './value.js';

const values = new Float64Array(WAYS);

/** The expected result of a sheet before a roll: the mean over all rolls of the best way to enter each. */
export function expectedValue(valueOf: ValueFunction, marks: Uint8Array, discards: number): number {
  if (areDone(discards)) return scoreOf(marks);
  valueOf.ofAll(marks, discards, values);
  let expected = 0;
  for (const { weight, ways } of rollChoices(valueOf.triple)) {
    let best = -Infinity;
    for (let i = 0; i < ways.length; i++) best = Math.max(best, values[ways[i]!]!);
    expected += weight * best;
  }
  return expected;
}

/** The expected result after a way to enter a roll, looking at the next roll too. */
export const valueAfter = (valueOf: ValueFunction, marks: Uint8Array, discards: number, way: number): number =>
  expectedValue(valueOf, marksAfter(marks, way), discardsAfter(discards, way));
