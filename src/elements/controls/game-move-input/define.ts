import { GameMoveInput } from './game-move-input.js';

GameMoveInput.define();

export { GameMoveInput };

declare global {
  interface HTMLElementTagNameMap {
    'game-move-input': GameMoveInput;
  }
}
