import { GameMoves } from './game-moves.js';

GameMoves.define();

export { GameMoves };

declare global {
  interface HTMLElementTagNameMap {
    'game-moves': GameMoves;
  }
}
