import { SampleGameBoard } from './sample-game-board.js';

SampleGameBoard.define();

export { SampleGameBoard };

declare global {
  interface HTMLElementTagNameMap {
    'sample-game-board': SampleGameBoard;
  }
}
