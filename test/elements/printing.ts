import { emulateMedia, executeServerCommand } from '@web/test-runner-commands';
import { needs } from '../runner/browser.js';
import type { GamePage } from './game-page.js';
import { waitUntil } from '../wait-until.js';

/** What lies in the page to be printed. */
export const sheets = () => [...document.querySelectorAll<HTMLElement>('.tabletop-sheet')];

/** The one sheet: what it is, and its words. */
export function printedSheet() {
  const [element] = sheets();
  if (!element) throw new Error('there is no sheet');
  const caption = element.querySelector('[slot=caption]')?.textContent;
  const moves = element.querySelector(':scope > p')?.textContent;
  return { element, caption, moves };
}

/** Ends the printing, as a browser does when its dialog is closed. */
export const finish = () => dispatchEvent(new Event('afterprint'));

interface Printer {
  /** How many sheets there were each time. */
  readonly jobs: number[];
  /** Prints with a real click on a tool. */
  print<Page extends GamePage>(page: Page, tool?: string): Promise<Page>;
}

/** For tests in a suite: a browser that prints nothing, and says how many sheets there were each time it was asked. */
export function withPrinter(): Printer {
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

/** How many pages the browser needs for what is there to be printed. */
export async function countPages(): Promise<number> {
  needs('pages of paper');
  const [top, right, bottom, left] = Array<string>(4).fill('1cm');
  const margin = { top, right, bottom, left };
  const paper = await executeServerCommand<string, object>('paper', { format: 'A4', margin });
  return atob(paper).match(/\/Type \/Page\b/g)?.length ?? 0;
}
