import type { FallibleLevel } from '../level.js';
import type { Carelessness } from '../pick.js';

/** How a level plays, in points. */
export interface Skill extends Carelessness {
  /** How many rounds it plays to their end in its mind; without any it sees the points of the moment. */
  readonly rounds: number;
}

export const SKILLS: Readonly<Record<FallibleLevel, Skill>> = {
  beginner: { rounds: 0, slack: 80, temperature: 60 },
  easy: { rounds: 0, slack: 20, temperature: 2 },
  medium: { rounds: 80, slack: 20, temperature: 3 },
  hard: { rounds: 350, slack: 10, temperature: 1.5 },
};
