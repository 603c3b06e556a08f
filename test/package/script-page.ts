import { executeServerCommand, sendMouse } from '@web/test-runner-commands';
import { ELEMENTS } from './built.js';

const TAGS = ELEMENTS.map(({ tag }) => tag).join();

/** A page of its own, in a frame, with what is shipped: nothing of the sources is loaded there. */
export class ScriptPage {
  readonly frame: HTMLIFrameElement;

  protected constructor(frame: HTMLIFrameElement) {
    this.frame = frame;
  }

  static async open(head: string, body: string): Promise<ScriptPage> {
    const html = `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
    return this.visit(await executeServerCommand<string, object>('page', { html }));
  }

  /** A page that is served. */
  static async visit(src: string): Promise<ScriptPage> {
    const frame = Object.assign(document.createElement('iframe'), { width: '500', height: '800', src });
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await isLoaded;
    return new this(frame);
  }

  close(): void {
    this.frame.remove();
  }

  get window(): Window & typeof globalThis {
    return this.frame.contentWindow as Window & typeof globalThis;
  }

  get document(): Document {
    return this.window.document;
  }

  /** Something inside the first of our elements. */
  find(selector: string): HTMLElement | null {
    return this.document.querySelector(TAGS)?.shadowRoot?.querySelector(selector) ?? null;
  }

  /** A real click, wherever in its page that is. */
  async click(selector: string): Promise<void> {
    this.find(selector)?.scrollIntoView({ block: 'nearest' });
    await sendMouse({ type: 'click', position: this.#middle(selector) });
  }

  /** A real drag from one thing to another. */
  async drag(from: string, to: string): Promise<void> {
    await sendMouse({ type: 'move', position: this.#middle(from) });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: this.#middle(to) });
    await sendMouse({ type: 'up' });
  }

  /** Frames have coordinates of their own. */
  #middle(selector: string): [number, number] {
    const outer = this.frame.getBoundingClientRect();
    const inner = this.find(selector)?.getBoundingClientRect();
    if (!inner) throw new Error(`there is no ${selector}`);
    const x = outer.left + this.frame.clientLeft + inner.left + inner.width / 2;
    const y = outer.top + this.frame.clientTop + inner.top + inner.height / 2;
    return [Math.round(x), Math.round(y)];
  }
}
