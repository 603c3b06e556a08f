import type { CoachTexts } from '../../coach.js';

/** What is told when it happens for the first time. */
export type TriadTip =
  /** A triad was made. */
  | 'triad'
  /** Three dice of one colour lie in line, whose values would make a triad. */
  | 'oneColour'
  /** No die can move with a new value. */
  | 'stuck';

export type TriadCoach = CoachTexts<TriadTip>;
