import { GameControl } from '../game-control.js';

/**
 * The players of the game with the id `for`, as that game shows them: their names and trays, the buttons that show one sheet or another, their points and
 * tiles. The game leaves them out.
 *
 * @tag game-seats
 *
 * @csspart seats - All players.
 * @csspart seat - One player.
 * @csspart name - A player's name, or the field for it.
 */
export class GameSeats extends GameControl {
  static readonly tag = 'game-seats';

  protected override readonly control = 'seats';
  protected override readonly reserved = '3rem';
  /** Like the board, the players are printed. */
  protected override readonly css = '';
}
