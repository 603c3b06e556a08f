import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { TricuboSheet } from '../../../src/elements/tricubo-sheet/define.js';
import { labelsOf, papersOf, textOf, writtenNamesOf } from '../papers.js';
import { TricuboPage } from './tricubo-page.js';

/** Any piece of a page that has filled sheets of Tricubo in it as a reader meets them. */
export class DiagramPage extends TricuboPage {
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<DiagramPage> {
    return DiagramPage.within(html`<div>${this.make('tricubo-sheet', { mode: 'diagram', ...attributes })}</div>`);
  }

  static override async within(part: TemplateResult): Promise<DiagramPage> {
    return new DiagramPage((await this.place('tricubo-sheet', part)) as TricuboSheet).ready();
  }

  /** A picture gets no tools by which it could be seen that all is there. */
  override async ready(): Promise<this> {
    await this.element.updateComplete;
    return this;
  }

  get papers(): HTMLElement[] {
    return papersOf(this);
  }

  /** What the sheets are called to those who do not see them. */
  get labels(): (string | null)[] {
    return labelsOf(this);
  }

  /** Whose names are written on them. */
  get writtenNames(): string[] {
    return writtenNamesOf(this);
  }

  /** The rows of a sheet as they are read, with what stands in their interim and final boxes: `1: 2 of 7 crossed | . | 7`. */
  rowsOf(seat = 0): string[] {
    return this.#in(seat, 'tr[data-row]').map((row) => {
      const [interim, final] = [...row.querySelectorAll('td .slot')].map((slot) => textOf(slot) || '.');
      return `${textOf(row.querySelector('th'))}: ${row.querySelector('svg')?.getAttribute('aria-label')} | ${interim} | ${final}`;
    });
  }

  /** Its values as they are read. */
  valuesOf(seat = 0): string {
    return textOf(this.#in(seat, 'thead th .visually-hidden')[0]);
  }

  /** Its colour fields and joker as they are read. */
  fieldsOf(seat = 0): string[] {
    return this.#in(seat, '.fields svg').map((svg) => svg.getAttribute('aria-label') ?? '');
  }

  /** What it is worth: `Interim 21`, … `Total 60`. */
  sumsOf(seat = 0): string[] {
    return this.#in(seat, '.sums div').map((part) => textOf(part).replaceAll('\u00ad', ''));
  }

  /** What no, one, two … crossed colour fields are worth. */
  scaleOf(seat = 0): string {
    return textOf(this.#in(seat, '.scale')[0]);
  }

  get totals(): string[] {
    return this.papers.map((_, seat) => this.sumsOf(seat).at(-1)?.replace('Total ', '') ?? '');
  }

  #in(seat: number, selector: string): Element[] {
    return [...(this.papers[seat]?.querySelectorAll(selector) ?? [])];
  }
}

/** The dice beside sheets, large, medium, small; in parentheses the one that is taken. */
export function diceBeside(page: TricuboPage): string {
  return page
    .all('.rolled')
    .map((die) => {
      const value = die.querySelector('.die')?.getAttribute('data-value');
      return die.hasAttribute('data-taken') ? `(${value})` : value;
    })
    .join(' ');
}
