import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** 128 unpredictable bits as 32 hexadecimal digits. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}

const PRIMES = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1] as const;

/** Hashes a text into the four words of a generator's state. */
function stateFrom(text: string): number[] {
  let words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x71374491];
  for (const char of `${text}\0\0\0\0`) {
    const code = char.codePointAt(0) ?? 0;
    words = words.map((word, lane) => {
      const mixed = Math.imul(word ^ code ^ (words[(lane + 1) % 4] ?? 0), PRIMES[lane] ?? 1);
      return (mixed << 13) | (mixed >>> 19);
    });
  }
  return words;
}

/**
 * The random numbers for one draw, counted from 0. Each draw has its own stream, so undo cannot change the dice: the same seed gives the same dice on
 * every machine, whatever is played in between.
 * @returns a source of numbers in [0, 1)
 */
export function randomForDraw(seed: string, index: number): () => number {
  const generator = xoroshiro128plusFromState(stateFrom(`${seed}/${index}`));
  return () => uniformFloat64(generator);
}
