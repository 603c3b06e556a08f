import type { Drawing } from '../ui/drawing.js';
import type { Text } from './attributes.js';

/** The marks on a game: those of a link that the user has followed, else those of the `marks` attribute. */
export class AuthorMarks {
  #text: Text;
  #written: Drawing | undefined;
  #linked: { readonly text: string; readonly drawing: Drawing } | undefined;

  get drawing(): Drawing | undefined {
    return this.#linked?.drawing ?? this.#written;
  }

  /** The text of the link's marks that are shown. */
  get linkedText(): string | undefined {
    return this.#linked?.text;
  }

  /** Reads the attribute. Another text replaces the marks of a link; a wrong one leaves the marks before it. @param parse returns `undefined` until it is loaded, and may throw */
  read(text: Text, parse: (text: string) => Drawing | undefined): void {
    if (text !== this.#text) this.clear();
    this.#text = text;
    this.#written = text ? parse(text) : undefined;
  }

  /** Shows the marks of a link, until the game changes. */
  show(text: string, drawing: Drawing): void {
    this.#linked = { text, drawing };
  }

  /** Drops the marks of a link. */
  clear(): void {
    this.#linked = undefined;
  }
}
