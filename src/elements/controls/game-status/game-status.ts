import { GameControl } from '../game-control.js';

/**
 * What to do now, why something was refused, or the result of the game with the id `for`; in a replay the latest move and its comment. The game leaves it
 * out of its own panel.
 *
 * @tag game-status
 *
 * @csspart status - The sentence.
 * @csspart moment - In a replay, the latest move and its comment.
 * @csspart comment - In a replay, the author's comment on the move.
 */
export class GameStatus extends GameControl {
  static readonly tag = 'game-status';

  protected override readonly control = 'status';
  protected override readonly reserved = '3rem';
}
