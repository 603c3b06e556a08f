import type { Running } from '../bad-attributes.js';
import { TriominoPage } from './triomino-page.js';

/** One who plays alone, with several tiles that fit below the one that lies there. */
export const RUN = '344@0,0 | 000,044,144,444,445 | 0 0 0 - 1 | 12';

/** A game alone that goes on. */
export const RUNNING: Running<TriominoPage> = {
  open: (attributes) => TriominoPage.open(attributes),
  position: RUN,
  play: (page) => page.played('buy', 'draw 555'),
  async goOn(page) {
    await page.click(page.tile('044'));
    await page.click(page.ghost('044@0,1'));
  },
  async begin(page) {
    await page.clickButton('Deal round 1');
    return [`deal ${page.rack.join(',')}`];
  },
};
