/** What a frame can show: a game, a puzzle, or the course of a game. Its address names the game by one of these parameters. */
export const KINDS = ['game', 'puzzle', 'lesson'] as const;

export type Kind = (typeof KINDS)[number];
