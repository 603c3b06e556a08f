import { CuboGrid } from './cubo-grid.js';

CuboGrid.define();

export { CuboGrid };

declare global {
  interface HTMLElementTagNameMap {
    'cubo-grid': CuboGrid;
  }
}
