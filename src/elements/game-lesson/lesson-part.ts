/** Where there is no page, elements are only imported. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** In print all of a lesson is there. */
const STYLES = `:host { display: block }
  :host([hidden]) { display: none }
  @media not print { .part[hidden] { display: none } }
  @media print { .part { display: block; break-inside: avoid } }`;

/** A part of a lesson that stands in the page as prose: without a script all of them are read, and with it one after the other. */
export abstract class LessonPart extends Base {
  #container: HTMLElement | undefined;
  #isShown = false;

  /** @internal Whether it is shown now. */
  get isShown(): boolean {
    return this.#isShown;
  }

  /** @internal */
  show(isShown: boolean): void {
    this.#isShown = isShown;
    if (this.#container) this.#container.hidden = !isShown;
  }

  connectedCallback(): void {
    if (this.#container) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const styles = new CSSStyleSheet();
    styles.replaceSync(STYLES);
    root.adoptedStyleSheets = [styles];
    this.#container = document.createElement('div');
    this.#container.className = 'part';
    this.#container.hidden = !this.#isShown;
    this.#container.append(document.createElement('slot'));
    root.replaceChildren(this.#container);
  }

  /** @internal The text of an attribute; `undefined` if it is missing or empty. */
  text(name: string): string | undefined {
    return this.getAttribute(name)?.trim() || undefined;
  }
}
