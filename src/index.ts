/** Defines every element of the library. */
export { CuboGrid } from './elements/games/cubo-grid/define.js';
export { GameAnswer, GameLesson, GameReply, GameStep } from './elements/lesson/define.js';
export { GameMoveInput } from './elements/controls/game-move-input/define.js';
export { GameMoves } from './elements/controls/game-moves/define.js';
export { GamePuzzle } from './elements/puzzle/define.js';
export { GameSeats } from './elements/controls/game-seats/define.js';
export { GameStatus } from './elements/controls/game-status/define.js';
export { GameToolbar } from './elements/controls/game-toolbar/define.js';
export { KubiSheet } from './elements/games/kubi-sheet/define.js';
export { TriadBoard } from './elements/games/triad-board/define.js';
export { TricuboSheet } from './elements/games/tricubo-sheet/define.js';
export { TriominoTable } from './elements/games/triomino-table/define.js';
