import { GameStatus } from './game-status.js';

GameStatus.define();

export { GameStatus };

declare global {
  interface HTMLElementTagNameMap {
    'game-status': GameStatus;
  }
}
