import { expect } from '@open-wc/testing';
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../../src/elements/games/triad-board/define.js';
import type { TriadBoard } from '../../../../src/elements/games/triad-board/define.js';
import { languageOf } from '../../languages.js';
import { carry, mouse } from '../../pointers.js';
import type { Pointer } from '../../pointers.js';
import { RecordPage } from '../../record-page.js';
import { GAME } from './records.js';

/** `c4` → the number under which the board knows it, and back. */
const cellNumber = (name: string): number => 'abcdef'.indexOf(name.charAt(0)) + 6 * (Number(name.charAt(1)) - 1);
const cellName = (number: number): string => 'abcdef'.charAt(number % 6) + String(Math.floor(number / 6) + 1);

export type Attributes = Readonly<Record<string, string>>;

/** A board with these attributes, not yet in a page. Two people play, unless the attributes say otherwise. */
export function makeBoard(attributes: Attributes = {}): TriadBoard {
  const board = document.createElement('triad-board');
  const said = 'record' in attributes || 'src' in attributes ? attributes : { seats: 'human human', ...attributes };
  for (const [name, value] of Object.entries(said)) board.setAttribute(name, value);
  return board;
}

/** A board of Triad as a player, a reader of a record or of a diagram meets it. */
export class TriadPage extends RecordPage<TriadBoard> {
  /** A board in a page, complete with what is loaded at first sight. */
  static async open(attributes: Attributes = {}): Promise<TriadPage> {
    return TriadPage.within(html`<div>${makeBoard(attributes)}</div>`);
  }

  /** The board that is somewhere in a piece of a page. */
  static async within(part: TemplateResult): Promise<TriadPage> {
    return new TriadPage((await this.place('triad-board', part)) as TriadBoard).ready();
  }

  /** A board with properties that a script or a framework has set before it is in the page. */
  static async with(properties: object): Promise<TriadPage> {
    return TriadPage.within(html`<div>${Object.assign(makeBoard(), properties)}</div>`);
  }

  /** A board in a language, once its words are there. */
  static async openIn(lang: string, attributes: Attributes = {}): Promise<TriadPage> {
    const page = await TriadPage.open({ lang, ...attributes });
    return page.until(() => page.language === lang.toLowerCase());
  }

  /** A diagram. */
  static diagram(attributes: Attributes = {}): Promise<TriadPage> {
    return TriadPage.open({ mode: 'diagram', ...attributes });
  }

  /** A replay, of a game of seven plies if the attributes do not say otherwise. */
  static replay(attributes: Attributes = {}): Promise<TriadPage> {
    return TriadPage.open({ mode: 'replay', record: GAME, ...attributes });
  }

  /** A replay that a reader has left at ply 3 to try own moves. */
  static async trying(attributes: Attributes = {}): Promise<TriadPage> {
    const page = await TriadPage.replay({ ply: '3', ...attributes });
    await page.tryMoves();
    return page;
  }

  /** A diagram gets no tools by which it could be seen that all is there. Below the fold a board gets none, either. */
  override async ready(): Promise<this> {
    if (this.board.getBoundingClientRect().top >= innerHeight) this.board.scrollIntoView();
    if (this.board.mode !== 'diagram') return super.ready();
    await this.board.updateComplete;
    return this;
  }

  get board(): TriadBoard {
    return this.element;
  }

  /** Changes attributes together. */
  async change(attributes: Attributes): Promise<void> {
    for (const [name, value] of Object.entries(attributes)) this.board.setAttribute(name, value);
    await this.board.updateComplete;
  }

  /** Moves of a script, each shown before the next. */
  async play(...moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      this.board.play(move);
      await this.board.updateComplete;
    }
  }

  /** The moves that have been made, as they are written. */
  get moves(): string[] {
    return this.board.match.entries.map(({ text }) => text);
  }

  /** The language in which it is shown at the moment. */
  get language(): string {
    return languageOf(this);
  }

  /** The board as it is looked at in a replay or a diagram: one thing, not one for each cell. */
  get table(): HTMLElement | null {
    return this.find('[role=table]');
  }

  /** Whether the record of a replay has been left to try own moves. */
  get isTrying(): boolean {
    return this.find('[role=grid]') !== null && this.button('Back to the recorded game') !== undefined;
  }

  cell(name: string): HTMLButtonElement {
    return this.find<HTMLButtonElement>(`[data-cell="${cellNumber(name)}"]`) as HTMLButtonElement;
  }

  /** The name of the cell that an element is, if it is one. */
  nameOf(element: HTMLElement): string | undefined {
    const number = element.dataset['cell'];
    return number === undefined ? undefined : cellName(Number(number));
  }

  /** The names of the cells with a mark, in the order of the board's numbers. */
  marked(mark: string): string[] {
    return this.#cellsThatMatch(`[data-traits~="${mark}"]`);
  }

  /** What lies on the cells with a ghost, by their names: `{ a3: 'w2' }`. */
  get ghosts(): Record<string, string | undefined> {
    const names = this.#cellsThatMatch('[data-ghost]');
    return Object.fromEntries(names.map((name) => [name, this.cell(name).dataset['die']]));
  }

  #cellsThatMatch(selector: string): string[] {
    const numbers = this.all(`.cell${selector}`).map((cell) => Number(cell.dataset['cell']));
    return numbers.sort((a, b) => a - b).map(cellName);
  }

  /** How many dice are on their way to where they went. */
  get slides(): number {
    return this.all('.cell[data-beat]').length;
  }

  /** The name of the cell that has the focus. */
  get focusedCell(): string | undefined {
    return this.focused ? this.nameOf(this.focused) : undefined;
  }

  /** How what has the focus is called: a cell by its name, anything else by its label. */
  override get focusedName(): string | undefined {
    return this.focusedCell ?? super.focusedName;
  }

  /** The accessible name of a cell. */
  label(name: string): string {
    return this.cell(name).getAttribute('aria-label') ?? '';
  }

  /** The dice as they are seen, row by row from the top, in the letters of positions. */
  get dice(): string {
    const rows = this.all('[role=row]').map((row) => [...row.querySelectorAll<HTMLElement>('.cell')].map(letterOf));
    return rows.map((row) => row.join('').replace(/\.+/g, (gap) => String(gap.length))).join('/');
  }

  /** What stands on the strips of the sides that are shown to be on turn. */
  get turn(): string[] {
    return this.all('.seat[data-turn] .name').map((name) => name.textContent?.trim() ?? '');
  }

  /** How many dice each side has lost, as it is said, from the top. */
  get trays(): (string | null)[] {
    return this.all('.tray').map((tray) => tray.ariaLabel);
  }

  /** Whether a tool is in use. */
  canUse(tool: string): boolean {
    return this.button(tool)?.getAttribute('aria-disabled') !== 'true';
  }

  async clickCell(name: string): Promise<void> {
    await this.click(this.cell(name));
  }

  /** Clicks cells one after the other: a die, its target, and what comes off. */
  async clickCells(...names: readonly string[]): Promise<void> {
    for (const name of names) await this.click(this.cell(name));
  }

  /** Carries a die to another cell and holds it there. */
  async hold(from: string, to: string, pointer: Pointer = mouse): Promise<void> {
    await carry(pointer, this.middle(this.cell(from)), this.middle(this.cell(to)));
    await this.board.updateComplete;
  }

  /** Drags a die to another cell. */
  async drag(from: string, to: string, pointer: Pointer = mouse): Promise<void> {
    await this.hold(from, to, pointer);
    await pointer.up();
    await this.board.updateComplete;
  }

  /** Presses a button as the keyboard does. */
  async pressButton(label: string): Promise<void> {
    const button = this.button(label);
    if (button?.closest('.menu[hidden]')) {
      this.button('More')?.focus();
      await this.press('Enter');
    }
    button?.focus();
    await this.press('Enter');
  }

  /** Walks with the arrow keys from the cell that has the focus to another one, White’s side below. */
  async walkTo(name: string): Promise<void> {
    const from = this.focusedCell ?? '';
    const right = name.charCodeAt(0) - from.charCodeAt(0);
    const up = Number(name.charAt(1)) - Number(from.charAt(1));
    for (let i = 0; i < Math.abs(right); i++) await this.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    for (let i = 0; i < Math.abs(up); i++) await this.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
    expect(this.focusedCell).to.equal(name);
  }

  /** Types a move and sends it off with Enter. */
  async typeMove(text: string): Promise<void> {
    await this.fill('Type a move', text);
    await this.press('Enter');
  }
}

/** `w2` → `B`, `b3` → `c`. */
function letterOf({ dataset: { die } }: HTMLElement): string {
  if (die === undefined) return '.';
  const letter = 'ABC'.charAt(Number(die.charAt(1)) - 1);
  return die.startsWith('w') ? letter : letter.toLowerCase();
}
