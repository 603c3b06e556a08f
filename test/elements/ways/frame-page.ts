import { waitUntil } from '../../wait-until.js';
import { SPECIMENS } from './specimens.js';

interface FrameWindow extends Window {
  load(path: string): Promise<Record<string, unknown>>;
}

/** A document of its own, in a frame, with what is thrown there. */
export class FramePage {
  readonly trouble: string[] = [];
  readonly #window: FrameWindow;

  private constructor(window: FrameWindow) {
    this.#window = window;
    window.addEventListener('error', ({ message }) => this.trouble.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => this.trouble.push(String(reason)));
    const { console } = window as unknown as typeof globalThis;
    for (const kind of ['warn', 'error'] as const) {
      console[kind] = (text: unknown) => {
        if (!/Lit is in dev mode/.test(String(text))) this.trouble.push(String(text));
      };
    }
  }

  static async open(): Promise<FramePage> {
    const frame = document.createElement('iframe');
    frame.width = '700';
    frame.height = '600';
    frame.srcdoc = '<!doctype html><html lang="en"><body><script>load = (path) => import(path)</script></body></html>';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    return new FramePage(frame.contentWindow as FrameWindow);
  }

  close(): void {
    this.#window.frameElement?.remove();
  }

  get document(): Document {
    return this.#window.document;
  }

  get body(): HTMLElement {
    return this.document.body;
  }

  async load(...paths: readonly string[]): Promise<void> {
    for (const path of paths) await this.#window.load(path);
  }

  /** Defines each element of the page when it is loaded. */
  async autoload(): Promise<void> {
    const { elementLoaders } = await this.#window.load('/src/elements/element-loaders.ts');
    const loaders = elementLoaders as Record<string, () => Promise<unknown>>;
    const loadAll = () =>
      Promise.all(Object.entries(loaders).flatMap(([tag, load]) => (this.document.querySelector(tag) ? [load()] : [])));
    await loadAll();
    // The course brings a game of its own.
    new (this.#window as unknown as typeof globalThis).MutationObserver(() => void loadAll()).observe(this.body, {
      childList: true,
      subtree: true,
    });
  }

  /** Parses the whole page. */
  write(markup: string): void {
    this.#begin();
    this.document.write(markup);
    this.document.close();
  }

  /** Parses the page as it comes: in pieces that end anywhere. */
  async writeSlowly(markup: string): Promise<void> {
    this.#begin();
    for (const piece of markup.match(/[\s\S]{1,90}/g) ?? []) {
      this.document.write(piece);
      await this.frame();
    }
    this.document.close();
  }

  #begin(): void {
    this.document.open();
    this.document.write('<!doctype html><html lang="en"><body>');
  }

  readonly frame = (): Promise<unknown> => new Promise((resolve) => this.#window.requestAnimationFrame(resolve));

  /** Waits until readers miss nothing. @returns what they miss at last, by element */
  async isWhole(): Promise<Readonly<Record<string, string>>> {
    const missing = () =>
      Object.fromEntries(
        SPECIMENS.map(({ name, misses }) => [name, misses(this.document)] as const).filter(([, what]) => what !== ''),
      );
    const isDone = () => {
      // Controls load what they need once they are in sight.
      const [first] = Object.keys(missing());
      const awaited = first?.startsWith('game-') ? this.document.querySelector(first.split(' ')[0]!) : undefined;
      awaited?.scrollIntoView({ block: 'center' });
      return first === undefined;
    };
    await waitUntil(isDone).catch(() => undefined);
    return missing();
  }
}
