import type { Triple } from './compact.js';
import { unpackNetwork } from './pack.js';
import { TABLES } from './tables.js';
import { ValueFunction } from './value.js';

const known = new Map<Triple, ValueFunction>();

/** The value function for a triple of numbers. */
export function valueFunction(triple: Triple): ValueFunction {
  const found = known.get(triple);
  if (found) return found;
  const made = new ValueFunction(triple, unpackNetwork(TABLES[triple]));
  known.set(triple, made);
  return made;
}
