import type { Running } from '../bad-attributes.js';
import { ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

/** Chooses the first of the uses in words, and does it. */
async function chooseFirst(page: TricuboPage): Promise<void> {
  await page.click(page.all('.entry input')[0] as Element);
  await page.click(page.primary as Element);
}

/** A game alone that goes on. */
export const RUNNING: Running<TricuboPage> = {
  open: (attributes) => TricuboPage.open(attributes),
  position: ROLLED,
  play: (page) => page.played('M', 'roll'),
  goOn: chooseFirst,
  async begin(page) {
    await chooseFirst(page);
    return '@1';
  },
};
