import { fixture, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type { TriadBoard } from '../../../src/elements/triad-board/define.js';
import { BoardPage } from './board-page.js';

/** White has nine dice, and both sides have won: no game comes to this. */
export const IMPOSSIBLE = 'ABCabc/AAAAAA/6/6/2bb2/cC4 b 3-3';

/** Any piece of a page that has a diagram in it as a reader meets it. */
export class DiagramPage extends BoardPage {
  static override async open(attributes: Readonly<Record<string, string>> = {}): Promise<DiagramPage> {
    const board = document.createElement('triad-board');
    for (const [name, value] of Object.entries({ mode: 'diagram', ...attributes })) board.setAttribute(name, value);
    return DiagramPage.within(html`<div>${board}</div>`);
  }

  static override async within(part: TemplateResult): Promise<DiagramPage> {
    const top = await fixture<HTMLElement>(part);
    return new DiagramPage(top.querySelector('triad-board') as TriadBoard).ready();
  }

  /** A picture gets no tools by which it could be seen that all is there. */
  override async ready(): Promise<this> {
    await this.board.updateComplete;
    return this;
  }

  /** Whether it is laid out and painted, which it is not far below the fold. */
  get isDrawn(): boolean {
    return this.cell('a1').checkVisibility({ contentVisibilityAuto: true });
  }

  /** The dice in the letters of positions, row by row from the top as they are seen. */
  get dice(): string {
    const rows = this.all('[role=row]').map((row) => [...row.querySelectorAll<HTMLElement>('.cell')].map(letterOf));
    return rows.map((row) => row.join('').replace(/\.+/g, (gap) => String(gap.length))).join('/');
  }

  /** What stands on the strips of the sides that are shown to be on turn. */
  get turn(): string[] {
    return this.all('.seat[data-turn] .name').map((name) => name.textContent ?? '');
  }

  /** How many dice each side has lost, as it is said, from the top. */
  get trays(): (string | null)[] {
    return this.all('.tray').map((tray) => tray.ariaLabel);
  }
}

/** Changes attributes of a board together. */
export async function change({ board }: BoardPage, attributes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  await board.updateComplete;
}

function letterOf({ dataset: { die } }: HTMLElement): string {
  if (die === undefined) return '.';
  const letter = 'ABC'.charAt(Number(die.charAt(1)) - 1);
  return die.startsWith('w') ? letter : letter.toLowerCase();
}
