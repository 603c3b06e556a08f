import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { KubiSheet } from '../../../src/elements/kubi-sheet/define.js';
import { labelsOf, papersOf, textOf, writtenNamesOf } from '../papers.js';
import { SheetPage } from './sheet-page.js';

/** Any piece of a page that has filled sheets in it as a reader meets them. */
export class DiagramPage extends SheetPage {
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<DiagramPage> {
    return DiagramPage.within(html`<div>${this.make('kubi-sheet', { mode: 'diagram', ...attributes })}</div>`);
  }

  static override async within(part: TemplateResult): Promise<DiagramPage> {
    return new DiagramPage((await this.place('kubi-sheet', part)) as KubiSheet).ready();
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

  /** How each sum of a sheet is explained, as it is read: `7: 10 marks, 5 × 30, +150`; without marks only the number of them. */
  explained(seat = 0): string[] {
    const rows = [...(this.papers[seat]?.querySelectorAll('.sums [data-sum]') ?? [])];
    return rows.map((row) => {
      const marks = row.querySelector('.tally')?.getAttribute('aria-label');
      const facts = [marks, textOf(row.querySelector('.count')), textOf(row.querySelector('.points'))];
      return `${textOf(row.querySelector('th'))}: ${facts.filter(Boolean).join(', ')}`;
    });
  }

  /** The numbers of a sheet with what is left to each. */
  countdownOf(seat: number): string[] {
    const rows = [...(this.papers[seat]?.querySelectorAll('.countdown tr') ?? [])];
    return rows.map((row) => `${textOf(row.querySelector('.digit'))}: ${textOf(row.querySelector('.left'))}`);
  }

  get totals(): string[] {
    return this.papers.map((paper) => textOf(paper.querySelector('tfoot .points')));
  }
}

/** The dice beside sheets, in the groups in which they lie. */
export function diceBeside(page: SheetPage): number[][] {
  const groups = page.all('.roll .group');
  return groups.map((group) =>
    [...group.querySelectorAll<SVGElement>('.die')].map((die) => Number(die.dataset['value'])),
  );
}
