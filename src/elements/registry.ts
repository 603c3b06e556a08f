/** The games of the library, each in `games/<tag>/`, in the order in which they are listed everywhere. */
export const games = [
  { id: 'triad', tag: 'triad-board' },
  { id: 'kubi', tag: 'kubi-sheet' },
  { id: 'tricubo', tag: 'tricubo-sheet' },
  { id: 'cubo', tag: 'cubo-grid' },
  { id: 'triomino', tag: 'triomino-table' },
] as const;

/** The elements that show a control of a game elsewhere in the page, each in `controls/<tag>/`, in the order in which they are listed everywhere. */
export const controls = [
  { tag: 'game-status' },
  { tag: 'game-toolbar' },
  { tag: 'game-moves' },
  { tag: 'game-seats' },
  { tag: 'game-move-input' },
] as const;

/** The elements that lead readers through a game or ask about it. The parts of a lesson are defined with it. */
export const lessons = [
  { tag: 'game-lesson', folder: 'lesson' },
  { tag: 'game-puzzle', folder: 'puzzle' },
] as const;

/** The games that a computer can play. */
export const opponents = ['triad', 'kubi', 'tricubo', 'cubo', 'triomino'] as const satisfies readonly GameId[];

export type RegisteredGame = (typeof games)[number];
export type GameId = RegisteredGame['id'];
export type ElementTag = RegisteredGame['tag'];
export type ControlTag = (typeof controls)[number]['tag'];
export type LessonTag = (typeof lessons)[number]['tag'];
