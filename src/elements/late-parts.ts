import type { CSSResult } from 'lit';
import type { Drawing } from '../ui/drawing.js';

/** A module with what it looks like. */
export interface LatePart {
  readonly styles: CSSResult;
}

/** What reads and draws an author's marks. */
export interface MarksPart extends LatePart {
  /** @throws GameError `bad-attribute` */
  readMarks(text: string): Drawing;
}

type Loader<Part> = () => Promise<Part>;

/** The parts of an element that few pages need: each is loaded once, when it is first asked for. */
export class LateParts {
  readonly #onLoad: (styles: CSSResult) => void;
  readonly #parts = new Map<Loader<LatePart>, LatePart>();
  readonly #loads = new Map<Loader<LatePart>, Promise<void>>();

  /** @param onLoad hears that a part is there, and what it looks like */
  constructor(onLoad: (styles: CSSResult) => void) {
    this.#onLoad = onLoad;
  }

  /** The part, or nothing until it is there. Where loading fails, asking again tries again. */
  get<Part extends LatePart>(loader: Loader<Part>): Part | undefined {
    const load = async () => {
      try {
        const part = await loader();
        this.#parts.set(loader, part);
        this.#onLoad(part.styles);
      } catch {
        this.#loads.delete(loader);
      }
    };
    if (!this.#loads.has(loader)) this.#loads.set(loader, load());
    return this.#parts.get(loader) as Part | undefined;
  }

  /** Fulfilled when all that has been asked for is there. */
  get complete(): Promise<unknown> {
    return Promise.all(this.#loads.values());
  }
}
