import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import '../../../../src/elements/games/cubo-grid/define.js';
import type { CuboGrid } from '../../../../src/elements/games/cubo-grid/define.js';
import { CuboGrid as Grid } from '../../../../src/elements/games/cubo-grid/cubo-grid.js';
import { takers } from '../../../../src/games/cubo/phase.js';
import { FakeClock } from '../../../match/fake-clock.js';
import { carry, mouse } from '../../pointers.js';
import type { Pointer } from '../../pointers.js';
import { changeReaderSettings } from '../../../../src/elements/play/reader-settings.js';
import { RecordPage } from '../../record-page.js';

const NAMES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;
export type CellName = (typeof NAMES)[number];
export type Attributes = Readonly<Record<string, string>>;

/** Squares that can be told apart; the first is the example of the booklet, worth 32. */
export const SQUARES = ['r1r2r3/r2w3b4/b3b4b5', 'r6r5r4/b1w2b3/r2b5b6', 'r1b1r1/b2w6r2/b6r4b3', 'r5b5r5/r4w1b2/b6r3b1'];
export const [SQUARE = ''] = SQUARES;
/** The dice before they are rolled. */
export const BLANK = 'r.r.r./r.w.b./b.b.b.';

/** A round in which all dice lie. A letter a seat gives its stage: `o` builds, `h` has the dice in hand, `c` has called. */
export function table(stages: string, round = 1, scores: readonly number[] = []): string {
  const seats = Array.from(stages, (stage, seat) => `${SQUARES[seat]} ${stage} - ${scores[seat] ?? 0}`);
  return `${round} 0 build 0 | ${seats.join(' ; ')} | r6r1b6b2`;
}

export const ONE = { position: table('o') };
export const TWO = { position: table('oo'), names: 'Ann, Bob' };

export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

const labelOf = (button: HTMLElement): string => button.ariaLabel ?? textOf(button);

/** A page with `<cubo-grid>`, and a clock that stands still until a test advances it. */
export class CuboPage extends RecordPage<CuboGrid> {
  /** Creates an element that is not in a page yet, for readers who know the game and take the time of the page. */
  static create(attributes: Attributes = {}, clock = new FakeClock()): CuboGrid {
    changeReaderSettings({ known: { cubo: true }, time: 'page', isTyping: true });
    const element = this.make('cubo-grid', attributes);
    if (!(element instanceof Grid)) throw new Error('<cubo-grid> is not defined');
    element.timekeeper = clock;
    return element;
  }

  /** In a page, complete with what is loaded when it is first seen. */
  static open(attributes: Attributes = {}, clock?: FakeClock): Promise<CuboPage> {
    return CuboPage.within(html`<div>${this.create(attributes, clock)}</div>`);
  }

  /** The element that is somewhere in a piece of a page. */
  static async within(part: TemplateResult): Promise<CuboPage> {
    return new CuboPage((await this.place('cubo-grid', part)) as CuboGrid).ready();
  }

  /** After a button of the page that has the focus, as it is where somebody comes with Tab. */
  static async afterButton(attributes: Attributes = {}, ...moves: readonly string[]): Promise<CuboPage> {
    const page = await CuboPage.within(html`<div><button>Before</button>${this.create(attributes)}</div>`);
    await page.played(...moves);
    page.element.parentElement?.querySelector('button')?.focus();
    return page;
  }

  /** Several elements side by side, each with its own clock. */
  static async besides(...all: readonly Attributes[]): Promise<CuboPage[]> {
    const grids = all.map((attributes) => this.create(attributes));
    await fixture(html`<div style="display: grid; grid-template-columns: repeat(2, 1fr)">${grids}</div>`);
    return Promise.all(grids.map((grid) => new CuboPage(grid).ready()));
  }

  /** A diagram has no tools by which it could be seen that all is there. */
  override async ready(): Promise<this> {
    await this.element.updateComplete;
    if (this.element.mode === 'diagram') return this;
    // Play is loaded at the first sight.
    if (this.element.getBoundingClientRect().top >= innerHeight) this.element.scrollIntoView();
    return super.ready();
  }

  get clock(): FakeClock {
    return this.element.timekeeper as FakeClock;
  }

  /** Time passes, and what falls due happens. */
  async pass(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    await this.element.updateComplete;
  }

  /** The time as it is seen and what is said at once, second by second: `5: 5`. */
  async seconds(count: number): Promise<string[]> {
    const seen = [];
    for (let second = 0; second < count; second++) {
      await this.pass(1000);
      seen.push(`${this.time}: ${this.urgent}`);
    }
    return seen;
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

  /** Changes what a page says of the element. */
  async set(properties: Partial<CuboGrid>): Promise<this> {
    Object.assign(this.element, properties);
    await this.element.updateComplete;
    return this;
  }

  /** Clicks on one die and then on another one. */
  async swap(first: CellName, second: CellName, seat = 0): Promise<void> {
    await this.click(this.cell(first, seat));
    await this.click(this.cell(second, seat));
  }

  /** Drags a die over another one without dropping it. */
  async hold(from: CellName, over: CellName, pointer: Pointer = mouse): Promise<this> {
    await carry(pointer, this.middle(this.cell(from)), this.middle(this.cell(over)));
    await this.element.updateComplete;
    return this;
  }

  async release(pointer: Pointer = mouse): Promise<void> {
    await pointer.up();
    await this.element.updateComplete;
  }

  /** Types moves, and sends each off with Enter. */
  async typed(...moves: readonly string[]): Promise<this> {
    for (const move of moves) {
      await this.fill('Type a move', move);
      await this.press('Enter');
    }
    return this;
  }

  /** Presses a button below a square. */
  async do(action: string, seat = 0): Promise<void> {
    await this.click(this.action(action, seat));
  }

  /** What belongs to one player. */
  seat(seat = 0): HTMLElement {
    return this.find(`.squares > .seat[data-seat="${seat}"]`) as HTMLElement;
  }

  /** A die that can be pressed, or is only seen. */
  cell(name: CellName, seat = 0): HTMLElement {
    return this.seat(seat).querySelector(`[data-cell="${NAMES.indexOf(name)}"]`) as HTMLElement;
  }

  /** The cell in which a point of the screen lies. */
  cellAt(x: number, y: number): CellName | undefined {
    return NAMES.find((name) => {
      const { left, right, top, bottom } = this.cell(name).getBoundingClientRect();
      return x > left && x < right && y > top && y < bottom;
    });
  }

  /** The dice of a square as they are seen: `r1r2r3/r2w3b4/b3b4b5`. */
  square(seat = 0): string {
    const cells = [...this.seat(seat).querySelectorAll<HTMLElement>('.square .cell')].slice(0, 9);
    const valueOf = (cell: Element) => cell.querySelector('.die')?.getAttribute('data-value');
    const dice = cells.map((cell) => `${cell.dataset['colour']}${valueOf(cell) ?? '.'}`);
    return [0, 3, 6].map((first) => dice.slice(first, first + 3).join('')).join('/');
  }

  get squares(): string[] {
    return this.all('.squares > .seat').map((_, seat) => this.square(seat));
  }

  /** The name of the interaction in a square: `idle`, `chosen`, `dragging` … */
  interaction(seat = 0): string | undefined {
    return this.seat(seat).querySelector<HTMLElement>('.grid')?.dataset['interaction'];
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
    return this.all('.middle > *').map(({ ariaLabel }) => ariaLabel?.replace('Take ', '') ?? '');
  }

  /** The buttons of a player, as they are called: the round one, another one, and the dice of the middle that can be taken. */
  actions(seat = 0): string[] {
    return this.#buttons(seat).map(labelOf);
  }

  action(name: string, seat = 0): HTMLButtonElement {
    return this.#buttons(seat).find((button) => labelOf(button) === name) as HTMLButtonElement;
  }

  #buttons(seat: number): HTMLButtonElement[] {
    const dice = takers(this.element.state).includes(seat) ? 'button.take, ' : '';
    return this.all(`${dice}.seat-actions[data-seat="${seat}"] button`) as HTMLButtonElement[];
  }

  isCovered(seat = 0): boolean {
    return this.seat(seat).querySelector('.cover') !== null;
  }

  /** The text next to a player's name. */
  facts(seat = 0): string {
    return textOf(this.#player(seat).querySelector('.facts'));
  }

  /** The die that a player has taken, as it is read. */
  taken(seat = 0): string {
    return textOf(this.#player(seat).querySelector('.taken'));
  }

  /** The points of a player so far. */
  points(seat = 0): string {
    return textOf(this.#player(seat).querySelector('.points'));
  }

  /** Where a player is named, with the points. */
  #player(seat: number): Element {
    return this.find(`.player[data-seat="${seat}"]`) ?? this.seat(seat);
  }

  /** The time as it is seen. */
  get time(): string {
    return textOf(this.find('.seconds'));
  }

  /** What is said at once, whatever else is being said. */
  get urgent(): string {
    return textOf(this.find('.urgent'));
  }

  /** The primary button of the panel: to roll, to resume, to start over. */
  get primary(): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>('.actions > .primary, .result-card .primary');
  }

  /** How that is called. */
  get primaryName(): string | undefined {
    return this.primary ? labelOf(this.primary) : undefined;
  }

  /** Presses it. */
  async goOn(): Promise<void> {
    await this.click(this.primary as Element);
  }

  /** The table of points as it is read, row by row. */
  get rounds(): string[] {
    return this.all('.result tr').map(textOf);
  }

  /** The own square and better ones, with their points. */
  get sides(): string {
    return textOf(this.find('.sides'));
  }

  /** What has been played so far, dice included. */
  get moves(): string[] {
    const { match } = this.element;
    return match.entries.slice(0, match.ply).map(({ text }) => text);
  }

  /** The same without the dice that fell. */
  get kinds(): string[] {
    return this.moves.map((move) => move.split(' ')[0] ?? '');
  }

  /** Who has made them: `1 swap a1c3`. */
  get made(): string[] {
    return this.element.match.entries.map(({ actor, text }) => `${actor} ${text}`);
  }

  /** What is drawn on dice: numerals, or the number of pips. */
  faces(selector: string): string[] {
    return this.all(`${selector} .die`).map((die) => {
      const pips = die.querySelector('.pip')?.getAttribute('d')?.split('M').filter(Boolean).length ?? 0;
      return pips > 0 ? `${pips} pips` : textOf(die.querySelector('text'));
    });
  }

  /** Whether a tool can be used now, by what is told of it. */
  canUse(tool: string): boolean {
    return this.button(tool)?.getAttribute('aria-disabled') === 'false';
  }

  /** Takes the element out of its page. @returns what puts it there again */
  takeAway(): () => Promise<unknown> {
    const { element } = this;
    const parent = element.parentElement;
    element.remove();
    return () => {
      parent?.append(element);
      return element.updateComplete;
    };
  }
}
