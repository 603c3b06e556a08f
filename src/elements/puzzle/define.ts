import { GamePuzzle } from './game-puzzle.js';

GamePuzzle.define();

export { GamePuzzle };
export type { PuzzleAnswerDetail, PuzzleEndDetail } from './events.js';

declare global {
  interface HTMLElementTagNameMap {
    'game-puzzle': GamePuzzle;
  }
}
