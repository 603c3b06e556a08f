import type { CSSResult } from 'lit';

const LOADERS = {
  drawing: () => import('../ui/drawing.js'),
  error: () => import('../ui/error-message.js'),
};

type Name = keyof typeof LOADERS;
type Parts = { [N in Name]?: Awaited<ReturnType<(typeof LOADERS)[N]>> };

/** The parts of an element that few pages need: each is loaded once, when it is first asked for. */
export class LateParts {
  readonly #onLoad: (styles: CSSResult) => void;
  readonly #parts: Parts = {};
  readonly #loads = new Map<Name, Promise<void>>();

  /** @param onLoad hears that a part is there, and what it looks like */
  constructor(onLoad: (styles: CSSResult) => void) {
    this.#onLoad = onLoad;
  }

  /** The part, or nothing until it is there. Where loading fails, asking again tries again. */
  get<N extends Name>(name: N): Parts[N] {
    const load = async () => {
      try {
        const part = (this.#parts[name] = (await LOADERS[name]()) as Parts[N] & { styles: CSSResult });
        this.#onLoad(part.styles);
      } catch {
        this.#loads.delete(name);
      }
    };
    if (!this.#loads.has(name)) this.#loads.set(name, load());
    return this.#parts[name];
  }

  /** Fulfilled when all that has been asked for is there. */
  get complete(): Promise<unknown> {
    return Promise.all(this.#loads.values());
  }
}
