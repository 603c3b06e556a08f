import { html } from 'lit';
import type { TemplateResult } from 'lit';
import '../../../../src/elements/games/tricubo-sheet/define.js';
import type { TricuboSheet } from '../../../../src/elements/games/tricubo-sheet/define.js';
import { changeReaderSettings } from '../../../../src/elements/play/reader-settings.js';
import type { Die } from '../../../../src/games/tricubo/index.js';
import { FIRST_CROSSES } from '../../../games/tricubo/helpers.js';
import { SheetsPage, textOf } from '../../sheet/page.js';
import type { Attributes } from '../../sheet/page.js';

export const ROWS = [1, 2, 3, 4, 5] as const;
export const DICE: readonly Die[] = ['L', 'M', 'S'];

/** A row as it is read: `3 of 7 crossed`, its interim and its final box. */
export interface RowSeen {
  readonly boxes: string;
  readonly interim: string;
  readonly final: string;
}

/** A sheet of Tricubo as a reader meets it. */
export class TricuboPage extends SheetsPage<TricuboSheet> {
  static async open(attributes: Attributes = {}): Promise<TricuboPage> {
    return TricuboPage.within(html`<div>${this.make('tricubo-sheet', attributes)}</div>`);
  }

  /** With the list of possible uses closed, as readers find it at first. */
  static async within(part: TemplateResult): Promise<TricuboPage> {
    changeReaderSettings({ isListing: false });
    return new TricuboPage((await this.place('tricubo-sheet', part)) as TricuboSheet).ready();
  }

  die(die: Die): HTMLButtonElement {
    return this.dice[DICE.indexOf(die)] as HTMLButtonElement;
  }

  /** The die that is chosen. */
  get chosenDie(): Die | undefined {
    return DICE[this.dice.findIndex((die) => die.getAttribute('aria-pressed') === 'true')];
  }

  async clickDie(die: Die): Promise<void> {
    await this.click(this.die(die));
  }

  /** The dice with a badge: `sign` of the player who has it, or `padlock`. */
  get owners(): string[] {
    return DICE.map((die) => {
      const badge = this.find(`.place[data-place="${die}"] .owner svg`);
      return badge ? (badge.matches('.padlock') ? 'padlock' : `sign ${badge.getAttribute('data-seat')}`) : '';
    });
  }

  /** The button in the head of a row, for the chosen die. */
  rowTarget(row: number): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>(`tr[data-row="${row}"] [data-target="row"]:not([data-other])`);
  }

  /** The button in the head of a row that another die reaches. */
  otherTarget(row: number): HTMLButtonElement | null {
    return this.find<HTMLButtonElement>(`tr[data-row="${row}"] [data-other]`);
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
    return this.all('button.target:not([data-other]), .target input').map(({ ariaLabel }) => ariaLabel ?? '');
  }

  /** The same in short: rows by their numbers, interim boxes as `1i`, fields by their letters. */
  get places(): string {
    const rows = ROWS.flatMap((row) => [
      ...(this.rowTarget(row) ? [`${row}`] : []),
      ...(this.interimTarget(row) ? [`${row}i`] : []),
    ]);
    return [...rows, ...([...DICE, 't'] as const).filter((field) => this.fieldTarget(field))].join(' ');
  }

  /** Ticks rows to be scored together, or takes their ticks away. */
  async tick(...rows: readonly number[]): Promise<void> {
    for (const row of rows) await this.click(this.interimTarget(row)?.closest('label') as Element);
  }

  /** The rows that are ticked. */
  get ticked(): number[] {
    return ROWS.filter((row) => (this.interimTarget(row) as HTMLInputElement | null)?.checked);
  }

  /** The button that scores them. */
  get scoreButton(): HTMLButtonElement | null {
    return this.primary;
  }

  row(row: number): RowSeen {
    const seen = this.find(`tr[data-row="${row}"]`);
    const [interim, final] = [...(seen?.querySelectorAll('td .six, td .now') ?? [])];
    return {
      boxes: seen?.querySelector('.stairs')?.getAttribute('aria-label') ?? '',
      interim: textOf(interim),
      final: textOf(final),
    };
  }

  /** The rows of a sheet: `1: 2 of 7 crossed | . | 7`. */
  rows(seat = 0): string[] {
    return this.#in(seat, 'tr[data-row]').map((row) => {
      const [interim, final] = [...row.querySelectorAll('td .six, td .now')].map((slot) => textOf(slot) || '.');
      const boxes = row.querySelector('.stairs')?.getAttribute('aria-label');
      return `${textOf(row.querySelector('th'))}: ${boxes} | ${interim} | ${final}`;
    });
  }

  /** The values on the steps of a row, as they are seen. */
  values(seat = 0, row = 5): number[] {
    return this.#in(seat, `tr[data-row="${row}"] .stairs text`).map((value) => Number(textOf(value).replace('−', '-')));
  }

  /** The colour fields and the joker as they are read. */
  fields(seat = 0): string[] {
    return this.#in(seat, '.fields svg[role=img]').map((svg) => svg.getAttribute('aria-label') ?? '');
  }

  /** What the sheet that is shown is worth: interim boxes, final boxes, fields, end and total. */
  get sums(): string[] {
    return this.sumsOf(0);
  }

  /** The same of one of several sheets. */
  sumsOf(seat: number): string[] {
    return this.#in(seat, '.sums dd').map(textOf);
  }

  get total(): string {
    return this.sums.at(-1) ?? '';
  }

  /** The total of each sheet. */
  get totals(): string[] {
    return this.papers.map((_, seat) => this.sumsOf(seat).at(-1) ?? '');
  }

  /** What the chosen row would be worth with the crosses in pencil. */
  get later(): string {
    return textOf(this.find('[data-chosen] .later'));
  }

  /** What the button says that the chosen use changes. */
  get change(): string {
    return textOf(this.primary?.querySelector('.pill'));
  }

  /** The rows in which anything is pencilled. */
  get pencilled(): number[] {
    return ROWS.filter((row) => this.drawn(row, 'pencil') !== '' || this.find(`tr[data-row="${row}"] .landing`));
  }

  /** How the crosses of a row are drawn, in ink or in pencil. */
  drawn(row: number, kind: 'ink' | 'pencil'): string {
    return this.find(`tr[data-row="${row}"] .${kind}`)?.getAttribute('d') ?? '';
  }

  /** The rounds of the solo game as they are read. */
  get track(): string {
    return this.find('.track')?.getAttribute('aria-label') ?? '';
  }

  /** The lines that add the total up. */
  get buildUp(): string[] {
    return this.all('.build-up li').map(textOf);
  }

  /** What is highlighted as changed last, in the order of the sheet: `2`, `2i`, `M`, `J`. */
  get last(): string[] {
    return this.all('[data-traits~=last]').map((place) => {
      const row = place.closest('tr')?.dataset['row'] ?? '';
      return place.matches('li') ? (place.dataset['die'] ?? '') : place.matches('td') ? `${row}i` : row;
    });
  }

  /** The dice beside a sheet that is not played on; in parentheses the one that is taken. */
  get beside(): string {
    return this.all('.rolled')
      .map((die) => {
        const value = die.querySelector('.die')?.getAttribute('data-value');
        return die.hasAttribute('data-taken') ? `(${value})` : value;
      })
      .join(' ');
  }

  #in(seat: number, selector: string): Element[] {
    return [...(this.papers[seat]?.querySelectorAll(selector) ?? [])];
  }
}

/** The sheet by which the rules explain the score: on side A it totals 60. */
export const FILLED = '6,3,5,6,7 -,7,4,10,- LMSt';

/** As a sheet is before the first cross of a player alone. */
export const EMPTY = '0,0,0,0,0 .,.,.,.,. -';

/** A sheet after some rounds: rows worth 7, 2 and 1. */
export const EARLY = '2,4,1,0,0 .,.,.,.,. -';

/** A game alone in the fourth round, in which the large die is closed; the dice show 3 4 6. */
export const ROLLED = '2,4,1,0,0 .,.,.,.,. L | A 4 0 346';

/** The same in the first round, with a medium and a small 6. */
export const SIXES = `${EARLY} | A 1 0 166`;

/** So many players with their first crosses, a roll, and whose turn it is to take a die first. */
export const rolled = (seats: number, dice = '346', active = 0): string =>
  `${FIRST_CROSSES.slice(0, seats).join(' / ')} | - 1 ${active} ${dice}`;
