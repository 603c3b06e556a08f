/** Defines every element of the library. */
export { KubiSheet } from './elements/kubi-sheet/define.js';
export { TriadBoard } from './elements/triad-board/define.js';
