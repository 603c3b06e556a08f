import { GameControl } from '../game-control.js';

/**
 * The list of moves of the game with the id `for`. In a replay each move leads to its moment, and the replay leaves the list out of its own panel; in
 * play, where a game has no list of its own, the moves so far are only read.
 *
 * @tag game-moves
 *
 * @csspart moves - The list.
 * @csspart move - One of these moves.
 */
export class GameMoves extends GameControl {
  static readonly tag = 'game-moves';

  protected override readonly control = 'moves';
  protected override readonly reserved = '14rem';
  /** The list takes the height that the page gives the element, and scrolls. */
  protected override readonly css = `
    :host { display: flex; flex-direction: column; min-block-size: 14rem }
    :host([hidden]) { display: none }
    :host(:state(empty)) { min-block-size: 0 }
    .container, .placed { flex: 1 1 0; min-block-size: 0; display: flex; flex-direction: column; inline-size: 100% }
    .moves { flex: 1 1 0; block-size: auto; min-block-size: 0 }
    @media print { :host { display: none } }
  `;
}
