/** How well a computer player plays, from the weakest to the strongest. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** The levels below the best one, which play with mistakes. */
export type FallibleLevel = Exclude<Level, 'expert'>;

/** The level of a computer player that is asked for without one. */
export const DEFAULT_LEVEL: Level = 'medium';
