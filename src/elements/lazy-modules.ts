import type { CSSResult } from 'lit';
import type { Drawing } from '../ui/drawing.js';

/** A module with what it looks like. */
export interface LazyModule {
  readonly styles: CSSResult;
}

/** What reads and draws an author's marks. */
export interface MarksModule extends LazyModule {
  /** @throws GameError `bad-attribute` */
  readMarks(text: string): Drawing;
}

type Loader<Part> = () => Promise<Part>;

/** The parts of an element that few pages need: each is loaded once, when it is first asked for. */
export class LazyModules {
  readonly #onLoad: (styles: CSSResult) => void;
  readonly #parts = new Map<Loader<LazyModule>, LazyModule>();
  readonly #loads = new Map<Loader<LazyModule>, Promise<void>>();

  /** @param onLoad hears that a part is there, and what it looks like */
  constructor(onLoad: (styles: CSSResult) => void) {
    this.#onLoad = onLoad;
  }

  /** The part, or nothing until it is there. Where loading fails, asking again tries again. */
  get<Part extends LazyModule>(loader: Loader<Part>): Part | undefined {
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
