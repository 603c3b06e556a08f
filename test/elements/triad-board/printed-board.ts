import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { printedSheet } from '../printing.js';
import { BoardPage } from './board-page.js';

/** The one sheet that lies in the page to be printed: its board, and its words. */
export function sheet() {
  const printed = printedSheet();
  const page = new BoardPage(printed.element.firstElementChild as TriadBoard);
  const names = page.all('.name').map(({ textContent }) => textContent?.split(',')[0]?.trim());
  return { ...printed, page, names };
}
