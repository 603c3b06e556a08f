import type { FallibleLevel } from '../level.js';
import type { Carelessness } from '../pick.js';

/** How a level plays, in points. */
export interface Skill extends Carelessness {
  /** Whether it has a plan for all rounds to come; otherwise it judges a sheet at a glance. */
  readonly isPlanning: boolean;
}

export const SKILLS: Readonly<Record<FallibleLevel, Skill>> = {
  beginner: { isPlanning: false, slack: 9, temperature: 3.7 },
  easy: { isPlanning: false, slack: 5.5, temperature: 2 },
  medium: { isPlanning: true, slack: 4.5, temperature: 1.6 },
  hard: { isPlanning: true, slack: 3, temperature: 0.9 },
};
