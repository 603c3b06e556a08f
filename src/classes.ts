/** The classes of all elements, nothing defined: for subclasses, own tag names and scoped registries. */
export { CuboGrid } from './elements/cubo-grid/cubo-grid.js';
export { GameAnswer } from './elements/game-lesson/game-answer.js';
export { GameLesson } from './elements/game-lesson/game-lesson.js';
export { GameReply } from './elements/game-lesson/game-reply.js';
export { GameStep } from './elements/game-lesson/game-step.js';
export { GameMoveInput } from './elements/game-move-input/game-move-input.js';
export { GameMoves } from './elements/game-moves/game-moves.js';
export { GamePuzzle } from './elements/game-puzzle/game-puzzle.js';
export { GameSeats } from './elements/game-seats/game-seats.js';
export { GameStatus } from './elements/game-status/game-status.js';
export { GameToolbar } from './elements/game-toolbar/game-toolbar.js';
export { KubiSheet } from './elements/kubi-sheet/kubi-sheet.js';
export { TriadBoard } from './elements/triad-board/triad-board.js';
export { TricuboSheet } from './elements/tricubo-sheet/tricubo-sheet.js';
export { TriominoTable } from './elements/triomino-table/triomino-table.js';
export type * from './elements/events.js';
export type * from './elements/game-puzzle/events.js';
export type * from './elements/lesson-events.js';
