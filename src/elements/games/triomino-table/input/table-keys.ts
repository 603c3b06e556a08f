import type { Camera } from '../draw/camera.js';
import type { TriominoGamePlay } from '../play-types.js';
import type { ZoomTools } from './zoom-tools.js';

/** What keys do on the table and below it, besides moving the focus. */
export class TableKeys {
  readonly #play: TriominoGamePlay;
  readonly #camera: Camera;
  readonly #zoom: ZoomTools;

  constructor(play: TriominoGamePlay, camera: Camera, zoom: ZoomTools) {
    this.#play = play;
    this.#camera = camera;
    this.#zoom = zoom;
  }

  /** For the table itself: steps in a record, and the view. */
  readonly onTableKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return; // by the zoom tools
    const run = this.viewKey(event);
    if (!run) {
      this.#play.context.keys.onRecordKey(event);
      return;
    }
    event.preventDefault();
    run();
  };

  /** For controls below the table that have no keys of their own. */
  readonly onKey = (event: KeyboardEvent): void => this.run(event, undefined);

  /** Does what a key is for in a control, or else anywhere in the game. */
  run(event: KeyboardEvent, own: (() => void) | undefined): void {
    const run = own ?? this.viewKey(event) ?? (event.altKey ? undefined : this.#play.context.keys.shortcut(event));
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    // Held down, only keys that move or zoom repeat.
    if (!event.repeat || /^(?:Arrow|[+=-]$)/.test(event.key)) run();
  }

  /** Shift and an arrow key move the table. */
  viewKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | undefined {
    if (ctrlKey || metaKey || altKey) return undefined;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (shiftKey && step) return this.#zoom.announced(() => this.#camera.shift(step[0] ?? 0, step[1] ?? 0));
    return /^[+=\-0]$/.test(key) ? this.#play.viewKeys[key] : undefined;
  }
}
