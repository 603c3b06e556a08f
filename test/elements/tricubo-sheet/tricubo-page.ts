import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../src/elements/tricubo-sheet/define.js';
import type { TricuboSheet } from '../../../src/elements/tricubo-sheet/define.js';
import { RecordPage } from '../record-page.js';

type Die = 'L' | 'M' | 'S';
const DICE: readonly Die[] = ['L', 'M', 'S'];

/** A row as it is read: `3 of 7 crossed`, its interim and its final box. */
export interface RowSeen {
  readonly boxes: string;
  readonly interim: string;
  readonly final: string;
  readonly isLast: boolean;
}

const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Whether a cell has the bar of what has been changed last. */
const hasBar = (cell: Element | null | undefined): boolean =>
  Boolean(cell && getComputedStyle(cell).boxShadow !== 'none');

/** A sheet of Tricubo as a reader meets it. */
export class TricuboPage extends RecordPage<TricuboSheet> {
  /** A sheet in a page, complete with what is loaded at first sight. */
  static async open(attributes: Readonly<Record<string, string>> = {}): Promise<TricuboPage> {
    return TricuboPage.within(html`<div>${this.make('tricubo-sheet', attributes)}</div>`);
  }

  /** The sheet that is somewhere in a piece of a page. */
  static async within(part: TemplateResult): Promise<TricuboPage> {
    return new TricuboPage((await this.place('tricubo-sheet', part)) as TricuboSheet).ready();
  }

  /** Plays from a script: moves, and `roll` alone for dice from the seed. */
  async played(...moves: readonly string[]): Promise<this> {
    for (const move of moves) {
      if (move === 'roll') this.element.match.draw();
      else this.element.play(move);
    }
    await this.element.updateComplete;
    return this;
  }

  /** The dice that can be pressed, large, medium, small. */
  get dice(): HTMLButtonElement[] {
    return this.all('button.hand-die') as HTMLButtonElement[];
  }

  die(die: Die): HTMLButtonElement {
    return this.dice[DICE.indexOf(die)] as HTMLButtonElement;
  }

  /** What the dice in the hand show, pressed or not. */
  get roll(): number[] {
    return this.all('.hand .hand-die .die').map((die) => Number(die.getAttribute('data-value')));
  }

  /** The die that is chosen. */
  get chosenDie(): Die | undefined {
    return DICE[this.dice.findIndex((die) => die.getAttribute('aria-pressed') === 'true')];
  }

  /** What stands below a die: whose it is. */
  owner(die: Die): string {
    return textOf(this.find(`.place[data-place="${die}"] .owner`));
  }

  async clickDie(die: Die): Promise<void> {
    await this.click(this.die(die));
  }

  /** The button in the head of a row. */
  rowTarget(row: number): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>(`tr[data-row="${row}"] [data-target="row"]`);
  }

  /** The button or the check box in the interim box of a row. */
  interimTarget(row: number): HTMLElement | null {
    return this.find(`tr[data-row="${row}"] :is(button[data-target="interim"], [data-target="interim"] input)`);
  }

  /** The button in a colour field. */
  fieldTarget(field: Die | 't'): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>(`.fields [data-die="${field}"] [data-target="field"]`);
  }

  /** How everything is called that can be pressed on the sheet. */
  get targets(): string[] {
    return this.all('button.target, .target input').map(({ ariaLabel }) => ariaLabel ?? '');
  }

  row(row: number): RowSeen {
    const seen = this.find(`tr[data-row="${row}"]`);
    const [interim, final] = [...(seen?.querySelectorAll('td .slot') ?? [])];
    return {
      boxes: seen?.querySelector('svg')?.getAttribute('aria-label') ?? '',
      interim: textOf(interim),
      final: textOf(final),
      isLast: hasBar(seen?.firstElementChild),
    };
  }

  /** Whether anything is pencilled in the boxes of a row. */
  isPencilled(row: number): boolean {
    return Boolean(this.find(`tr[data-row="${row}"] .pencil`)?.getAttribute('d'));
  }

  /** The colour fields and the joker as they are read. */
  get fields(): string[] {
    return this.all('.fields svg').map((svg) => svg.getAttribute('aria-label') ?? '');
  }

  /** What the sheet is worth: its parts and the total, as they stand below it. */
  get sums(): string[] {
    return this.all('.sums dd').map(textOf);
  }

  get total(): string {
    return this.sums.at(-1) ?? '';
  }

  /** The box in which several rows are scored. */
  get scoring(): HTMLElement | null {
    return this.find('.scoring');
  }

  /** The button in it. */
  get scoreButton(): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>('.scoring button');
  }

  /** The big button beside the sheet: to roll, to do what is chosen, to begin anew. */
  get primary(): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>('.actions .primary');
  }

  /** The possible uses in words, and which one is chosen. */
  get choices(): { text: string; isChosen: boolean }[] {
    return this.all('.entry').map((entry) => ({
      text: textOf(entry),
      isChosen: entry.querySelector('input')?.checked ?? false,
    }));
  }

  /** The buttons of the seats as they are read. */
  get seats(): string[] {
    return this.all('.seat-button').map(textOf);
  }

  /** What the buttons of the seats say that each has to do, or has done. */
  get doings(): string[] {
    return this.all('.seat-doing').map(textOf);
  }

  /** How many boxes are crossed on the small sheet of each seat. */
  get smallCrosses(): number[] {
    return this.all('.mini-ink').map((ink) => ink.getAttribute('d')?.split('M').filter(Boolean).length ?? 0);
  }

  /** What has been entered of thrown dice: large, medium, small. */
  get thrown(): (number | undefined)[] {
    const places = [...(this.find('.thrown')?.children ?? [])];
    return places.map((place) => Number(place.querySelector('.die')?.getAttribute('data-value')) || undefined);
  }

  seatButton(seat: number): HTMLButtonElement {
    return this.find<HTMLButtonElement>(`.seat-button[data-seat="${seat}"]`) as HTMLButtonElement;
  }

  /** Whose sheet is shown, among several. */
  get shownSeat(): number {
    return this.all('.seat-button').findIndex((button) => button.getAttribute('aria-pressed') === 'true');
  }

  /** The rounds of the solo game as they are read. */
  get track(): string {
    return this.find('.track')?.getAttribute('aria-label') ?? '';
  }

  /** The lines that add the total up. */
  get buildUp(): string[] {
    return this.all('.build-up li').map(textOf);
  }

  /** A button that is called like this without saying so in text, such as a die on the pad. */
  named(name: string): HTMLButtonElement | undefined {
    return this.all('button').find(({ ariaLabel }) => ariaLabel === name) as HTMLButtonElement | undefined;
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
