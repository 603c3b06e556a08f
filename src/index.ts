/** Defines every element of the library. */
export { CuboGrid } from './elements/cubo-grid/define.js';
export { KubiSheet } from './elements/kubi-sheet/define.js';
export { TriadBoard } from './elements/triad-board/define.js';
export { TricuboSheet } from './elements/tricubo-sheet/define.js';
export { TriominoTable } from './elements/triomino-table/define.js';
