import type { FallibleLevel } from '../level.js';
import type { Carelessness } from '../pick.js';

/** How a level plays, in points. */
export interface Skill extends Carelessness {
  /** How much what a sheet will come to counts beside its points of the moment: 1 sees all that was learned, 0 only the moment. */
  readonly sight: number;
}

export const SKILLS: Readonly<Record<FallibleLevel, Skill>> = {
  beginner: { sight: 0.2, slack: 210, temperature: 110 },
  easy: { sight: 0.5, slack: 210, temperature: 77 },
  medium: { sight: 0.75, slack: 150, temperature: 65 },
  hard: { sight: 0.9, slack: 115, temperature: 38 },
};
