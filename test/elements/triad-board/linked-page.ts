import { fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import { ReplayPage } from './replay-page.js';

/** A page with replays and, anywhere in it, links that lead them. */
export class LinkedPage {
  /** Whether the latest click on a link was left to the browser. */
  isLeftAlone: boolean | undefined;
  readonly top: HTMLElement;

  static async open(part: TemplateResult): Promise<LinkedPage> {
    const page = new LinkedPage(await fixture<HTMLElement>(part));
    for (const board of page.boards) await board.ready();
    return page;
  }

  private constructor(top: HTMLElement) {
    this.top = top;
    // Heard after everything else, so that no link leads out of the page of the tests.
    addEventListener('click', this.#onClick);
    addEventListener('auxclick', this.#onClick);
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

  get boards(): readonly ReplayPage[] {
    return [...this.top.querySelectorAll('triad-board')].map((board) => new ReplayPage(board));
  }

  get plies(): number[] {
    return this.boards.map(({ board }) => board.ply);
  }

  link(text: string): HTMLAnchorElement {
    return [...this.top.querySelectorAll('a')].find((link) => link.textContent === text) as HTMLAnchorElement;
  }

  /** Where a link is on the screen. */
  placeOf(text: string): [number, number] {
    const { left, top, width, height } = this.link(text).getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  }

  /** Follows a link by a real click. */
  async follow(text: string): Promise<void> {
    this.isLeftAlone = undefined;
    this.link(text).scrollIntoView({ block: 'nearest' });
    await sendMouse({ type: 'click', position: this.placeOf(text) });
    for (const { board } of this.boards) await board.updateComplete;
  }
}
