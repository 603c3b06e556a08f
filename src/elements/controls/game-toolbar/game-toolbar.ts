import { GameControl } from '../game-control.js';

/**
 * The tools of the game with the id `for`: undo, redo, new game, help, share, print and those of that game; in a replay also the buttons that step
 * through the record. The game leaves them out of its own panel.
 *
 * @tag game-toolbar
 *
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 */
export class GameToolbar extends GameControl {
  static readonly tag = 'game-toolbar';

  protected override readonly control = 'toolbar';
  protected override readonly reserved = '44px';
}
