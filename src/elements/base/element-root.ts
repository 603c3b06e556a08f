import { isServer } from 'lit';
import type { CSSResult, LitElement } from 'lit';
import { DocumentStyles } from './document-styles.js';
import { hydration } from './hydration.js';

/** The shadow root of an element, with its style sheets: a new one, or one that a server has filled. */
export class ElementRoot {
  /** Whether a server has drawn the first picture. */
  isServerDrawn = false;
  readonly #element: LitElement;
  readonly #styles: DocumentStyles;

  constructor(element: LitElement) {
    const { elementStyles } = element.constructor as typeof LitElement;
    this.#element = element;
    this.#styles = new DocumentStyles(elementStyles as readonly CSSResult[]);
  }

  create(): HTMLElement | DocumentFragment {
    const element = this.#element;
    const hydrated = hydration()?.takeRoot(element);
    this.isServerDrawn = element.shadowRoot !== null;
    if (hydrated) return hydrated;
    const { shadowRootOptions } = element.constructor as typeof LitElement;
    const root = element.shadowRoot ?? element.attachShadow(shadowRootOptions);
    // Without hydration, what a server has rendered is drawn anew.
    root.replaceChildren();
    this.#styles.renew(root);
    return root;
  }

  /** The browser drops the styles when the element leaves the document that they belong to. */
  renewStyles(): void {
    const { shadowRoot } = this.#element;
    if (shadowRoot) this.#styles.renew(shadowRoot);
  }

  /** Adds the styles of a module that draws a part of the picture. */
  addPictureStyles(styles: CSSResult): void {
    if (!isServer) this.#styles.addToPicture(this.#element.shadowRoot, styles);
  }

  /** Adds the styles of what is played with. */
  addStyles(styles: readonly CSSResult[]): void {
    if (!isServer) this.#styles.add(this.#element.shadowRoot, styles);
  }
}
