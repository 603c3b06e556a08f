import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../src/elements/kubi-sheet/define.js';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/define.js';
import { RecordPage } from '../record-page.js';

/** Where dice can be put: out, or into one of two pairs, each with two slots. */
export type Place = 'out' | 'first' | 'second';
const SLOTS: Readonly<Record<Place, readonly number[]>> = { out: [0], first: [1, 2], second: [3, 4] };

/** A row of the sums as it is read. */
export interface SumRow {
  readonly marks: string;
  readonly count: string;
  readonly points: string;
  readonly isDraft: boolean;
  readonly isLast: boolean;
}

const textOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Whether a cell has the bar of what has been changed last. */
const hasBar = (cell: Element | null | undefined): boolean =>
  Boolean(cell && getComputedStyle(cell).boxShadow !== 'none');

/** A sheet of Kubi as a reader meets it. */
export class SheetPage extends RecordPage<KubiSheet> {
  /** A sheet in a page, complete with what is loaded at first sight. */
  static async open(attributes: Readonly<Record<string, string>> = {}): Promise<SheetPage> {
    return SheetPage.within(html`<div>${this.make('kubi-sheet', attributes)}</div>`);
  }

  /** The sheet that is somewhere in a piece of a page. */
  static async within(part: TemplateResult): Promise<SheetPage> {
    return new SheetPage((await this.place('kubi-sheet', part)) as KubiSheet).ready();
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

  /** The dice to place, in the order of the roll. */
  get dice(): HTMLButtonElement[] {
    return this.all('button.hand-die') as HTMLButtonElement[];
  }

  /** What the dice show. */
  get roll(): number[] {
    return this.dice.map((die) => Number(die.querySelector('.die')?.getAttribute('data-value')));
  }

  /** What lies at each place: `{ out: [1], first: [3, 4], second: [] }`. */
  get placed(): Record<Place, number[]> {
    const at = (place: Place) =>
      this.roll.filter((_, i) => SLOTS[place].includes(Number(this.dice[i]?.dataset['slot'] ?? NaN)));
    return { out: at('out'), first: at('first'), second: at('second') };
  }

  /** The middle of an empty place, to drop dice there. */
  slot(place: Place): HTMLElement {
    const [first] = SLOTS[place].flatMap((slot) => this.find(`.slot[data-slot="${slot}"]`) ?? []);
    if (!first) throw new Error(`there is no place ${place}`);
    return first;
  }

  /** Clicks dice with the mouse, by their number in the roll. */
  async clickDice(...dice: readonly number[]): Promise<void> {
    for (const die of dice) await this.click(this.dice[die] as Element);
  }

  /** The box for a number to cross. */
  numberBox(value: number): HTMLInputElement {
    return this.find<HTMLInputElement>(`.number-box input[value="${value}"]`) as HTMLInputElement;
  }

  /** The big button: to cross, to roll, to enter, to begin anew. */
  get primary(): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>('.actions .primary');
  }

  /** The possible entries in words, and which one is chosen. */
  get entries(): { text: string; isChosen: boolean }[] {
    return this.all('.entry').map((entry) => ({
      text: textOf(entry),
      isChosen: entry.querySelector('input')?.checked ?? false,
    }));
  }

  /** The row of a sum. */
  sum(sum: number): SumRow {
    const row = this.find(`.sums [data-sum="${sum}"]`);
    return {
      marks: row?.querySelector('.tally')?.getAttribute('aria-label') ?? '',
      count: textOf(row?.querySelector('.count')),
      points: textOf(row?.querySelector('.points')),
      isDraft: row?.hasAttribute('data-draft') ?? false,
      isLast: hasBar(row?.firstElementChild),
    };
  }

  get total(): string {
    return textOf(this.find('tfoot .points'));
  }

  /** The countdown: each number with what is left. */
  get countdown(): string[] {
    return this.all('.countdown tr').map(
      (row) => `${textOf(row.querySelector('.digit'))}: ${textOf(row.querySelector('.left'))}`,
    );
  }

  /** The buttons of the seats as they are read. */
  get seats(): string[] {
    return this.all('.seat-button').map(textOf);
  }

  seatButton(seat: number): HTMLButtonElement {
    return this.find<HTMLButtonElement>(`.seat-button[data-seat="${seat}"]`) as HTMLButtonElement;
  }

  /** A button that is called like this without saying so in text, such as a die on the pad. */
  named(name: string): HTMLButtonElement | undefined {
    return this.all('button').find(({ ariaLabel }) => ariaLabel === name) as HTMLButtonElement | undefined;
  }

  /** Whose sheet is shown, among several. */
  get shownSeat(): number {
    return this.all('.seat-button').findIndex((button) => button.getAttribute('aria-pressed') === 'true');
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
