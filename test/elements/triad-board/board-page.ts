import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../src/elements/triad-board/define.js';
import type { TriadBoard } from '../../../src/elements/triad-board/define.js';
import { RecordPage } from '../record-page.js';

/** `c4` → the number under which the board knows it, and back. */
const cellNumber = (name: string): number => 'abcdef'.indexOf(name.charAt(0)) + 6 * (Number(name.charAt(1)) - 1);
const cellName = (number: number): string => 'abcdef'.charAt(number % 6) + String(Math.floor(number / 6) + 1);

/** A board as a reader meets it. */
export class BoardPage extends RecordPage<TriadBoard> {
  /** A board in a page, complete with what is loaded at first sight. */
  static async open(attributes: Readonly<Record<string, string>> = {}): Promise<BoardPage> {
    return BoardPage.within(html`<div>${this.make('triad-board', attributes)}</div>`);
  }

  /** The board that is somewhere in a piece of a page. */
  static async within(part: TemplateResult): Promise<BoardPage> {
    return new BoardPage((await this.place('triad-board', part)) as TriadBoard).ready();
  }

  get board(): TriadBoard {
    return this.element;
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
    return this.all('[data-dx]').length;
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

  async clickCell(name: string): Promise<void> {
    await this.click(this.cell(name));
  }
}
