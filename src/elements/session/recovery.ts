import type { LitElement } from 'lit';

/** An element that loads parts when they are needed. */
interface LoadingElement extends LitElement {
  readonly modules: { retry(): void };
  readonly session: {
    readonly source: { retry(): void; readonly complete: Promise<void> | undefined };
    invalidate(): void;
  };
  readonly wake: () => void;
}

/** When a broken line may be mended, or what could not be loaded is looked at again. */
const EVENTS = ['online', 'visibilitychange'];

/**
 * Tries again to load what an element could not load: when the reader asks for it, when the browser is online again, when the reader leaves the page or comes
 * back to it, and when the element comes into sight.
 *
 * Browsers without retriable modules (Chrome before 156, Firefox before 155, Safari up to 27; whatwg/html#10327) keep the failure of a module as long as the page
 * lives. Another address would not help, since what the module imports keeps its own. So after a second failure with the network there, the page is reloaded if the
 * reader wants it.
 */
export class Recovery {
  /** Whether something is missing. */
  isNeeded = false;
  /** Whether only another page can have it. */
  isLast = false;
  readonly #element: LoadingElement;
  #isTrying = false;
  #observer: IntersectionObserver | undefined;

  constructor(element: LoadingElement) {
    this.#element = element;
    element.addController(this);
  }

  hostConnected(): void {
    for (const type of EVENTS) addEventListener(type, this.retry);
  }

  hostDisconnected(): void {
    for (const type of EVENTS) removeEventListener(type, this.retry);
  }

  /** Something could not be loaded. */
  readonly note = (): void => {
    if (this.#isTrying) this.isLast = navigator.onLine;
    this.#isTrying = false;
    this.isNeeded = true;
    this.#watch();
    this.#element.requestUpdate();
  };

  readonly retry = (): void => {
    if (this.isNeeded) void this.#retry();
  };

  async #retry(): Promise<void> {
    const element = this.#element;
    const { modules, session, wake } = element;
    this.#isTrying = true;
    modules.retry();
    session.source.retry();
    session.invalidate();
    wake();
    element.requestUpdate();
    await session.source.complete;
    await element.updateComplete;
    if (!this.#isTrying) return;
    this.isNeeded = this.isLast = this.#isTrying = false;
    element.requestUpdate();
  }

  /** What is in sight from the start does not come into sight. */
  #watch(): void {
    if (this.#observer) return;
    let reports = 0;
    this.#observer = new IntersectionObserver((entries) => {
      if (reports++ > 0 && entries.at(-1)?.isIntersecting) this.retry();
    });
    this.#observer.observe(this.#element);
  }
}
