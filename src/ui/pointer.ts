/** Marks with `data-hint` what a hint is about, in a picture that is drawn anew at any time. */
export class Pointer {
  readonly #picture: () => ParentNode;
  #marked: readonly Element[] = [];

  constructor(picture: () => ParentNode) {
    this.#picture = picture;
  }

  /** Marks what the first selector that finds anything finds, and nothing else. An empty selector finds nothing. */
  point(how: 'look' | 'act', ...selectors: readonly (string | undefined)[]): void {
    const found = selectors.map((selector) => (selector ? [...this.#picture().querySelectorAll(selector)] : []));
    const marked = found.find(({ length }) => length > 0) ?? [];
    for (const element of this.#marked) if (!marked.includes(element)) element.removeAttribute('data-hint');
    for (const element of marked) element.setAttribute('data-hint', how);
    this.#marked = marked;
  }
}
