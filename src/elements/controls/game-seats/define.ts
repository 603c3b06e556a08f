import { GameSeats } from './game-seats.js';

GameSeats.define();

export { GameSeats };

declare global {
  interface HTMLElementTagNameMap {
    'game-seats': GameSeats;
  }
}
