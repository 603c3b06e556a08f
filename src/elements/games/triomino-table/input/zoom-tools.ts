import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Tool } from '../../../../ui/panel/toolbar.js';
import type { Camera } from '../draw/camera.js';
import { tableIcons } from '../draw/icons.js';
import type { TriominoGamePlay } from '../play-types.js';

/** The button for the whole table, which lies on the table itself, and the tools and keys for the view. */
export class ZoomTools {
  readonly keys: Readonly<Record<string, () => void>>;
  readonly #play: TriominoGamePlay;
  readonly #camera: Camera;

  constructor(play: TriominoGamePlay, camera: Camera) {
    this.#play = play;
    this.#camera = camera;
    this.keys = { '+': camera.zoomIn, '=': camera.zoomIn, '-': camera.zoomOut, '0': camera.toggle };
  }

  /** Where all of the table is in sight, there is nothing to be shown. */
  render(): TemplateResult | typeof nothing {
    const { isPart, isMoved } = this.#camera;
    if (!isPart) return nothing;
    const { words } = this.#play;
    const label = words('triomino.whole');
    return html`<button
      type="button"
      class="zoom"
      part="zoom"
      data-tool="whole"
      title=${label}
      aria-label=${label}
      aria-pressed=${isMoved ? 'true' : 'false'}
      aria-keyshortcuts="0"
      @click=${this.#toggle}
    >
      ${tableIcons.whole}
    </button>`;
  }

  /** Pressed by a key, the button may be needed no more. */
  readonly #toggle = ({ detail }: MouseEvent): void => {
    this.#camera.toggle();
    if (detail > 0) return;
    void this.#play.context.updateComplete.then(() => {
      if (!this.#play.context.hasFocus) this.#play.focusTable();
    });
  };

  get tools(): readonly Tool[] {
    const { words } = this.#play;
    const { zoomIn, zoomOut } = this.#camera;
    return [
      { id: 'zoom-in', label: words('triomino.zoomIn'), icon: tableIcons.zoomIn, run: zoomIn },
      { id: 'zoom-out', label: words('triomino.zoomOut'), icon: tableIcons.zoomOut, run: zoomOut },
    ];
  }
}
