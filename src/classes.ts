/** The classes of all elements, nothing defined: for subclasses, own tag names and scoped registries. */
export { CuboGrid } from './elements/cubo-grid/cubo-grid.js';
export { GameMoveInput } from './elements/game-move-input/game-move-input.js';
export { GameMoves } from './elements/game-moves/game-moves.js';
export { GameSeats } from './elements/game-seats/game-seats.js';
export { GameStatus } from './elements/game-status/game-status.js';
export { GameToolbar } from './elements/game-toolbar/game-toolbar.js';
export { KubiSheet } from './elements/kubi-sheet/kubi-sheet.js';
export { TriadBoard } from './elements/triad-board/triad-board.js';
export { TricuboSheet } from './elements/tricubo-sheet/tricubo-sheet.js';
export { TriominoTable } from './elements/triomino-table/triomino-table.js';
export type * from './elements/events.js';
