import { executeServerCommand } from '@web/test-runner-commands';
import type * as online from '../../../../src/online/index.js';
import type { triad } from '../../../../src/games/triad/index.js';

type Loaded = typeof online & { readonly triad: typeof triad };

const SCRIPT = `
import * as online from '/src/online/index.ts';
import { triad } from '/src/games/triad/index.ts';
window.loaded = { ...online, triad };`;

const open = new Set<BrowserTab>();

/** A page of its own in a frame. As far as storage of the session goes, frames are copies of one tab. */
export class BrowserTab {
  readonly #frame: HTMLIFrameElement;

  private constructor(frame: HTMLIFrameElement) {
    this.#frame = frame;
  }

  static async open(): Promise<BrowserTab> {
    const html = `<!doctype html><script type="module">${SCRIPT}</script>`;
    const frame = document.createElement('iframe');
    frame.src = await executeServerCommand('page', { html });
    const tab = new BrowserTab(frame);
    open.add(tab);
    document.body.append(frame);
    await tab.#loaded();
    return tab;
  }

  static closeAll(): void {
    for (const tab of [...open]) tab.close();
  }

  get window(): Window {
    return this.#frame.contentWindow as Window;
  }

  /** What the page has loaded from the library. */
  get library(): Loaded {
    return (this.window as unknown as { loaded: Loaded }).loaded;
  }

  async reload(): Promise<void> {
    this.window.location.reload();
    await new Promise((resolve) => this.#frame.addEventListener('load', resolve, { once: true }));
    await this.#loaded();
  }

  close(): void {
    open.delete(this);
    this.#frame.remove();
  }

  async #loaded(): Promise<void> {
    const end = Date.now() + 15_000;
    while (!(this.#frame.contentWindow as unknown as { loaded?: unknown } | null)?.loaded) {
      if (Date.now() > end) throw new Error('the page has not loaded');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
