import { SheetPage } from './sheet-page.js';
import { NAMES, PLIES, THREE } from './replay-records.js';
import { diceBeside } from './diagram-page.js';

/** A sheet on which a reader looks through a record. */
export class ReplayPage extends SheetPage {
  /** A replay in a page, of a game of three if the attributes do not say otherwise. */
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
    const { element } = await SheetPage.open({ mode: 'replay', record: THREE, names: NAMES, ...attributes });
    return new ReplayPage(element);
  }

  /** The sheets as a reader looks through them: one tab stop. */
  get table(): HTMLElement {
    return this.find('.sheets') as HTMLElement;
  }

  /** What is highlighted as marked last, in the order of the sheet. */
  get last(): string[] {
    return this.all('[data-traits~=last]').map(
      (row) => row.dataset['sum'] ?? `x${row.querySelector('.digit')?.textContent}`,
    );
  }

  /** The dice beside the sheet, as they are divided. */
  get divided(): number[][] {
    return diceBeside(this);
  }
}

/** Whose sheet it is after so many plies, where they were stepped through. */
export const seatAfter = (ply: number): number =>
  PLIES.slice(0, ply + 1).findLast(({ seat }) => seat !== undefined)?.seat ?? 0;
