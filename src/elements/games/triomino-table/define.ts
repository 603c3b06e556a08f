import { TriominoTable } from './triomino-table.js';

TriominoTable.define();

export { TriominoTable };

declare global {
  interface HTMLElementTagNameMap {
    'triomino-table': TriominoTable;
  }
}
