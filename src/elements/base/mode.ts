export const MODES = ['play', 'replay', 'diagram'] as const;

/** What an element is for: a game to play, a record to step through, or a picture. */
export type Mode = (typeof MODES)[number];
