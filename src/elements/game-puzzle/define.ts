import { GamePuzzle } from './game-puzzle.js';

GamePuzzle.define();

export { GamePuzzle };

declare global {
  interface HTMLElementTagNameMap {
    'game-puzzle': GamePuzzle;
  }
}
