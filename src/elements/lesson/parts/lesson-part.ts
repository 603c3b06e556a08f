import { css } from 'lit';
import { DocumentStyles } from '../../base/document-styles.js';

/** Where there is no page, elements are only imported. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** In print all of a lesson is there. */
const STYLES = css`
  :host {
    display: block;
  }
  :host([hidden]) {
    display: none;
  }
  ::slotted(p) {
    margin-block: 0 0.5em;
  }
  [data-verdict] {
    border-inline-start: 4px solid;
    padding-inline-start: 8px;
    margin-block: 0.25em;
  }
  [data-verdict='note'] {
    border-color: light-dark(#8a837a, #8f887e);
  }
  [data-verdict='good'] {
    border-color: light-dark(#1d6b34, #7fd197);
  }
  [data-verdict='wrong'] {
    border-color: var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
  }
  [data-verdict='good']::before {
    content: '✓ ' / '';
    color: light-dark(#1d6b34, #7fd197);
  }
  [data-verdict='wrong']::before {
    content: '✗ ' / '';
    color: var(--tabletop-danger, light-dark(#a8320a, #ff9d76));
  }
  .diagram {
    display: block;
    inline-size: min(16rem, 100%);
    margin-block-end: 0.5em;
  }
  @media not print {
    .part[hidden],
    .diagram {
      display: none;
    }
    [data-answered]:not([hidden]) {
      display: grid;
    }
    [data-answered] > * {
      grid-area: 1 / 1;
    }
    [data-answered] > .task {
      visibility: hidden;
    }
  }
  @media print {
    .part {
      display: block;
      break-inside: avoid;
    }
  }
`;

/** The slot of a step for what is said of the reader’s moves, in place of its prose. */
export const ANSWER = 'answer';

/** A part of a lesson that stands in the page as prose: without a script all of them are read, and with it one after the other. */
export abstract class LessonPart extends Base {
  /** @internal The attributes that say something to the lesson. */
  static readonly attributes: readonly string[] = [];

  readonly #styles = new DocumentStyles([STYLES]);
  #container: HTMLElement | undefined;
  #isShown = false;
  #verdict: 'good' | 'wrong' | 'note' | undefined;

  /** @internal Whether it is shown now. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** @internal Shows or hides it. @param verdict what it says of a move */
  show(isShown: boolean, verdict?: 'good' | 'wrong' | 'note'): void {
    this.#isShown = isShown;
    this.#verdict = verdict;
    this.#draw();
  }

  connectedCallback(): void {
    if (this.#container) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#styles.renew(root);
    this.#container = document.createElement('div');
    this.#container.className = 'part';
    this.#container.append(...this.makeContent());
    this.#draw();
    root.replaceChildren(this.#container);
  }

  /** The browser has dropped the styles, since they belong to the document that the part has left. */
  adoptedCallback(): void {
    if (this.shadowRoot) this.#styles.renew(this.shadowRoot);
  }

  /** What the part consists of. */
  protected makeContent(): readonly Node[] {
    return [document.createElement('slot')];
  }

  /** @internal The text of an attribute; `undefined` if it is missing or empty. */
  text(name: string): string | undefined {
    return this.getAttribute(name)?.trim() || undefined;
  }

  /** @internal All of its attributes, as one text. */
  get source(): string {
    const { attributes } = this.constructor as typeof LessonPart;
    return JSON.stringify([this.localName, ...attributes.map((name) => this.getAttribute(name))]);
  }

  protected get container(): HTMLElement | undefined {
    return this.#container;
  }

  #draw(): void {
    if (!this.#container) return;
    this.#container.hidden = !this.#isShown;
    this.#container.toggleAttribute('data-verdict', this.#verdict !== undefined);
    if (this.#verdict) this.#container.dataset['verdict'] = this.#verdict;
  }
}
