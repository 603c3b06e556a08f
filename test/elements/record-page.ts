import type { LitElement } from 'lit';
import { GamePage } from './game-page.js';
import { tap } from './pointers.js';

export const STEPS = ['Go to start', 'Back', 'Forward', 'Go to end'] as const;
export type Step = (typeof STEPS)[number];

/** A game element, and what a reader meets on it who looks through a record. */
export class RecordPage<Element extends LitElement = LitElement> extends GamePage<Element> {
  step(name: Step): HTMLButtonElement {
    return this.button(name) as HTMLButtonElement;
  }

  /** The steps that lead somewhere from here. */
  get stepsInUse(): Step[] {
    return STEPS.filter((name) => this.step(name).getAttribute('aria-disabled') === 'false');
  }

  /** A real tap of a finger. */
  async tapOn(element: globalThis.Element): Promise<void> {
    element.scrollIntoView({ block: 'nearest' });
    await tap(this.middle(element));
    await this.element.updateComplete;
  }

  /** What the author says of the moment that is shown. */
  get comment(): string | undefined {
    return this.find('.comment')?.textContent?.trim();
  }

  get list(): HTMLElement {
    return this.find('.moves') as HTMLElement;
  }

  /** The place in the list that stands for the moment after so many plies. */
  listed(ply: number): HTMLButtonElement {
    return this.list.querySelector(`button[value="${ply}"]`) as HTMLButtonElement;
  }

  get #listed(): HTMLButtonElement[] {
    return [...this.list.querySelectorAll('button')];
  }

  /** What is written in the list. */
  get listedMoves(): string[] {
    return this.#listed.map((move) => {
      const copy = move.cloneNode(true) as HTMLElement;
      copy.querySelector('.visually-hidden')?.remove();
      return copy.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    });
  }

  /** The sentence with which a place in the list is read out. */
  sentence(ply: number): string | undefined {
    return this.listed(ply).querySelector('.visually-hidden')?.textContent?.trim();
  }

  /** The plies that the list shows as the current one. */
  get current(): number[] {
    return this.#pliesThat((move) => move.getAttribute('aria-current') === 'step');
  }

  /** The plies of the list to which Tab leads. */
  get tabStops(): number[] {
    return this.#pliesThat((move) => move.tabIndex === 0);
  }

  /** The ply of the list that has the focus. */
  get focusedPly(): number | undefined {
    return this.#pliesThat((move) => move === this.focused)[0];
  }

  /** The plies of the list that can be seen whole, without scrolling in it. */
  get inSight(): number[] {
    const { top, bottom } = this.list.getBoundingClientRect();
    return this.#pliesThat((move) => {
      const box = move.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom;
    });
  }

  #pliesThat(fits: (move: HTMLButtonElement) => boolean): number[] {
    return this.#listed.flatMap((move) => (fits(move) ? [Number(move.value)] : []));
  }

  async tryMoves(): Promise<void> {
    await this.clickButton('Try your own moves');
  }

  async returnToRecord(): Promise<void> {
    await this.clickButton('Back to the recorded game');
  }
}
