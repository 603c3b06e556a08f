import { fixture, html } from '@open-wc/testing';
import type { GamePage } from './game-page.js';
import { languageOf } from './languages.js';
import { waitUntil } from '../wait-until.js';

/** An element’s tag, and how it is read. */
export interface Kind<Page extends GamePage> {
  readonly tag: string;
  readonly read: (element: Element) => Page;
}

/** A page of its own, in a frame: nothing of the sources has been loaded there before. */
export class FreshPage<Page extends GamePage> {
  readonly #frame: HTMLIFrameElement;
  readonly #kind: Kind<Page>;

  private constructor(frame: HTMLIFrameElement, kind: Kind<Page>) {
    this.#frame = frame;
    this.#kind = kind;
  }

  /** A page in a language, once its elements are shown. */
  static async load<Page extends GamePage>(kind: Kind<Page>, lang: string, body: string): Promise<FreshPage<Page>> {
    const frame = document.createElement('iframe');
    frame.width = '600';
    frame.height = '1600';
    const script = `<script type="module" src="/src/elements/games/${kind.tag}/define.ts"></script>`;
    frame.srcdoc = `<!doctype html><html lang="${lang}"><head>${script}</head><body>${body}</body></html>`;
    await fixture(html`<div>${frame}</div>`);
    const page = new FreshPage(frame, kind);
    const isShown = () => page.boards.length > 0 && page.boards.every(({ element }) => element.shadowRoot);
    await waitUntil(isShown, 'there is nothing to see');
    return page;
  }

  /** The same, once its elements can be played on. */
  static async open<Page extends GamePage>(kind: Kind<Page>, lang: string, body: string): Promise<FreshPage<Page>> {
    const page = await FreshPage.load(kind, lang, body);
    const isReady = () => {
      const waiting = page.boards.find((board) => !isPlayable(board));
      // In frames WebKit sees only what is on the screen.
      waiting?.element.scrollIntoView({ block: 'nearest' });
      return !waiting;
    };
    await waitUntil(isReady, 'there is nothing to play on');
    return page;
  }

  get document(): Document {
    return this.#frame.contentDocument as Document;
  }

  find(selector: string): HTMLElement {
    return this.document.querySelector(selector) as HTMLElement;
  }

  /** The elements of the page, also those in a shadow root, one after the other. */
  get boards(): Page[] {
    const { tag, read } = this.#kind;
    const hosts = [...this.document.querySelectorAll('*')].filter(({ localName }) => localName !== tag);
    const roots = [this.document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    return roots.flatMap((root) => [...root.querySelectorAll(tag)]).map(read);
  }

  get board(): Page {
    return this.boards[0] as Page;
  }

  /** Waits until all elements are shown in these languages, one after the other. */
  async speaks(...languages: readonly string[]): Promise<void> {
    const spoken = () => this.boards.map(languageOf).join();
    const message = `it is in other languages than ${languages.join()}`;
    await waitUntil(() => spoken() === languages.join(), message);
  }

  /** The files of words that have been loaded: `triad/en`. */
  get words(): string[] {
    const loaded = this.#frame.contentWindow?.performance.getEntriesByType('resource') ?? [];
    return loaded.flatMap(({ name }) => /\/src\/locales\/(.+)\.ts$/.exec(new URL(name).pathname)?.[1] ?? []);
  }

  /** Those of them that are not English. */
  get foreignWords(): string[] {
    return this.words.filter((file) => /\/(de|nl|fr|it)$/.test(file)).sort();
  }
}

const isPlayable = ({ element }: GamePage): boolean => Boolean(element.shadowRoot?.querySelector('.toolbar'));
