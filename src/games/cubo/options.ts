import { brief, notOneOf } from '../game-error.js';
import type { OptionTable } from '../options.js';

export interface CuboOptions {
  /** Whether a street has its numbers in order along the line, as printed, or in any order. */
  readonly streets: 'ordered' | 'any-order';
  /** A house rule: everybody begins each round with four red and four blue dice, whatever was exchanged before. */
  readonly resetColours: boolean;
  /** How long a round takes for one who practises alone: whole seconds, from 5 to 3600. */
  readonly practiceSeconds: number;
  /** Whether time is limited at all: the last player's six seconds, and the rounds of one who practises. */
  readonly timeLimits: boolean;
}

export const cuboOptions: OptionTable<CuboOptions> = {
  streets: { type: 'choice', default: 'ordered', values: ['ordered', 'any-order'] },
  resetColours: { type: 'boolean', default: false },
  practiceSeconds: { type: 'data', default: 60, examples: [5, 90], read: readSeconds },
  timeLimits: { type: 'boolean', default: true },
};

function readSeconds(value: unknown): number {
  const seconds = /^\d+$/.test(brief(value)) ? Number(value) : 0;
  if (seconds >= 5 && seconds <= 3600) return seconds;
  throw notOneOf('bad-options', 'practice-seconds', value, ['whole seconds from 5 to 3600']);
}
