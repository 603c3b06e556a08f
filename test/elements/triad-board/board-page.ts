import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../src/elements/triad-board/define.js';
import type { TriadBoard } from '../../../src/elements/triad-board/define.js';
import type { GameEventDetails } from '../../../src/elements/events.js';

/** `c4` → the number under which the board knows it, and back. */
const cellNumber = (name: string): number => 'abcdef'.indexOf(name.charAt(0)) + 6 * (Number(name.charAt(1)) - 1);
const cellName = (number: number): string => 'abcdef'.charAt(number % 6) + String(Math.floor(number / 6) + 1);

/** A board as a reader meets it, so that tests need not know how it is built. */
export class BoardPage {
  readonly board: TriadBoard;

  constructor(board: TriadBoard) {
    this.board = board;
  }

  /** A board in a page, complete with what is loaded at first sight. */
  static async open(attributes: Readonly<Record<string, string>> = {}): Promise<BoardPage> {
    const board = document.createElement('triad-board');
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    return BoardPage.within(html`<div>${board}</div>`);
  }

  /** The board that is somewhere in a piece of a page. */
  static async within(part: TemplateResult): Promise<BoardPage> {
    const top = await fixture<HTMLElement>(part);
    return new BoardPage(top.querySelector('triad-board') as TriadBoard).ready();
  }

  /** Waits for the first sight, which an observer reports a frame later, and for everything drawn then. */
  async ready(): Promise<this> {
    return this.until(() => this.find('.toolbar') !== null);
  }

  /** Waits, a frame at a time, for what comes by itself. */
  async until(isThere: () => boolean): Promise<this> {
    for (let frames = 0; frames < 200 && !isThere(); frames++) {
      await new Promise(requestAnimationFrame);
      await this.board.updateComplete;
    }
    return this;
  }

  get root(): ShadowRoot {
    return this.board.shadowRoot as ShadowRoot;
  }

  find<E extends HTMLElement = HTMLElement>(selector: string): E | null {
    return this.root.querySelector<E>(selector);
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
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

  /** What has the focus inside the board. */
  get focused(): HTMLElement | null {
    return this.root.activeElement as HTMLElement | null;
  }

  /** The name of the cell that has the focus. */
  get focusedCell(): string | undefined {
    return this.focused ? this.nameOf(this.focused) : undefined;
  }

  /** How that is called: a cell by its name, anything else by its label. */
  get focusedName(): string | undefined {
    const { focused } = this;
    if (!focused) return undefined;
    const label = focused.getAttribute('aria-label') ?? focused.closest('label')?.textContent ?? focused.textContent;
    return this.nameOf(focused) ?? label?.trim();
  }

  /** The accessible name of a cell. */
  label(name: string): string {
    return this.cell(name).getAttribute('aria-label') ?? '';
  }

  button(label: string): HTMLButtonElement | undefined {
    return this.all('button').find(
      (button) => !button.matches('.cell') && (button.textContent?.trim() === label || button.title === label),
    ) as HTMLButtonElement | undefined;
  }

  /** What is written beside the board. */
  get status(): string {
    return this.find('.status')?.textContent?.trim() ?? '';
  }

  /** What the live region says. */
  get spoken(): string {
    return this.find('[role=status]')?.textContent?.trim() ?? '';
  }

  /** The dice on the board in the notation of positions. */
  get position(): string {
    const { match } = this.board;
    return match.game.makePosition(match.game.positionOf(match.state));
  }

  /** The middle of an element on the screen. */
  middle(element: Element): [number, number] {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  }

  /** A real click of the mouse. */
  async click(element: Element): Promise<void> {
    element.scrollIntoView({ block: 'nearest' });
    await sendMouse({ type: 'click', position: this.middle(element) });
    await this.board.updateComplete;
  }

  async clickCell(name: string): Promise<void> {
    await this.click(this.cell(name));
  }

  async clickButton(label: string): Promise<void> {
    await this.click(this.button(label) as Element);
  }

  /** Real keys, to whatever has the focus. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await sendKeys({ press: key });
      await this.board.updateComplete;
    }
  }

  /** Real typing, into whatever has the focus. */
  async type(text: string): Promise<void> {
    await sendKeys({ type: text });
  }

  /** The field that is labelled like this. */
  field(label: string): HTMLInputElement | undefined {
    const fields = this.all('input') as HTMLInputElement[];
    return fields.find((field) => (field.ariaLabel ?? field.labels?.[0]?.textContent)?.trim() === label);
  }

  /** Types into the field that is labelled like this, in place of what is there. */
  async fill(label: string, text: string): Promise<void> {
    const field = this.field(label);
    field?.focus();
    field?.select();
    await this.type(text);
  }

  /** Collects the details of an event from now on. */
  listen<Type extends keyof GameEventDetails>(type: Type): GameEventDetails[Type][] {
    const details: GameEventDetails[Type][] = [];
    this.board.addEventListener(type, (event) => details.push((event as CustomEvent<GameEventDetails[Type]>).detail));
    return details;
  }
}
