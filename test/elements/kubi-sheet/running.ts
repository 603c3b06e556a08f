import type { Running } from '../bad-attributes.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

/** A game alone that goes on. */
export const RUNNING: Running<SheetPage> = {
  open: (attributes) => SheetPage.open(attributes),
  position: `${crossed('146')} | 0 12346`,
  play: (page) => page.played('1|23|46', 'roll'),
  async goOn(page) {
    await page.click(page.all('.entry input')[0] as Element);
    await page.clickButton('Enter');
  },
  async begin(page) {
    for (const number of [1, 4, 6]) await page.click(page.numberBox(number).closest('label') as Element);
    await page.clickButton('Cross 1, 4, and 6');
    return 'x146';
  },
};
