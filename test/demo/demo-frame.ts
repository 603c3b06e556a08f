import { nextFrame } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { games } from '../../src/elements/registry.js';
import type { GameRecord, Match } from '../../src/match/index.js';
import { waitUntil } from '../wait-until.js';

type Game = HTMLElement & { readonly match: Match; readonly ply: number; readonly error?: { readonly code: string } };

const GAMES = games.map(({ tag }) => tag).join();
/** The game on the table; others are only looked at. */
const TABLE = games.map(({ tag }) => `.stage ${tag}`).join();

/** The demo page in a frame as large as the window. */
export class DemoFrame {
  readonly frame = document.createElement('iframe');

  /** Opens a link and waits until its game can be played. */
  static async open(hash = '', width = 1280, height = 900): Promise<DemoFrame> {
    await setViewport({ width, height });
    await waitUntil(() => innerWidth === width && innerHeight === height, 'the window keeps its size');
    const page = new DemoFrame();
    const { style } = page.frame;
    style.position = 'fixed';
    style.inset = '0';
    style.inlineSize = style.blockSize = '100%';
    style.border = '0';
    page.frame.src = `/stories/demo/index.html${hash}`;
    document.body.append(page.frame);
    await page.ready();
    return page;
  }

  async close(): Promise<void> {
    this.frame.remove();
    await setViewport({ width: 800, height: 600 });
  }

  async ready(): Promise<void> {
    const isReady = () =>
      this.document.querySelector(TABLE)?.shadowRoot?.querySelector('.toolbar, [data-mode=diagram]');
    await waitUntil(isReady, 'there is nothing to play with');
  }

  get window(): Window & typeof globalThis {
    return this.frame.contentWindow as Window & typeof globalThis;
  }

  get document(): Document {
    return this.frame.contentDocument as Document;
  }

  get root(): HTMLElement {
    return this.document.documentElement;
  }

  get game(): Game {
    return this.document.querySelector(TABLE) as Game;
  }

  get tag(): string {
    return this.game.localName;
  }

  /** The game as JSON. */
  get record(): GameRecord {
    return this.game.match.toRecord();
  }

  find<E extends HTMLElement = HTMLElement>(selector: string): E {
    const found = this.document.querySelector<E>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  }

  all(selector: string): HTMLElement[] {
    return [...this.document.querySelectorAll<HTMLElement>(selector)];
  }

  text(selector: string): string {
    return this.find(selector).textContent.replace(/\s+/g, ' ').trim();
  }

  /** A real click. */
  async click(selector: string): Promise<void> {
    const target = this.find(selector);
    target.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = target.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
  }

  /** Opens what is for developers. */
  async openDoor(): Promise<void> {
    this.find<HTMLDetailsElement>('#developers').open = true;
    await this.drawn();
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const press of keys) await sendKeys({ press });
  }

  /** Chooses from a list, or sets a check box. */
  async choose(id: string, value: string | boolean): Promise<void> {
    const field = this.find<HTMLSelectElement & HTMLInputElement>(`#${id}`);
    if (typeof value === 'string') field.value = value;
    else field.checked = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await this.drawn();
  }

  /** Dresses the page in a skin. */
  async dress(skin: string): Promise<void> {
    this.find(`#wear-${skin}`).click();
    await this.drawn();
  }

  async drawn(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    await this.ready();
  }

  /**
   * Scrolls down to one part after the other, a screen at a time, and waits until what is played in it can be played, and what is reviewed has been. Readers
   * scroll what they see: a page that has grown since the last frame of the screen would seem to jump.
   */
  async read(...parts: readonly string[]): Promise<void> {
    await this.#still();
    for (const part of parts) {
      await this.#scrollTo(part);
      const isThere = (place: HTMLElement) => {
        const game = place.querySelector(GAMES) ?? place.shadowRoot?.querySelector(GAMES) ?? place;
        return game.shadowRoot?.querySelector(game.hasAttribute('review') ? '.reviewed' : '.panel');
      };
      const places = () => this.all(`${part} :is(game-lesson, game-puzzle, .devices > *, .replay > *)`);
      await waitUntil(() => places().every(isThere), `${part} does not come`);
      await this.#still();
    }
  }

  async #scrollTo(part: string): Promise<void> {
    const { top } = this.find(part).getBoundingClientRect();
    for (let left = top; left > 0; left = Math.round(this.find(part).getBoundingClientRect().top)) {
      const before = this.window.scrollY;
      this.window.scrollBy(0, Math.min(left, this.window.innerHeight / 2));
      await this.#still();
      if (this.window.scrollY === before) break;
    }
  }

  /** Waits until, for ten frames of the screen, nothing changes its place. */
  async #still(): Promise<void> {
    const places = () =>
      this.all('*')
        .map(({ offsetTop, offsetHeight }) => `${offsetTop} ${offsetHeight}`)
        .join();
    let before = '';
    for (let frames = 0; frames < 10; frames++) {
      const now = places();
      if (now !== before) frames = 0;
      before = now;
      await nextFrame();
    }
  }

  /** Waits until the address contains a text. */
  async addressed(part: string): Promise<void> {
    const isThere = () => decodeURIComponent(this.hash.replaceAll('+', ' ')).includes(part);
    await waitUntil(isThere, `the address does not contain ${part}`);
  }

  get hash(): string {
    return this.window.location.hash;
  }

  /** Goes back or forward and waits until the page shows another game. */
  async travel(step: -1 | 1): Promise<void> {
    const { game } = this;
    // Frames share the history of the window that holds them.
    if (step < 0) history.back();
    else history.forward();
    await waitUntil(() => this.game && this.game !== game, 'nothing else is shown');
    await this.ready();
  }
}
