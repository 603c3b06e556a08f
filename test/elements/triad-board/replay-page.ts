import { BoardPage } from './board-page.js';
import { tap } from '../pointers.js';
import { GAME } from './replay-records.js';

export const STEPS = ['To the start', 'Back', 'Forward', 'To the end'] as const;
export type Step = (typeof STEPS)[number];

/** A board on which a reader looks through a record, and tries own moves. */
export class ReplayPage extends BoardPage {
  /** A replay in a page, of a game of seven plies if the attributes do not say otherwise. */
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
    const { board } = await BoardPage.open({ mode: 'replay', record: GAME, ...attributes });
    return new ReplayPage(board);
  }

  /** The board as a reader looks through it: one thing, not one for each cell. */
  get table(): HTMLElement | null {
    return this.find('[role=table]');
  }

  /** Whether the record has been left to try own moves. */
  get isTrying(): boolean {
    return this.find('[role=grid]') !== null && this.button('Back to the record') !== undefined;
  }

  /** The dice as they are seen, rank by rank from the top, in the letters of positions. */
  get dice(): string {
    const ranks = ['6', '5', '4', '3', '2', '1'].map((rank) =>
      ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => letterOf(this.cell(file + rank).dataset['die'])).join(''),
    );
    return ranks.map((rank) => rank.replace(/\.+/g, (gap) => String(gap.length))).join('/');
  }

  step(name: Step): HTMLButtonElement {
    return this.button(name) as HTMLButtonElement;
  }

  /** The steps that lead somewhere from here. */
  get stepsInUse(): Step[] {
    return STEPS.filter((name) => this.step(name).getAttribute('aria-disabled') === 'false');
  }

  /** A real tap of a finger. */
  async tapOn(element: Element): Promise<void> {
    element.scrollIntoView({ block: 'nearest' });
    await tap(this.middle(element));
    await this.board.updateComplete;
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
    return this.#listed[ply] as HTMLButtonElement;
  }

  get #listed(): HTMLButtonElement[] {
    return [...this.list.querySelectorAll('button')];
  }

  /** What is written in the list. */
  get moves(): string[] {
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
    return this.#listed.flatMap((move, ply) => (fits(move) ? [ply] : []));
  }

  async tryMoves(): Promise<void> {
    await this.clickButton('Try your own moves');
  }

  async returnToRecord(): Promise<void> {
    await this.clickButton('Back to the record');
  }

  /** Moves a die by two clicks. */
  async move(from: string, to: string): Promise<void> {
    await this.clickCell(from);
    await this.clickCell(to);
  }
}

/** A moment in the middle of the game, White to move. */
export const MIDWAY = 3;

/** A replay that shows that moment. */
export const openMidway = (attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> =>
  ReplayPage.open({ ply: String(MIDWAY), ...attributes });

/** A replay that a reader has left there to try own moves. */
export async function openTrying(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
  const page = await openMidway(attributes);
  await page.tryMoves();
  return page;
}

/** The same after a1a3. */
export async function openTried(): Promise<ReplayPage> {
  const page = await openTrying();
  await page.move('a1', 'a3');
  return page;
}

/** `w2` → `B`, `b3` → `c`. */
function letterOf(die: string | undefined): string {
  const letter = 'ABC'.charAt(Number(die?.charAt(1)) - 1);
  if (die === undefined) return '.';
  return die.startsWith('w') ? letter : letter.toLowerCase();
}
