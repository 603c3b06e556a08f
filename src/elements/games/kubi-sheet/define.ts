import { KubiSheet } from './kubi-sheet.js';

KubiSheet.define();

export { KubiSheet };

declare global {
  interface HTMLElementTagNameMap {
    'kubi-sheet': KubiSheet;
  }
}
