import { FREE, wayOf } from './compact.js';
import type { Triple } from './compact.js';

/** The rolls that leave the same choice, and their probability. */
export interface RollChoice {
  readonly weight: number;
  readonly ways: Uint16Array;
}

const known = new Map<Triple, readonly RollChoice[]>();

/** The choices of all rolls of five dice for a triple of numbers. The weights add up to 1. */
export function rollChoices(triple: Triple): readonly RollChoice[] {
  const found = known.get(triple);
  if (found) return found;
  const choices = new Map<string, { weight: number; ways: Uint16Array }>();
  for (const [dice, weight] of ROLLS()) {
    const ways = waysOf(dice, triple);
    const key = ways.join();
    const same = choices.get(key);
    if (same) same.weight += weight;
    else choices.set(key, { weight, ways });
  }
  const list = [...choices.values()];
  known.set(triple, list);
  return list;
}

const knownWays = new Map<Triple, Uint16Array>();

/** The different ways to enter any roll with a triple of numbers, ascending. */
export function waysOfTriple(triple: Triple): Uint16Array {
  const found = knownWays.get(triple);
  if (found) return found;
  const ways = Uint16Array.from(new Set(rollChoices(triple).flatMap((choice) => [...choice.ways]))).sort();
  knownWays.set(triple, ways);
  return ways;
}

/** All ascending rolls with their probabilities. */
function ROLLS(dice: readonly number[] = [], weight = 1): readonly (readonly [readonly number[], number])[] {
  if (dice.length === 5) return [[dice, weight]];
  return [1, 2, 3, 4, 5, 6].flatMap((value) => {
    if (value < (dice.at(-1) ?? 1)) return [];
    const equal = dice.filter((die) => die === value).length;
    return ROLLS([...dice, value], (weight * (dice.length + 1)) / (equal + 1) / 6);
  });
}

/** The different ways to enter an ascending roll. */
function waysOf(dice: readonly number[], triple: Triple): Uint16Array {
  const slotOf = (die: number): number => triple.indexOf(String(die));
  const own = dice.filter((die) => slotOf(die) >= 0);
  const ways = (own.length > 0 ? own : dice).flatMap((discard) => {
    const at = dice.indexOf(discard);
    const [a = 0, b = 0, c = 0, d = 0] = dice.filter((_, i) => i !== at);
    const slot = own.length > 0 ? slotOf(discard) : FREE;
    return [wayOf(slot, a + b - 2, c + d - 2), wayOf(slot, a + c - 2, b + d - 2), wayOf(slot, a + d - 2, b + c - 2)];
  });
  return Uint16Array.from(new Set(ways)).sort();
}
