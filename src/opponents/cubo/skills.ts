import type { FallibleLevel } from '../level.js';
import type { Carelessness } from '../pick.js';

/** How a level plays, in points. */
export interface Skill {
  /** How it swaps dice: it finds the best square of its `own` dice, or with a die of the `middle`; or it makes any swap that gains something at once. */
  readonly swapping: 'own' | 'middle' | Carelessness;
  /** It rolls again only for a gain of more than this. */
  readonly reluctance: number;
  /** How it chooses a die of the middle. */
  readonly choosing: Carelessness;
}

export const SKILLS: Readonly<Record<FallibleLevel, Skill>> = {
  beginner: { swapping: { slack: 3, temperature: 1.5 }, reluctance: Infinity, choosing: { slack: 8, temperature: 6 } },
  easy: { swapping: { slack: 2, temperature: 1 }, reluctance: 16, choosing: { slack: 6, temperature: 4 } },
  medium: { swapping: 'own', reluctance: 11, choosing: { slack: 3, temperature: 1.5 } },
  hard: { swapping: 'middle', reluctance: 4, choosing: { slack: 1, temperature: 0.5 } },
};
