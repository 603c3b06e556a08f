import type { LitElement } from 'lit';

/** A game that loads parts when they are needed. */
interface LoadingGame extends LitElement {
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
  readonly #element: LitElement;
  readonly #load: () => unknown;
  #isTrying = false;
  #observer: IntersectionObserver | undefined;

  /** @param load loads again what is missing, and resolves when that has ended, unless the element’s `updateComplete` does */
  constructor(element: LitElement, load: () => unknown) {
    this.#element = element;
    this.#load = load;
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

  /** Nothing is missing any more. */
  end(): void {
    if (!this.isNeeded) return;
    this.isNeeded = this.isLast = this.#isTrying = false;
    this.#element.requestUpdate();
  }

  readonly retry = (): void => {
    if (this.isNeeded) void this.#retry();
  };

  async #retry(): Promise<void> {
    const element = this.#element;
    this.#isTrying = true;
    const loading = this.#load();
    element.requestUpdate();
    await loading;
    await element.updateComplete;
    if (this.#isTrying) this.end();
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

/** Loads again what a game could not load. */
export function loadGameAgain({ modules, session, wake }: LoadingGame): Promise<void> | undefined {
  modules.retry();
  session.source.retry();
  session.invalidate();
  wake();
  return session.source.complete;
}
