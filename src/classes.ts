/** The classes of all elements, nothing defined: for subclasses, own tag names and scoped registries. */
export { CuboGrid } from './elements/games/cubo-grid/cubo-grid.js';
export { GameAnswer } from './elements/lesson/game-answer.js';
export { GameLesson } from './elements/lesson/game-lesson.js';
export { GameReply } from './elements/lesson/game-reply.js';
export { GameStep } from './elements/lesson/game-step.js';
export { GameMoveInput } from './elements/controls/game-move-input/game-move-input.js';
export { GameMoves } from './elements/controls/game-moves/game-moves.js';
export { GamePuzzle } from './elements/puzzle/game-puzzle.js';
export { GameSeats } from './elements/controls/game-seats/game-seats.js';
export { GameStatus } from './elements/controls/game-status/game-status.js';
export { GameToolbar } from './elements/controls/game-toolbar/game-toolbar.js';
export { KubiSheet } from './elements/games/kubi-sheet/kubi-sheet.js';
export { TriadBoard } from './elements/games/triad-board/triad-board.js';
export { TricuboSheet } from './elements/games/tricubo-sheet/tricubo-sheet.js';
export { TriominoTable } from './elements/games/triomino-table/triomino-table.js';
export type * from './elements/base/events.js';
export type * from './elements/puzzle/events.js';
export type * from './elements/lesson/lesson-events.js';
