/** The classes of all elements, nothing defined: for subclasses, own tag names and scoped registries. */
export { CuboGrid } from './elements/cubo-grid/cubo-grid.js';
export { KubiSheet } from './elements/kubi-sheet/kubi-sheet.js';
export { TriadBoard } from './elements/triad-board/triad-board.js';
export { TricuboSheet } from './elements/tricubo-sheet/tricubo-sheet.js';
export { TriominoTable } from './elements/triomino-table/triomino-table.js';
export type * from './elements/events.js';
