import type { CSSResult } from 'lit';
import type { Drawing } from '../../ui/drawing.js';

/** A module that is loaded when it is first needed, with its styles if it has any. */
export interface LazyModule {
  readonly styles?: CSSResult;
}

/** The module that reads and draws an author's marks. */
export interface MarksModule extends LazyModule {
  /** @throws GameError `bad-attribute` */
  readMarks(text: string): Drawing;
}

type Loader<Module> = () => Promise<Module>;

/** What other elements of the page have loaded. */
const loaded = new WeakMap<Loader<LazyModule>, LazyModule>();

/** The modules of an element that few pages need. Each is loaded once, when it is first asked for; what another element has loaded is there at once. */
export class LazyModules {
  readonly #addStyles: (styles: CSSResult) => void;
  readonly #onLoad: () => void;
  readonly #onFailure: () => void;
  readonly #modules = new Map<Loader<LazyModule>, LazyModule>();
  readonly #loads = new Map<Loader<LazyModule>, Promise<void>>();
  /** What could not be loaded. */
  readonly #failed = new Set<Loader<LazyModule>>();

  /**
   * @param addStyles takes the styles of a module
   * @param onLoad called when a module is loaded that was missing before
   * @param onFailure called when a module cannot be loaded
   */
  constructor(addStyles: (styles: CSSResult) => void, onLoad: () => void, onFailure: () => void) {
    this.#addStyles = addStyles;
    this.#onLoad = onLoad;
    this.#onFailure = onFailure;
  }

  /** The module, or `undefined` until it is loaded. What could not be loaded is missing until {@link retry}. */
  get<Module extends LazyModule>(loader: Loader<Module>): Module | undefined {
    if (!this.#loads.has(loader)) this.#loads.set(loader, this.#load(loader));
    return this.#modules.get(loader) as Module | undefined;
  }

  /** Lets what could not be loaded be loaded again, when it is next asked for. */
  retry(): void {
    for (const loader of this.#failed) this.#loads.delete(loader);
    this.#failed.clear();
  }

  /** How many modules have been asked for. */
  get size(): number {
    return this.#loads.size;
  }

  /** The styles of all loaded modules. */
  get styles(): readonly CSSResult[] {
    return [...this.#modules.values()].flatMap(({ styles }) => styles ?? []);
  }

  /** Resolves when every module that was asked for is loaded. */
  get complete(): Promise<unknown> {
    return Promise.all(this.#loads.values());
  }

  /**
   * Resolves when nothing is being loaded any more: what was loaded may ask for more, as bad marks do for the error message.
   * @param update resolves when the element is updated @param besides what else is being loaded
   * @returns whether each update was complete
   */
  async settled(update: () => Promise<boolean>, besides: () => Promise<unknown> | undefined): Promise<boolean> {
    let isComplete = true;
    for (let asked = -1; asked < this.size;) {
      isComplete = (await update()) && isComplete;
      asked = this.size;
      await Promise.all([this.complete, besides()]);
      await update();
    }
    return isComplete;
  }

  async #load(loader: Loader<LazyModule>): Promise<void> {
    try {
      const known = loaded.get(loader);
      if (known) return this.#add(loader, known);
      const module = await loader();
      loaded.set(loader, module);
      this.#add(loader, module);
      this.#onLoad();
    } catch {
      this.#failed.add(loader);
      this.#onFailure();
    }
  }

  #add(loader: Loader<LazyModule>, module: LazyModule): void {
    this.#modules.set(loader, module);
    if (module.styles) this.#addStyles(module.styles);
  }
}
