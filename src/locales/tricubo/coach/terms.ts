import type { CoachTexts } from '../../coach.js';

/** What is told when it happens for the first time. */
export type TricuboTip =
  /** A 6 was rolled. */
  | 'six'
  /** The active player has taken a die. */
  | 'closed'
  /** In a solo game, another die is closed. */
  | 'resting'
  /** Not all crosses fitted. */
  | 'lost'
  /** A row has reached purple. */
  | 'purple'
  /** A colour field was crossed, and only all of them earn points. */
  | 'fields'
  /** The joker can be used. */
  | 'joker';

export type TricuboCoach = CoachTexts<TricuboTip>;
