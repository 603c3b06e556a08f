import type { CoachTexts } from '../../coach.js';

/** What is told when it happens for the first time. */
export type KubiTip =
  /** A sum has its first marks. */
  | 'loss'
  /** A sum has five marks. */
  | 'even'
  /** None of the own numbers was rolled. */
  | 'free'
  /** A number has seven marks. */
  | 'last';

export type KubiCoach = CoachTexts<KubiTip>;
