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
  readonly #zoomIn: () => void;
  readonly #zoomOut: () => void;

  constructor(play: TriominoGamePlay, camera: Camera) {
    this.#play = play;
    this.#camera = camera;
    this.#zoomIn = this.announced(camera.zoomIn);
    this.#zoomOut = this.announced(camera.zoomOut);
    this.keys = { '+': this.#zoomIn, '=': this.#zoomIn, '-': this.#zoomOut, '0': this.announced(camera.toggle) };
  }

  /** The same change of the view, after which it is announced how much of the table is in sight. */
  announced(change: () => void): () => void {
    return () => {
      change();
      const { words, narrator, context } = this.#play;
      const { laid } = context.match.state;
      narrator.say(words('triomino.inSight', laid.filter((tile) => this.#camera.sees(tile)).length, laid.length));
    };
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
    return [
      { id: 'zoom-in', label: words('triomino.zoomIn'), icon: tableIcons.zoomIn, keys: 'Plus', run: this.#zoomIn },
      { id: 'zoom-out', label: words('triomino.zoomOut'), icon: tableIcons.zoomOut, keys: '-', run: this.#zoomOut },
    ];
  }
}
