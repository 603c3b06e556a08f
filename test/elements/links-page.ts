import { fixture } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { LitElement, TemplateResult } from 'lit';
import { GamePage } from './game-page.js';

/** A game that links lead. */
export interface LinkedElement extends LitElement {
  readonly ply: number;
  readonly match: { readonly ply: number; readonly entries: readonly { readonly text: string }[] };
  readonly outcome: unknown;
  readonly error: unknown;
  mode?: string | null;
  marks?: string | null;
  goTo(ply: number | 'last'): void;
  play(move: string): void;
}

/** A page with games and, anywhere in it, links that lead them. */
export class LinksPage {
  /** Whether the page has heard the latest click, and could leave it to the browser. */
  isLeftAlone = false;
  readonly top: HTMLElement;

  static async open(part: TemplateResult): Promise<LinksPage> {
    const page = new LinksPage(await fixture<HTMLElement>(part));
    for (const game of page.games) if (game.element.mode !== 'diagram') await game.ready();
    return page;
  }

  constructor(top: HTMLElement) {
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
    if (!this.top.querySelector('[data-goes]')?.contains(click.target as Node)) click.preventDefault();
  };

  /** In the order of the page. */
  get games(): GamePage<LinkedElement>[] {
    const tags = 'triad-board, kubi-sheet, tricubo-sheet, cubo-grid, triomino-table';
    return [...this.top.querySelectorAll<LinkedElement>(tags)].map((element) => new GamePage(element));
  }

  get first(): GamePage<LinkedElement> {
    return this.games[0] as GamePage<LinkedElement>;
  }

  get plies(): number[] {
    return this.games.map(({ element }) => element.ply);
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
    this.isLeftAlone = false;
    await sendMouse({ type: 'click', position: this.placeOf(text) });
    await this.settle();
  }

  /** Waits for what a link has asked for, whose modules are loaded. */
  async settle(): Promise<void> {
    await import('../../src/interaction/links/link-router.js');
    await import('../../src/elements/session/links/follow-link.js');
    for (let frames = 0; frames < 3; frames++) {
      for (const { element } of this.games) await element.updateComplete;
      await new Promise(requestAnimationFrame);
    }
  }
}
