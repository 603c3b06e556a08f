import { seeded } from '../games/seeded.js';

/** The generator's first numbers are alike for seeds that are alike. */
const SKIPPED = 32;

/** Random numbers for a game, independent of those for the next seed. */
export function diceFor(seed: number): () => number {
  const random = seeded(Math.imul(seed, 0x9e3779b1));
  for (let i = 0; i < SKIPPED; i++) random();
  return random;
}
