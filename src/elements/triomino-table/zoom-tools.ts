import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { Toolbar } from '../../ui/toolbar.js';
import type { Tool } from '../../ui/toolbar.js';
import type { Camera } from './camera.js';
import { tableIcons } from './icons.js';
import type { TriominoGamePlay } from './play-types.js';

/** The buttons and keys for the view, which lie on the table itself. */
export class ZoomTools {
  readonly keys: Readonly<Record<string, () => void>>;
  readonly #play: TriominoGamePlay;
  readonly #camera: Camera;
  readonly #toolbar: Toolbar;

  constructor(play: TriominoGamePlay, camera: Camera) {
    this.#play = play;
    this.#camera = camera;
    this.#toolbar = new Toolbar(play.host);
    this.keys = { '+': camera.zoomIn, '=': camera.zoomIn, '-': camera.zoomOut, '0': camera.reset };
  }

  render(): TemplateResult {
    const { words } = this.#play;
    const { box, reset, zoomIn, zoomOut } = this.#camera;
    const tools: readonly Tool[] = [
      { id: 'whole', label: words('triomino.whole'), icon: tableIcons.whole, run: box && reset },
      { id: 'zoom-out', label: words('triomino.zoomOut'), icon: tableIcons.zoomOut, run: zoomOut },
      { id: 'zoom-in', label: words('triomino.zoomIn'), icon: tableIcons.zoomIn, run: zoomIn },
    ];
    return html`<div class="zoom" part="zoom">${this.#toolbar.render(words('triomino.zoomTools'), tools)}</div>`;
  }
}
