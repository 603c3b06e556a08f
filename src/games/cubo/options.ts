import { brief, notOneOf } from '../game-error.js';
import type { OptionTable } from '../options.js';
import type { StarterOption } from '../seats.js';

/** The options of Cubo. The starter exchanges first in the first round. */
export interface CuboOptions extends StarterOption {
  /** Whether the numbers of a street must be in order along the line, as printed, or may be in any order. */
  readonly streets: 'ordered' | 'any-order';
  /** Whether everybody begins each round with four red and four blue dice, whatever was exchanged before (a house rule). */
  readonly resetColours: boolean;
  /** The time for a practice round, in whole seconds from 5 to 3600. */
  readonly practiceSeconds: number;
  /** Whether there are time limits: six seconds for the last player and for callers that others wait for, and those of practice rounds. */
  readonly timeLimits: boolean;
}

export const cuboOptions: OptionTable<CuboOptions> = {
  streets: { type: 'choice', default: 'ordered', values: ['ordered', 'any-order'] },
  resetColours: { type: 'boolean', default: false },
  practiceSeconds: { type: 'data', default: 60, examples: [5, 90], read: readSeconds },
  timeLimits: { type: 'boolean', default: true },
  starter: { type: 'choice', default: 0, values: [0, 1, 2, 3] },
};

function readSeconds(value: unknown): number {
  const seconds = /^\d+$/.test(brief(value)) ? Number(value) : 0;
  if (seconds >= 5 && seconds <= 3600) return seconds;
  throw notOneOf('bad-options', 'practice-seconds', value, ['whole seconds from 5 to 3600']);
}
