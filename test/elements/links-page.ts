import { sendMouse } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
import type { GamePage } from './game-page.js';

interface Replay extends LitElement {
  readonly ply: number;
}

/** A page with replays and, anywhere in it, links that lead them. */
export abstract class LinksPage<Page extends GamePage<Replay>> {
  /** Whether the latest click on a link was left to the browser. */
  isLeftAlone: boolean | undefined;
  readonly top: HTMLElement;

  constructor(top: HTMLElement) {
    this.top = top;
    // Heard after everything else, so that no link leads out of the page of the tests.
    addEventListener('click', this.#onClick);
    addEventListener('auxclick', this.#onClick);
  }

  /** Waits until they are there to be led. */
  async ready(): Promise<this> {
    for (const replay of this.replays) await replay.ready();
    return this;
  }

  /** Once the page is done with. */
  close(): void {
    removeEventListener('click', this.#onClick);
    removeEventListener('auxclick', this.#onClick);
  }

  readonly #onClick = (click: Event): void => {
    this.isLeftAlone = !click.defaultPrevented;
    click.preventDefault();
  };

  /** In the order of the page. */
  abstract get replays(): readonly Page[];

  get plies(): number[] {
    return this.replays.map(({ element }) => element.ply);
  }

  link(text: string): HTMLAnchorElement {
    return [...this.top.querySelectorAll('a')].find((link) => link.textContent === text) as HTMLAnchorElement;
  }

  /** Where a link is on the screen, which it is brought to. */
  placeOf(text: string): [number, number] {
    this.link(text).scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = this.link(text).getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  }

  /** Follows a link by a real click. */
  async follow(text: string): Promise<void> {
    this.isLeftAlone = undefined;
    await sendMouse({ type: 'click', position: this.placeOf(text) });
    for (const { element } of this.replays) await element.updateComplete;
  }
}
