import type { CoachTexts } from '../../coach.js';

/** What is told when it happens for the first time. */
export type TriominoTip =
  /** A tile was bought. */
  | 'buy'
  /** A bridge was made. */
  | 'bridge'
  /** A hexagon was made. */
  | 'hexagon'
  /** Somebody has laid the last tile. */
  | 'out';

export type TriominoCoach = CoachTexts<TriominoTip>;
