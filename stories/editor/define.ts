import '../../src/index.js';
import { PositionEditor } from './position-editor.js';

/** Registers `<position-editor>`. A call, because bundlers drop modules of this folder that are imported only for what they do. */
export function defineEditor(): void {
  if (!customElements.get('position-editor')) customElements.define('position-editor', PositionEditor);
}

declare global {
  interface HTMLElementTagNameMap {
    'position-editor': PositionEditor;
  }
}
