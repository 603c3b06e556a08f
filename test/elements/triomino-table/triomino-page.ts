import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../src/elements/triomino-table/define.js';
import type { TriominoTable } from '../../../src/elements/triomino-table/define.js';
import { TriominoTable as Table } from '../../../src/elements/triomino-table/triomino-table.js';
import { FakeClock } from '../../match/fake-clock.js';
import { RecordPage } from '../record-page.js';

const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The numbers of a tile as it is drawn, clockwise from its lone corner, whatever the order in which they are written. */
export function numbersOf(tile: Element): string {
  const numbers = [...tile.querySelectorAll('text')].map((text) => ({
    value: textOf(text),
    x: Number(text.getAttribute('x')),
    y: Number(text.getAttribute('y')),
  }));
  const [left, lone, right] = numbers.sort((a, b) => a.x - b.x);
  if (!left || !lone || !right) return '';
  return [lone, ...(lone.y < right.y ? [right, left] : [left, right])].map(({ value }) => value).join('');
}

/** Tables of Triomino as their readers meet them, with a clock that stands still until a test drives it. */
export class TriominoPage extends RecordPage<TriominoTable> {
  /** In a page, complete with what is loaded at first sight. */
  static async open(attributes: Readonly<Record<string, string>> = {}, clock = new FakeClock()): Promise<TriominoPage> {
    const made = this.make('triomino-table', attributes);
    if (made instanceof Table) made.clock = clock;
    return this.within(html`<div>${made}</div>`);
  }

  /** The element that is somewhere in a piece of a page. */
  static async within(part: TemplateResult): Promise<TriominoPage> {
    return new TriominoPage((await this.place('triomino-table', part)) as TriominoTable).ready();
  }

  get clock(): FakeClock {
    return this.element.clock as FakeClock;
  }

  /** Time passes, and what falls due happens. */
  async pass(milliseconds: number): Promise<void> {
    this.clock.advance(milliseconds);
    await this.element.updateComplete;
  }

  /** Plays from a script: moves, and `draw all` for what chance has to do now, from the seed. */
  async played(...moves: readonly string[]): Promise<this> {
    const { match } = this.element;
    for (const move of moves) {
      if (move !== 'draw all') this.element.play(move);
      else while (match.actors.includes('chance')) match.draw();
    }
    await this.element.updateComplete;
    return this;
  }

  /** The big button: to deal, to draw, to take the cover away. */
  get primary(): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>('.actions .primary, .cover .button');
  }

  get isCovered(): boolean {
    return this.find('.cover') !== null;
  }

  /** Takes the cover away, where there is one. */
  async uncover(): Promise<this> {
    const button = this.find('.cover .button');
    if (button) await this.click(button);
    return this;
  }

  /** The tiles of the rack that can be seen, in order. */
  get rack(): string[] {
    return this.all('.rack .rack-tile').map(({ dataset }) => dataset['tile'] ?? '?');
  }

  /** A tile of the rack. */
  tile(name: string): HTMLButtonElement {
    return this.find<HTMLButtonElement>(`.rack-tile[data-tile="${name}"]`) as HTMLButtonElement;
  }

  /** The tile that is chosen. */
  get chosen(): string | undefined {
    return this.find('.rack-tile[aria-selected="true"]')?.dataset['tile'];
  }

  get table(): HTMLElement {
    return this.find('.table') as HTMLElement;
  }

  /** The drawing of the table. */
  get board(): SVGSVGElement {
    return this.root.querySelector('.board') as SVGSVGElement;
  }

  /** Where on the screen a point of the drawing is. */
  onScreen(x: number, y: number): [number, number] {
    const point = new DOMPoint(x, y).matrixTransform(this.board.getScreenCTM() as DOMMatrix);
    return [Math.round(point.x), Math.round(point.y)];
  }

  /** What part of the table is seen: left, top, width and height. */
  get view(): readonly [number, number, number, number] {
    return (this.board.getAttribute('viewBox') ?? '').split(' ').map(Number) as [number, number, number, number];
  }

  /** Resolves when what was moved or zoomed has been drawn anew. */
  async atRest(): Promise<void> {
    await this.until(() => this.board.style.transform === '');
    await this.element.updateComplete;
  }

  /** Whether the table has been moved or zoomed. */
  get isMoved(): boolean {
    return this.board.hasAttribute('data-moved');
  }

  /** The tiles on the table as they are drawn: `344@2,0`. */
  get laid(): string[] {
    return this.#drawn('.board .laid');
  }

  /** Tiles that are drawn there for something else. */
  drawn(selector: string): string[] {
    return this.#drawn(`.board ${selector}`);
  }

  /** The places that are shown for a tile: what it would be there. */
  get ghosts(): string[] {
    return this.#drawn('.board .ghost');
  }

  /** The points that are written on them, in the same order. */
  get badges(): string[] {
    return [...this.root.querySelectorAll('.board .badge')].map(textOf);
  }

  /** What of a place takes the finger. */
  ghost(place: string): SVGElement {
    const index = this.ghosts.indexOf(place);
    return this.root.querySelector(`[data-cell="${index}"] path`) as SVGElement;
  }

  /** The same places in words. */
  get places(): string[] {
    return this.all('.places .place').map(textOf);
  }

  place(index: number): HTMLElement {
    return this.find(`.place[data-place="${index}"]`) as HTMLElement;
  }

  /** How something is called, whose numbers are also drawn. */
  nameOf(element: HTMLElement): string {
    return element.ariaLabel ?? textOf(element.querySelector('.visually-hidden') ?? element);
  }

  override get focusedName(): string | undefined {
    return this.focused?.matches('[data-tile], .pad-tile') ? this.nameOf(this.focused) : super.focusedName;
  }

  /** Tiles to be entered. */
  padTile(name: string): HTMLButtonElement {
    const called = [...name].join('-');
    return this.all('.pad-tile').find((tile) => this.nameOf(tile) === called) as HTMLButtonElement;
  }

  /** What belongs to one player beside the table. */
  seat(seat = 0): HTMLElement {
    return this.find(`.seat[data-seat="${seat}"]`) as HTMLElement;
  }

  /** What stands beside a player's name. */
  facts(seat = 0): string {
    return textOf(this.seat(seat).querySelector('.facts'));
  }

  /** What was done last, and what it has earned. */
  get latest(): string {
    return textOf(this.find('.latest:not(.laid)'));
  }

  /** The time as it is seen. */
  get time(): string {
    return textOf(this.find('.clock > [aria-hidden]'));
  }

  /** What is said at once, whatever else is being said. */
  get urgent(): string {
    return textOf(this.find('[role="timer"]'));
  }

  /** What has been played so far, draws included. */
  get moves(): string[] {
    const { match } = this.element;
    return match.entries.slice(0, match.ply).map(({ text }) => text);
  }

  /** Whether a tool can be used now, by what is told of it. */
  canUse(tool: string): boolean {
    return this.button(tool)?.getAttribute('aria-disabled') === 'false';
  }

  #drawn(selector: string): string[] {
    return [...this.root.querySelectorAll<SVGGElement>(selector)].map((tile) => {
      const { e, f } = tile.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
      return `${numbersOf(tile)}@${Math.round(e / 50)},${Math.round(f / 86.6)}`;
    });
  }
}
