/** How well a computer player plays. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** The level of a computer player that is asked for without one. */
export const DEFAULT_LEVEL: Level = 'medium';
