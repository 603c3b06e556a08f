/** A module that only some pages need. Once an element has loaded it, all elements of the page have it. */
export class SharedModule<Module> {
  /** The module, once it is loaded. */
  loaded: Module | undefined;
  readonly #import: () => Promise<Module>;
  #loading: Promise<void> | undefined;

  /** @param load imports the module */
  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** Resolves when the module is loaded, or cannot be. Then the next call tries again. */
  load(): Promise<void> {
    return (this.#loading ??= this.#load());
  }

  async #load(): Promise<void> {
    try {
      this.loaded = await this.#import();
    } catch {
      this.#loading = undefined;
    }
  }
}
