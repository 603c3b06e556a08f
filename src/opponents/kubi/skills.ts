import type { FallibleLevel } from '../level.js';
import type { Carelessness } from '../pick.js';

/** How a level plays, in points. The weaker it is, the less it sees what a sum will cost at the end. */
export const SKILLS: Readonly<Record<FallibleLevel, Carelessness>> = {
  beginner: { slack: 210, temperature: 77 },
  easy: { slack: 175, temperature: 58 },
  medium: { slack: 115, temperature: 40 },
  hard: { slack: 70, temperature: 21 },
};
