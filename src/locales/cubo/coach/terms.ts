import type { CoachTexts } from '../../coach.js';

/** What is told when it happens for the first time. */
export type CuboTip =
  /** A line earns points. */
  | 'line'
  /** A line of one colour earns points. */
  | 'double'
  /** The own square is fixed. */
  | 'call'
  /** The die that was taken can be exchanged. */
  | 'exchange';

export type CuboCoach = CoachTexts<CuboTip>;
