import { ref } from 'lit/directives/ref.js';
import type { DirectiveResult } from 'lit/directive.js';

/** How far below the screen a part is filled, so that it is there when the reader comes. */
const MARGIN = '600px 0px';

/** Knows which parts of the page the reader has come near to: the others need not be there yet. */
export class Near {
  readonly #reached = new Set<string>();
  readonly #observer: IntersectionObserver;

  /** @param changed is called when the reader has come near to another part */
  constructor(changed: () => void) {
    this.#observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter(({ isIntersecting }) => isIntersecting);
        for (const { target } of reached) {
          this.#reached.add(target.id);
          this.#observer.unobserve(target);
        }
        if (reached.length > 0) changed();
      },
      { rootMargin: MARGIN },
    );
  }

  /** Watches the element that it stands on, which has an id. */
  watch(): DirectiveResult {
    return ref(this.#watched);
  }

  has(id: string): boolean {
    return this.#reached.has(id);
  }

  readonly #watched = (element: Element | undefined): void => {
    if (element && !this.#reached.has(element.id)) this.#observer.observe(element);
  };
}
