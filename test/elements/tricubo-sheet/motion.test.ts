import { expect, fixtureCleanup } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { motions } from '../motions.js';
import { FILLED, ROLLED } from './sheets.js';
import { rolled } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const BEFORE = '2,4,1,0,0 .,.,.,.,. L | A 4';
const fresh = (page: TricuboPage) => page.all('[data-fresh]').length;

/** Where a button is under the mouse, its die rises a little. */
const tumbles = (page: TricuboPage) => motions(page).includes('tumble');

describe('dice that are rolled on <tricubo-sheet>', () => {
  afterEach(() => resetMouse());

  it('tumble, and show at once what has been rolled', async () => {
    const page = await TricuboPage.open({ position: BEFORE, seed: 'a' });
    expect(fresh(page)).to.equal(0);
    await page.clickButton('Roll the dice');
    expect(fresh(page)).to.equal(3);
    expect(tumbles(page)).to.be.true;
    expect(page.roll.join('')).to.equal(page.moves[0]?.replace('roll ', ''));
  });

  it('come to rest within 600 milliseconds', async () => {
    const page = await TricuboPage.open({ position: BEFORE });
    await page.clickButton('Roll the dice');
    const ends = page.root.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    expect(ends.length).to.be.at.least(3);
    expect(Math.max(...ends)).to.be.at.most(600);
  });

  it('tumble also where they roll by themselves, and where a script rolls', async () => {
    const page = await TricuboPage.open({ position: ROLLED, dice: 'auto' });
    await page.played('M');
    expect(fresh(page)).to.equal(3);
    // Far below the fold a sheet may not be played on yet.
    fixtureCleanup();
    const other = await TricuboPage.open({ position: BEFORE, dice: 'remote' });
    await other.played('roll 345');
    expect(fresh(other)).to.equal(3);
  });

  it('are taken at once: the first tap stops the show', async () => {
    const page = await TricuboPage.open({ position: BEFORE, dice: 'remote' });
    await page.played('roll 345');
    page.die('M').click();
    await page.element.updateComplete;
    expect(page.chosenDie).to.equal('M');
    expect(fresh(page)).to.equal(0);
    expect(tumbles(page)).to.be.false;
  });

  it('do not tumble where they have lain before, nor for what is undone and redone', async () => {
    const page = await TricuboPage.open({ position: BEFORE, 'undo-past-chance': '', seed: 'a' });
    await page.clickButton('Roll the dice');
    await page.clickButton('Undo');
    expect(page.dice.length).to.equal(0);
    await page.clickButton('Redo');
    expect(page.roll).to.have.lengthOf(3);
    expect(fresh(page)).to.equal(0);
  });

  it('tumble once for all players', async () => {
    const page = await TricuboPage.open({ position: rolled(3).replace(/ 346$/, ''), dice: 'remote' });
    await page.played('roll 346');
    expect(fresh(page)).to.equal(3);
    await page.played('#0 L');
    expect(page.shownSeat).to.equal(1);
    expect(page.roll).to.have.lengthOf(3);
    expect(fresh(page)).to.equal(0);
  });
});

describe('the total of <tricubo-sheet> at the end', () => {
  it('is added up line by line, all of which are there at once', async () => {
    const page = await TricuboPage.open({ position: `${FILLED} | A 9` });
    expect(page.buildUp).to.have.lengthOf.above(8);
    expect(motions(page)).to.include('add-up');
    const ends = page.root.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    expect(Math.max(...ends)).to.be.at.most(1200);
  });
});
