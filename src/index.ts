/** Defines every element of the library. */
export { CuboGrid } from './elements/cubo-grid/define.js';
export { GameAnswer, GameLesson, GameReply, GameStep } from './elements/game-lesson/define.js';
export { GameMoveInput } from './elements/game-move-input/define.js';
export { GameMoves } from './elements/game-moves/define.js';
export { GamePuzzle } from './elements/game-puzzle/define.js';
export { GameSeats } from './elements/game-seats/define.js';
export { GameStatus } from './elements/game-status/define.js';
export { GameToolbar } from './elements/game-toolbar/define.js';
export { KubiSheet } from './elements/kubi-sheet/define.js';
export { TriadBoard } from './elements/triad-board/define.js';
export { TricuboSheet } from './elements/tricubo-sheet/define.js';
export { TriominoTable } from './elements/triomino-table/define.js';
