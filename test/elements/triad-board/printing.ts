import { waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { TriadBoard } from '../../../src/elements/triad-board/triad-board.js';
import { BoardPage } from './board-page.js';

/** What lies in the page to be printed. */
export const sheets = () => [...document.querySelectorAll<HTMLElement>('.tabletop-sheet')];

/** The one sheet: its board, and its words. */
export function sheet() {
  const [element] = sheets();
  if (!element) throw new Error('there is no sheet');
  const page = new BoardPage(element.firstElementChild as TriadBoard);
  const caption = element.querySelector('[slot=caption]')?.textContent;
  const moves = element.querySelector(':scope > p')?.textContent;
  const names = page.all('.name').map(({ textContent }) => textContent?.split(',')[0]?.trim());
  return { element, page, caption, moves, names };
}

/** Ends the printing, as a browser does when its dialog is closed. */
export const finish = () => dispatchEvent(new Event('afterprint'));

/** For tests in a suite: a browser that prints nothing, and says how many sheets there were each time it was asked. */
export function withPrinter(): { readonly jobs: number[]; print(page: BoardPage, tool?: string): Promise<BoardPage> } {
  const print = window.print.bind(window);
  const jobs: number[] = [];

  beforeEach(() => {
    jobs.length = 0;
    window.print = () => jobs.push(sheets().length);
  });

  afterEach(async () => {
    finish();
    window.print = print;
    await emulateMedia({ media: 'screen' });
  });

  return {
    jobs,
    async print(page, tool = 'Print') {
      const before = jobs.length;
      await page.until(() => page.button(tool) !== undefined);
      await page.clickButton(tool);
      await waitUntil(() => jobs.length > before, 'nothing is printed');
      return page;
    },
  };
}
