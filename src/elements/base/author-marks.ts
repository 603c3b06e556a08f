import type { Drawing } from '../../ui/drawing.js';
import type { Text } from './attributes.js';
import type { LazyModules, MarksModule } from './lazy-modules.js';

/** An element on which an author can mark something. */
export interface MarkedElement {
  /** Loads the module that draws the marks. A game without it ignores them. */
  readonly loadMarks?: () => Promise<MarksModule>;
  readonly modules: LazyModules;
  lazy(loader: () => Promise<MarksModule>): MarksModule | undefined;
}

/** The marks on a game: those of a link that the user has followed, else those of the `marks` attribute. */
export class AuthorMarks {
  readonly #host: MarkedElement;
  #text: Text;
  #written: Drawing | undefined;
  #linked: { readonly text: string; readonly drawing: Drawing } | undefined;

  constructor(host: MarkedElement) {
    this.#host = host;
  }

  /** What is marked, once the module that draws it is loaded. */
  get drawing(): Drawing | undefined {
    return this.#linked?.drawing ?? this.#written;
  }

  /** The text of the link's marks that are shown. */
  get linkedText(): string | undefined {
    return this.#linked?.text;
  }

  /**
   * Reads the attribute. Another text replaces the marks of a link; a wrong one leaves the marks before it.
   * @param hint the marks of a hint, which are drawn beside those of the author
   * @throws GameError `bad-attribute`
   */
  read(text: Text, hint?: string): void {
    if (text !== this.#text) this.clear();
    this.#text = text;
    const written = text ? this.#parse(text) : undefined;
    const hinted = hint ? this.#parse(hint) : undefined;
    this.#written = hinted ? (written?.withHint(hinted) ?? hinted.asHint()) : written;
  }

  /** Reads the marks of a link. @returns `undefined` if the module could not be loaded. @throws GameError `bad-attribute` */
  async parse(text: string): Promise<Drawing | undefined> {
    this.#parse(text);
    await this.#host.modules.complete;
    return this.#parse(text);
  }

  /** Shows the marks of a link, until the game changes. */
  show(text: string, drawing: Drawing): void {
    this.#linked = { text, drawing };
  }

  /** Drops the marks of a link. */
  clear(): void {
    this.#linked = undefined;
  }

  /** @returns `undefined` until the module is loaded */
  #parse(text: string): Drawing | undefined {
    const { loadMarks } = this.#host;
    return loadMarks && this.#host.lazy(loadMarks)?.readMarks(text);
  }
}
