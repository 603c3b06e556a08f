import { GameToolbar } from './game-toolbar.js';

GameToolbar.define();

export { GameToolbar };

declare global {
  interface HTMLElementTagNameMap {
    'game-toolbar': GameToolbar;
  }
}
