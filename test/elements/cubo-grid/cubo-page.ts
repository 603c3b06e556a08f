import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../src/elements/cubo-grid/define.js';
import type { CuboGrid } from '../../../src/elements/cubo-grid/define.js';
import { CuboGrid as Grid } from '../../../src/elements/cubo-grid/cubo-grid.js';
import { FakeClock } from '../../match/fake-clock.js';
import { RecordPage } from '../record-page.js';

const NAMES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type CellName = (typeof NAMES)[number];

const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Squares of Cubo as their readers meet them, with a clock that stands still until a test drives it. */
export class CuboPage extends RecordPage<CuboGrid> {
  /** In a page, complete with what is loaded at first sight. */
  static async open(attributes: Readonly<Record<string, string>> = {}, clock = new FakeClock()): Promise<CuboPage> {
    const made = this.make('cubo-grid', attributes);
    if (made instanceof Grid) made.clock = clock;
    return CuboPage.within(html`<div>${made}</div>`);
  }

  /** The element that is somewhere in a piece of a page. */
  static async within(part: TemplateResult): Promise<CuboPage> {
    return new CuboPage((await this.place('cubo-grid', part)) as CuboGrid).ready();
  }

  get clock(): FakeClock {
    return this.element.clock as FakeClock;
  }

  /** Time passes, and what falls due happens. */
  async pass(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    await this.element.updateComplete;
  }

  /** Plays from a script: moves, `#1 call` of a seat, and `roll all` for the dice of a round from the seed. */
  async played(...moves: readonly string[]): Promise<this> {
    const { match } = this.element;
    for (const move of moves) {
      if (move !== 'roll all') this.element.play(move);
      else while (match.actors.length === 1 && match.actors[0] === 'chance') match.draw();
    }
    await this.element.updateComplete;
    return this;
  }

  /** What belongs to one player. */
  seat(seat = 0): HTMLElement {
    return this.find(`.seat[data-seat="${seat}"]`) as HTMLElement;
  }

  /** A die that can be pressed, or is only seen. */
  cell(name: CellName, seat = 0): HTMLElement {
    return this.seat(seat).querySelector(`[data-cell="${NAMES.indexOf(name)}"]`) as HTMLElement;
  }

  /** The dice of a square as they are seen: `r1r2r3/r2w3b4/b3b4b5`. */
  square(seat = 0): string {
    const cells = [...this.seat(seat).querySelectorAll<HTMLElement>('.square .cell')].slice(0, 9);
    const dice = cells.map(
      (cell) => `${cell.dataset['colour']}${cell.querySelector('.die')?.getAttribute('data-value') ?? '.'}`,
    );
    return [0, 3, 6].map((first) => dice.slice(first, first + 3).join('')).join('/');
  }

  /** What each line is seen to earn: the rows from the top, then the columns. */
  earned(seat = 0): number[] {
    return [...this.seat(seat).querySelectorAll('.edges li')].slice(0, 6).map((line) => Number(textOf(line)));
  }

  /** The same as it is read. */
  lines(seat = 0): string[] {
    const lines = [...this.seat(seat).querySelectorAll('.edges li [role="img"]')].slice(0, 6);
    return lines.map(({ ariaLabel }) => ariaLabel ?? '');
  }

  worth(seat = 0): number {
    return Number(textOf(this.seat(seat).querySelector('.worth')));
  }

  /** The explanation below a square. */
  explained(seat = 0): string[] {
    return [...this.seat(seat).querySelectorAll('.explained :is(li, p)')].map(textOf);
  }

  /** The dice of the middle as they are read. */
  get middleDice(): string[] {
    return this.all('.middle > *').map(({ ariaLabel }) => ariaLabel ?? '');
  }

  /** The buttons below a square, as they are called. */
  actions(seat = 0): string[] {
    return [...this.seat(seat).querySelectorAll<HTMLElement>('.seat-actions button')].map(
      (button) => button.ariaLabel ?? textOf(button),
    );
  }

  action(name: string, seat = 0): HTMLButtonElement {
    const buttons = [...this.seat(seat).querySelectorAll<HTMLButtonElement>('.seat-actions button')];
    return buttons.find((button) => (button.ariaLabel ?? textOf(button)) === name) as HTMLButtonElement;
  }

  isCovered(seat = 0): boolean {
    return this.seat(seat).querySelector('.cover') !== null;
  }

  /** What stands beside a player's name. */
  facts(seat = 0): string {
    return textOf(this.seat(seat).querySelector('.facts'));
  }

  /** The time as it is seen. */
  get time(): string {
    return textOf(this.find('.seconds'));
  }

  /** What is said at once, whatever else is being said. */
  get urgent(): string {
    return textOf(this.find('[role="timer"]'));
  }

  /** The big button of the panel: to roll, to go on, to begin anew. */
  get primary(): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>('.actions .primary');
  }

  /** The table of points as it is read, row by row. */
  get rounds(): string[] {
    return this.all('.result tr').map(textOf);
  }

  /** The best square there was, in words. */
  get best(): string {
    return textOf(this.find('.best'));
  }

  /** What has been played so far, dice included. */
  get moves(): string[] {
    const { match } = this.element;
    return match.entries.slice(0, match.ply).map(({ text }) => text);
  }

  /** Whether a tool can be used now, by what is told of it. */
  canUse(tool: string): boolean {
    return this.button(tool)?.getAttribute('aria-disabled') === 'false';
  }
}
