import { GameControl } from '../game-control.js';

/**
 * The field for typed moves of the game with the id `for`. Why a typed move was refused stands below it. The game leaves the field out of its own panel.
 *
 * @tag game-move-input
 *
 * @csspart move-field - The form.
 * @csspart move-error - Why the typed move was refused.
 * @csspart button - The button that plays the move.
 */
export class GameMoveInput extends GameControl {
  static readonly tag = 'game-move-input';

  protected override readonly control = 'move-input';
  protected override readonly reserved = '4.25rem';
}
