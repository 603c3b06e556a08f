/** Defines every element of the library. */
export { TriadBoard } from './elements/triad-board/define.js';
