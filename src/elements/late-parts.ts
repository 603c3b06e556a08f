import type { CSSResult } from 'lit';

const LOADERS = {
  drawing: () => import('../ui/drawing.js'),
  error: () => import('../ui/error-message.js'),
};

type Name = keyof typeof LOADERS;
type Part<N extends Name> = Awaited<ReturnType<(typeof LOADERS)[N]>>;

/** The parts of an element that few pages need: each is loaded once, when it is first asked for. */
export class LateParts {
  readonly #onLoad: (styles: CSSResult) => void;
  readonly #parts: { [N in Name]?: Part<N> } = {};
  readonly #loads = new Map<Name, Promise<unknown>>();

  /** @param onLoad hears that a part is there, and what it looks like */
  constructor(onLoad: (styles: CSSResult) => void) {
    this.#onLoad = onLoad;
  }

  /** The part, or nothing until it is there. Where loading fails, asking again tries again. */
  get<N extends Name>(name: N): Part<N> | undefined {
    if (!this.#loads.has(name)) this.#loads.set(name, this.#load(name));
    return this.#parts[name];
  }

  /** Fulfilled when all that has been asked for is there. */
  get complete(): Promise<unknown> {
    return Promise.all(this.#loads.values());
  }

  async #load<N extends Name>(name: N): Promise<void> {
    try {
      const part = await LOADERS[name]();
      Object.assign(this.#parts, { [name]: part });
      this.#onLoad(part.styles);
    } catch {
      this.#loads.delete(name);
    }
  }
}
