import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../../src/elements/games/kubi-sheet/define.js';
import type { KubiSheet } from '../../../../src/elements/games/kubi-sheet/define.js';
import { changeReaderSettings } from '../../../../src/elements/play/reader-settings.js';
import { carry } from '../../pointers.js';
import type { Pointer } from '../../pointers.js';
import { SheetsPage, textOf } from '../../sheet/page.js';
import type { Attributes } from '../../sheet/page.js';

/** Where dice lie: left out, or in one of two pairs. */
export interface Placed {
  readonly out: readonly number[];
  readonly first: readonly number[];
  readonly second: readonly number[];
}

/** How the dice of `ROLLED` lie at first. */
export const FIRST: Placed = { out: [6], first: [1, 4], second: [2, 3] };

/** A row of the sums as it is read. */
export interface SumRow {
  readonly marks: string;
  readonly count: string;
  readonly points: string;
  readonly isDraft: boolean;
}

/** A sheet of Kubi as a reader meets it. */
export class KubiPage extends SheetsPage<KubiSheet> {
  static async open(attributes: Attributes = {}): Promise<KubiPage> {
    return KubiPage.within(html`<div>${this.make('kubi-sheet', attributes)}</div>`);
  }

  /** With the list of possible entries, as readers may leave it. */
  static async within(part: TemplateResult): Promise<KubiPage> {
    changeReaderSettings({ isListing: true });
    return new KubiPage((await this.place('kubi-sheet', part)) as KubiSheet).ready();
  }

  /** The box for a number to cross. */
  numberBox(value: number): HTMLInputElement {
    return this.find<HTMLInputElement>(`.number-box input[value="${value}"]`) as HTMLInputElement;
  }

  async clickNumbers(...values: readonly number[]): Promise<void> {
    for (const value of values) await this.click(this.numberBox(value).closest('label') as Element);
  }

  /** Crosses three numbers with the mouse. */
  async cross(...values: readonly number[]): Promise<void> {
    await this.clickNumbers(...values);
    await this.confirm();
  }

  /** The numbers that are chosen to be crossed. */
  get numbers(): number[] {
    return this.all('.number-box input').flatMap((box) =>
      (box as HTMLInputElement).checked ? [Number((box as HTMLInputElement).value)] : [],
    );
  }

  /** The possible entries in words. */
  get entries(): readonly { text: string; isChosen: boolean }[] {
    return this.choices;
  }

  /** Swaps two dice with the mouse, by their place in the roll. */
  async swap(one: number, other: number): Promise<void> {
    await this.clickDice(one, other);
  }

  /** The die that is to be swapped with the next one. */
  get lifted(): number {
    return this.dice.findIndex((die) => die.ariaPressed === 'true');
  }

  /** Clicks dice by their place in the roll. */
  async clickDice(...dice: readonly number[]): Promise<void> {
    for (const die of dice) await this.click(this.dice[die] as Element);
  }

  /** One of the five places: 0 is for the die that is left out, 1 and 2 are a pair, 3 and 4 another. */
  slot(slot: number): HTMLElement {
    return this.find(`.slot[data-slot="${slot}"]`) as HTMLElement;
  }

  /** In which of them a die lies. */
  slotOf(die: number): number {
    return Number(this.dice[die]?.dataset['at']);
  }

  /** What lies at each place: `{ out: [1], first: [3, 4], second: [] }`. */
  get placed(): Placed {
    const at = (...slots: readonly number[]) => this.roll.filter((_, i) => slots.includes(this.slotOf(i)));
    return { out: at(0), first: at(1, 2), second: at(3, 4) };
  }

  /** Takes a die and holds it over the middle of something. */
  async hold(pointer: Pointer, die: number, over: Element): Promise<void> {
    this.find('.hand')?.scrollIntoView({ block: 'center' });
    await carry(pointer, this.middle(this.dice[die] as Element), this.middle(over));
    await this.element.updateComplete;
  }

  /** And lets it go there. */
  async drag(pointer: Pointer, die: number, to: Element): Promise<void> {
    await this.hold(pointer, die, to);
    await pointer.up();
    await this.element.updateComplete;
  }

  /** The row of a sum. */
  sum(sum: number): SumRow {
    const row = this.find(`.sums [data-sum="${sum}"]`);
    return {
      marks: row?.querySelector('.tally')?.getAttribute('aria-label') ?? '',
      count: textOf(row?.querySelector('.count')),
      points: textOf(row?.querySelector('.points')),
      isDraft: row?.hasAttribute('data-draft') ?? false,
    };
  }

  get total(): string {
    return textOf(this.find('tfoot .points'));
  }

  /** The total of each sheet. */
  get totals(): string[] {
    return this.papers.map((paper) => textOf(paper.querySelector('tfoot .points')));
  }

  /** The numbers of the sheet that is shown, each with what is left of it: `1: 8 left`. */
  get countdown(): string[] {
    return this.countdownOf(0);
  }

  /** The same of one of several sheets. */
  countdownOf(seat: number): string[] {
    const rows = [...(this.papers[seat]?.querySelectorAll('.countdown tr') ?? [])];
    return rows.map((row) => `${textOf(row.querySelector('.digit'))}: ${textOf(row.querySelector('.left'))}`);
  }

  /** What is pencilled on the sheet: sums as `7`, a discard of the number with eight left as `x8`. */
  get pencilled(): string[] {
    const rows = this.all('.sheet .pencil').map((pencil) => pencil.closest('tr'));
    return [...new Set(rows)].map((row) => row?.dataset['sum'] ?? `x${textOf(row?.querySelector('.digit'))}`);
  }

  /** What is tied to pairs of dice by a thread: `a: 7`. */
  get tied(): string[] {
    return this.all('[data-pairs]').flatMap((row) =>
      (row.dataset['pairs'] ?? '').split(' ').map((pair) => `${pair}: ${row.dataset['sum']}`),
    );
  }

  /** How a row is drawn, in ink or in pencil. */
  drawn(row: string, kind: 'ink' | 'pencil'): string {
    return this.all(`${row} .${kind}`)
      .map((path) => path.getAttribute('d'))
      .join('');
  }

  /** How each sum of a sheet is explained: `7: 10 marks, 5 × 30, +150`. */
  explained(seat = 0): string[] {
    const rows = [...(this.papers[seat]?.querySelectorAll('.sums [data-sum]') ?? [])];
    return rows.map((row) => {
      const marks = row.querySelector('.tally')?.getAttribute('aria-label');
      const facts = [marks, textOf(row.querySelector('.count')), textOf(row.querySelector('.points'))];
      return `${textOf(row.querySelector('th'))}: ${facts.filter(Boolean).join(', ')}`;
    });
  }

  /** What is highlighted as marked last: numbers as `x4`, and sums. */
  get last(): string[] {
    return this.all('[data-traits~=last]').map(
      (row) => row.dataset['sum'] ?? `x${row.querySelector('.digit')?.textContent}`,
    );
  }

  /** The dice beside a sheet that is not played on, in the groups in which they lie. */
  get divided(): number[][] {
    return this.all('.roll .group').map((group) =>
      [...group.querySelectorAll<SVGElement>('.die')].map((die) => Number(die.dataset['value'])),
    );
  }
}

/** A sheet whose numbers are crossed, as positions have it. */
export const crossed = (numbers: string): string => `${[...numbers].map((each) => `${each}:0`).join()} ${sums()}`;

/** The marks of the sums 2 to 12, none where nothing is said. */
export const sums = (marks: Readonly<Record<number, number>> = {}): string =>
  Array.from({ length: 11 }, (_, i) => marks[i + 2] ?? 0).join();

/** The sheet by which the rules explain the score: 200 points. */
export const FILLED = '1:6,4:3,5:8 2,0,0,5,0,10,1,8,0,0,8';

/** A sheet whose player has not crossed numbers yet. */
export const UNCROSSED = `- ${sums()}`;

/** The dice 1 2 3 4 6 for somebody who has crossed 1, 4 and 6. */
export const ROLLED = `${crossed('146')} | 0 12346`;

/** Two such players. */
export const ROLLED_FOR_TWO = `${crossed('146')} / ${ROLLED}`;

/** A sheet that the next discard of a 1 finishes. */
export const ENDING = `1:7,4:0,6:0 ${sums({ 7: 14 })}`;
