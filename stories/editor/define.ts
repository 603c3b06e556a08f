import '../../src/index.js';
import { PositionEditor } from './position-editor.js';

if (!customElements.get('position-editor')) customElements.define('position-editor', PositionEditor);

declare global {
  interface HTMLElementTagNameMap {
    'position-editor': PositionEditor;
  }
}
