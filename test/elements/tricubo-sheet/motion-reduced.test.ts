import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { motions } from '../motions.js';
import { FILLED, ROLLED } from './sheets.js';
import { TricuboPage } from './tricubo-page.js';

const BEFORE = '2,4,1,0,0 .,.,.,.,. L | A 4';

// In a file of its own: WebKit styles a new sheet by the preferences that held for an earlier one with the same styles.

describe('reduced motion on <tricubo-sheet>', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('leaves nothing in motion after a roll, and the dice are there', async () => {
    const page = await TricuboPage.open({ position: BEFORE, seed: 'a' });
    await page.clickButton('Roll the dice');
    expect(page.roll.join('')).to.equal(page.moves[0]?.replace('roll ', ''));
    expect(motions(page)).to.be.empty;
  });

  it('leaves nothing in motion while a die is chosen and used', async () => {
    const page = await TricuboPage.open({ position: ROLLED });
    await page.clickDie('M');
    expect(motions(page)).to.be.empty;
    await page.click(page.rowTarget(4) as Element);
    expect(motions(page)).to.be.empty;
  });

  it('adds nothing up before the eyes', async () => {
    const page = await TricuboPage.open({ position: `${FILLED} | A 9` });
    expect(motions(page)).to.be.empty;
    expect(page.all('.build-up li').map((line) => getComputedStyle(line).opacity)).to.deep.equal(
      page.buildUp.map(() => '1'),
    );
  });
});
