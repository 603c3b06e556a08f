import { diceBeside } from './diagram-page.js';
import { NAMES, PLIES, THREE } from './replay-records.js';
import { TricuboPage } from './tricubo-page.js';

/** A sheet of Tricubo on which a reader looks through a record. */
export class ReplayPage extends TricuboPage {
  /** A replay in a page, of a game of three if the attributes do not say otherwise. */
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<ReplayPage> {
    const { element } = await TricuboPage.open({ mode: 'replay', record: THREE, names: NAMES, ...attributes });
    return new ReplayPage(element);
  }

  /** The sheets as a reader looks through them: one tab stop. */
  get table(): HTMLElement {
    return this.find('.sheets') as HTMLElement;
  }

  /** What is highlighted as changed last, in the order of the sheet: `2`, `2i`, `M`, `J`. */
  get last(): string[] {
    return this.all('[data-traits~=last]').map((place) => {
      const { die } = place.dataset;
      if (die) return die;
      const row = place.closest('tr')?.dataset['row'] ?? '';
      return place.matches('td') ? `${row}i` : row;
    });
  }

  /** The dice beside the sheet; in parentheses the one that is taken. */
  get beside(): string {
    return diceBeside(this);
  }
}

/** Whose sheet it is after so many plies, where they were stepped through. */
export const seatAfter = (ply: number): number =>
  PLIES.slice(0, ply + 1).findLast(({ seat }) => seat !== undefined)?.seat ?? 0;
