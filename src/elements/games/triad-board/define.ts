import { TriadBoard } from './triad-board.js';

TriadBoard.define();

export { TriadBoard };

declare global {
  interface HTMLElementTagNameMap {
    'triad-board': TriadBoard;
  }
}
