import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import '../../../../src/elements/games/triomino-table/define.js';
import type { TriominoTable } from '../../../../src/elements/games/triomino-table/define.js';
import { TriominoTable as Table } from '../../../../src/elements/games/triomino-table/triomino-table.js';
import { FakeClock } from '../../../match/fake-clock.js';
import { carry, mouse } from '../../pointers.js';
import type { Pointer } from '../../pointers.js';
import { RecordPage } from '../../record-page.js';

export type Attributes = Readonly<Record<string, string>>;
export type Point = readonly [x: number, y: number];

/** One tile, and of a single player's three two fit, each at one place; 055 fits nowhere. */
export const ONE_TILE = '344@0,0 | 055,345,445 | 0 0 0 - 1';
/** The same for two, with the first of them to move. */
export const TWO_PLAYERS = '344@0,0 | 055,345,445 / 012,222,334 | 0 1 0 - 1';
/** 344 makes a bridge or fits elsewhere; 023 fits, too. */
export const BRIDGE = '244@0,1 412@1,1 144@2,1 044@2,0 403@3,0 030@3,-1 050@2,-1 503@1,-1 | 023,111,344 | 0 0 0 - 1';
/** 3-4-5 fits in two places, and the others nowhere. */
export const ALONE = { position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10', seed: 'alone' };
export const TWO = { position: TWO_PLAYERS, names: 'Ann, Bob', seed: 'two' };
export const BUY = 'Buy −5 points';
export const PASS = 'Pass −10 points';

export const textOf = (element: Element | null | undefined): string =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

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

/** The corners of an outline, in the units in which tiles are placed. */
export const cornersOf = (path: Element): string =>
  [...(path.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
    .map(([, x, y]) => `${Math.round(Number(x) / 50)},${Math.round(Number(y) / 86.6)}`)
    .sort()
    .join(' ');

/** Tables of Triomino as their players meet them, with a clock that stands still until a test drives it. */
export class TriominoPage extends RecordPage<TriominoTable> {
  /** An element that is not in a page yet. Somebody plays alone, unless the attributes say otherwise. */
  static create(attributes: Attributes = {}, clock = new FakeClock()): TriominoTable {
    const isSaid = ['seats', 'position', 'record', 'src', 'mode'].some((name) => name in attributes);
    const element = this.make('triomino-table', isSaid ? attributes : { seats: 'human', ...attributes });
    if (!(element instanceof Table)) throw new Error('<triomino-table> is not defined');
    element.timekeeper = clock;
    return element;
  }

  /** In a page, complete with what is loaded when it is first seen. */
  static open(attributes: Attributes = {}, clock?: FakeClock): Promise<TriominoPage> {
    return TriominoPage.within(html`<div>${this.create(attributes, clock)}</div>`);
  }

  /** The element that is somewhere in a piece of a page. */
  static async within(part: TemplateResult): Promise<TriominoPage> {
    return new TriominoPage((await this.place('triomino-table', part)) as TriominoTable).ready();
  }

  /** After a button of the page that has the focus, as it is where somebody comes with Tab. */
  static async afterButton(attributes: Attributes = {}): Promise<TriominoPage> {
    const page = await TriominoPage.within(html`<div><button>Before</button>${this.create(attributes)}</div>`);
    page.element.parentElement?.querySelector('button')?.focus();
    return page;
  }

  /** Several elements beside each other, each with a clock of its own. */
  static async besides(...all: readonly Attributes[]): Promise<TriominoPage[]> {
    const tables = all.map((attributes) => this.create(attributes));
    await fixture(html`<div style="display: grid; grid-template-columns: repeat(2, 1fr)">${tables}</div>`);
    return Promise.all(tables.map((table) => new TriominoPage(table).ready()));
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

  /** Changes what a page says of the element. */
  async set(properties: Partial<TriominoTable>): Promise<this> {
    Object.assign(this.element, properties);
    await this.element.updateComplete;
    return this;
  }

  /** Chooses a tile of the rack and lays it as it would be at a place: `lay('345', '453@-1,0')`. */
  async lay(tile: string, place: string): Promise<void> {
    await this.click(this.tile(tile));
    await this.click(this.ghost(place));
  }

  /** Takes a tile of the rack in the hand and holds it over a point that is known once its places are shown. */
  async hold(tile: string, over: () => Point, pointer: Pointer = mouse): Promise<this> {
    await this.settled();
    const [x, y] = this.middle(this.tile(tile));
    await carry(pointer, [x, y], [x, y - 20]);
    await this.until(() => this.find('[data-dragged]') !== null);
    await this.settled();
    await pointer.move(over());
    await this.until(() => this.find('[data-dragged]')?.style.length === 2);
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

  /** The big button: to deal, to draw, to take the cover away. */
  get primary(): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>('.actions .primary, .result-card .primary');
  }

  get isCovered(): boolean {
    return this.find('.cover') !== null;
  }

  /** Takes the cover away, where there is one. */
  async uncover(): Promise<this> {
    if (this.isCovered) this.primary?.click();
    await this.element.updateComplete;
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

  /** The tile in the hand, as large as its place. */
  get carried(): HTMLElement {
    return this.find('.carried') as HTMLElement;
  }

  /** The tile of the rack that has the focus. */
  get focusedTile(): string | undefined {
    return this.focused?.dataset['tile'];
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
    return this.drawn('.laid');
  }

  /** The places that are shown for a tile: what it would be there. */
  get ghosts(): string[] {
    return this.drawn('.ghost');
  }

  /** Tiles that are drawn there for something else. */
  drawn(selector: string): string[] {
    return [...this.root.querySelectorAll<SVGGElement>(`.board ${selector}`)].map((tile) => {
      const { e, f } = tile.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
      return `${numbersOf(tile)}@${Math.round(e / 50)},${Math.round(f / 86.6)}`;
    });
  }

  /** The points that are written on them, in the same order. */
  get badges(): string[] {
    return [...this.root.querySelectorAll('.board .badge')].map(textOf);
  }

  /** What of a place takes the finger. */
  ghost(place: string): SVGElement {
    const index = this.ghosts.indexOf(place);
    return this.root.querySelector(`[data-cell="${index}"] .face`) as SVGElement;
  }

  /** The place that stands out, as it would be laid. */
  get over(): string | undefined {
    const over = this.find('.board [data-over]');
    return over ? this.ghosts[Number(over.dataset['cell'])] : undefined;
  }

  /** What is outlined on the table, with a star where it stands out. */
  get outlines(): string[] {
    const paths = [...this.root.querySelectorAll('.outline')];
    return paths.map((path) => cornersOf(path) + (path.hasAttribute('data-new') ? '*' : ''));
  }

  /** The places of the chosen tile in words. */
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

  /** Those of them that are taken. */
  get entered(): string[] {
    return this.all('.pad-tile[aria-pressed="true"]').map((tile) => this.nameOf(tile).replaceAll('-', ''));
  }

  /** What belongs to one player beside the table. */
  seat(seat = 0): HTMLElement {
    return this.find(`.seat[data-seat="${seat}"]`) as HTMLElement;
  }

  /** The points and the number of tiles of a player, as they are read; of who plays alone, the points on the table. */
  facts(seat = 0): string {
    const facts = this.all(`.strip .seat[data-seat="${seat}"] .visually-hidden`).map(textOf).join(' ');
    return facts || textOf(this.find('.meta .points'));
  }

  /** What each is seen to hold where racks are only shown, as it is read. */
  get held(): string[] {
    const seats = this.all('.strip .seat').map(({ dataset }) => dataset['seat'] ?? '');
    return (seats.length > 0 ? seats : ['0']).map((seat) =>
      this.all(`.shelf[data-seat="${seat}"] .held li`)
        .map((tile) => textOf(tile.querySelector('.visually-hidden')))
        .join(' '),
    );
  }

  /** What is to be done, without the quieter line below it. */
  override get status(): string {
    return textOf(this.find('.status > .now') ?? this.find('.status')).replaceAll('\u2060', '');
  }

  /** Where things come to rest, as a hand would. */
  override async click(element: Element): Promise<void> {
    await this.settled();
    // Not under the tray, which sticks to the lower edge of the screen.
    if (element.closest('.board')) this.board.scrollIntoView({ block: 'center' });
    await super.click(element);
  }

  /** Resolves when nothing moves by itself any more. */
  async settled(): Promise<void> {
    await this.element.updateComplete;
    await Promise.all(this.root.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  }

  /** What the author of a diagram says of a tile that is about to be laid. */
  get explained(): string {
    return textOf(this.find('.placement'));
  }

  /** What is told of the table to those who do not see it. */
  get told(): string[] {
    return this.all('.table li, .table > p').map(textOf);
  }

  /** The time as it is seen. */
  get time(): string {
    return textOf(this.find('.clock .seconds'));
  }

  /** What is said at once, whatever else is being said. */
  get urgent(): string {
    return textOf(this.find('.urgent'));
  }

  /** What has been played so far, draws included. */
  get moves(): string[] {
    const { match } = this.element;
    return match.entries.slice(0, match.ply).map(({ text }) => text);
  }

  /** The same without the tiles that were drawn. */
  get kinds(): string[] {
    return this.moves.map((move) => move.split(' ')[0] ?? '');
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
