import { fixture, html, waitUntil } from '@open-wc/testing';
import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';
import { languageOf } from './languages.js';

/** A page of its own, in a frame: nothing of the sources has been loaded there before. */
export class FreshPage {
  readonly #frame: HTMLIFrameElement;

  private constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
  }

  /** A page in a language, once its boards can be played on. */
  static async open(lang: string, body: string): Promise<FreshPage> {
    const frame = document.createElement('iframe');
    frame.width = '600';
    frame.height = '1600';
    const script = '<script type="module" src="/src/elements/triad-board/define.ts"></script>';
    frame.srcdoc = `<!doctype html><html lang="${lang}"><head>${script}</head><body>${body}</body></html>`;
    await fixture(html`<div>${frame}</div>`);
    const page = new FreshPage(frame);
    const isReady = () =>
      page.boards.length > 0 && page.boards.every(({ board }) => board.shadowRoot?.querySelector('.toolbar'));
    await waitUntil(isReady, 'there is no board to play on', { timeout: 5000 });
    return page;
  }

  get document(): Document {
    return this.#frame.contentDocument as Document;
  }

  find(selector: string): HTMLElement {
    return this.document.querySelector(selector) as HTMLElement;
  }

  /** The boards of the page, also those in a shadow root, one after the other. */
  get boards(): BoardPage[] {
    const hosts = [...this.document.querySelectorAll('*')].filter(({ localName }) => localName !== 'triad-board');
    const roots = [this.document, ...hosts.flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    return roots
      .flatMap((root) => [...root.querySelectorAll<TriadBoard>('triad-board')])
      .map((board) => new BoardPage(board));
  }

  get board(): BoardPage {
    return this.boards[0] as BoardPage;
  }

  /** Waits until all boards are shown in these languages, one after the other. */
  async speaks(...languages: readonly string[]): Promise<void> {
    const spoken = () => this.boards.map(languageOf).join();
    const message = `it is in other languages than ${languages.join()}`;
    await waitUntil(() => spoken() === languages.join(), message, { timeout: 5000 });
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
