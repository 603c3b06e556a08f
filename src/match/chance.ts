import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** 128 unpredictable bits as 32 hexadecimal digits. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

const PRIMES = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1] as const;

/** The longest seed, in characters. */
export const SEED_LIMIT = 1000;

const FIRST = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x71374491];

/** Mixes a text into the four words of a generator's state. */
function mixed(text: string, from: readonly number[]): readonly number[] {
  let words = from;
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    words = words.map((word, lane) => {
      const product = Math.imul(word ^ code ^ (words[(lane + 1) % 4] ?? 0), PRIMES[lane] ?? 1);
      return (product << 13) | (product >>> 19);
    });
  }
  return words;
}

/** The random numbers for a draw, counted from 0, as a source of numbers in [0, 1). */
export type Draws = (index: number) => () => number;

/**
 * The draws of a seed. Each has its own stream, so undo cannot change the dice: the same seed gives the same dice on every machine, whatever is
 * played in between.
 */
export function seededDraws(seed: string): Draws {
  let words: readonly number[] | undefined;
  return (index) => {
    words ??= mixed(seed, FIRST);
    const generator = xoroshiro128plusFromState([...mixed(`/${index}\0\0\0\0`, words)]);
    return () => uniformFloat64(generator);
  };
}
