import { TricuboSheet } from './tricubo-sheet.js';

TricuboSheet.define();

export { TricuboSheet };

declare global {
  interface HTMLElementTagNameMap {
    'tricubo-sheet': TricuboSheet;
  }
}
