import type { Running } from '../bad-attributes.js';
import { CuboPage } from './cubo-page.js';

/** One who practises, with everything to decide. */
export const BUILDING = '1 0 build 0 | r1r2r3/r2w3b4/b3b4b5 o - 0 | r6r1b6b2';

/** The colours and numbers that are seen, as they are written: `red 6` as `r6`. */
const written = (dice: readonly string[]): string => dice.map((die) => die.charAt(0) + die.slice(-1)).join('');

/** A game alone that goes on. */
export const RUNNING: Running<CuboPage> = {
  open: (attributes) => CuboPage.open(attributes),
  position: BUILDING,
  play: (page) => page.played('swap a1b1', 'swap a2a3'),
  async goOn(page) {
    await page.click(page.cell('c1'));
    await page.click(page.cell('c3'));
  },
  async begin(page) {
    await page.clickButton('Roll for round 1');
    return [`middle ${written(page.middleDice)}`, `dice 0 ${page.square().replaceAll(/[^1-6]/g, '')}`];
  },
};
