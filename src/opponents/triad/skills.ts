import type { FallibleLevel } from '../level.js';
import type { Carelessness } from '../pick.js';

/** How a level plays. Values are in hundredths of a removed die. */
export interface Skill extends Carelessness {
  /** How many plies it looks ahead; triads further than that. */
  readonly plies: number;
  /** How often it looks what the other side could do in return. A move that wins is always seen. */
  readonly care: number;
}

export const SKILLS: Readonly<Record<FallibleLevel, Skill>> = {
  beginner: { plies: 1, care: 0.3, slack: 120, temperature: 50 },
  easy: { plies: 2, care: 0.67, slack: 85, temperature: 40 },
  medium: { plies: 2, care: 0.9, slack: 60, temperature: 25 },
  hard: { plies: 4, care: 1, slack: 30, temperature: 12 },
};
