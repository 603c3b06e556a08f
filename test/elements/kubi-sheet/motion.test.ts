import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse } from '@web/test-runner-commands';
import { motions } from '../motions.js';
import { crossed } from './sheets.js';
import { openRolled } from './rolled.js';
import { SheetPage } from './sheet-page.js';

const START = crossed('146');

const fresh = (page: SheetPage) => page.all('[data-fresh]').length;

/** Where a button is under the mouse, its die rises a little. */
const tumbles = (page: SheetPage) => motions(page).includes('tumble');

describe('dice that are rolled on <kubi-sheet>', () => {
  afterEach(() => resetMouse());

  it('tumble, and show at once what has been rolled', async () => {
    const page = await SheetPage.open({ position: START, seed: 'a' });
    expect(fresh(page)).to.equal(0);
    await page.clickButton('Roll the dice');
    expect(fresh(page)).to.equal(5);
    expect(tumbles(page)).to.be.true;
    expect(page.roll.join('')).to.equal(page.moves[0]?.replace('roll ', ''));
  });

  it('come to rest within 600 milliseconds', async () => {
    const page = await SheetPage.open({ position: START });
    await page.clickButton('Roll the dice');
    const ends = page.root.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    expect(ends.length).to.be.at.least(5);
    expect(Math.max(...ends)).to.be.at.most(600);
  });

  it('tumble also where they roll by themselves', async () => {
    const page = await SheetPage.open({ position: `${START} | 0 12346`, dice: 'auto' });
    await page.played('1|23|46');
    expect(fresh(page)).to.equal(5);
  });

  it('tumble also where a script rolls', async () => {
    const page = await SheetPage.open({ position: START, dice: 'remote' });
    await page.played('roll 12346');
    expect(fresh(page)).to.equal(5);
  });

  it('are taken at once: the first tap stops the show', async () => {
    const page = await SheetPage.open({ position: START, seed: 'a' });
    await page.clickButton('Roll the dice');
    page.dice[0]?.click();
    await page.element.updateComplete;
    expect(Object.values(page.placed).flat()).to.have.lengthOf(1);
    expect(fresh(page)).to.equal(0);
    expect(tumbles(page)).to.be.false;
  });

  it('do not tumble where they have lain before', async () => {
    const page = await openRolled();
    expect(fresh(page)).to.equal(0);
    await page.clickDice(0, 1, 2);
    expect(fresh(page)).to.equal(0);
    await page.clickButton('Enter');
    await page.clickButton('Undo');
    expect(page.roll, 'they lie there again').to.deep.equal([1, 2, 3, 4, 6]);
    expect(fresh(page)).to.equal(0);
  });

  it('do not tumble for what is undone and redone', async () => {
    const page = await SheetPage.open({ position: START, 'undo-past-chance': '' });
    await page.clickButton('Roll the dice');
    await page.clickButton('Undo');
    expect(page.dice.length).to.equal(0);
    await page.clickButton('Redo');
    expect(page.roll).to.have.lengthOf(5);
    expect(fresh(page)).to.equal(0);
  });

  it('tumble once for all players', async () => {
    const page = await SheetPage.open({ position: `${START} / ${crossed('235')}`, dice: 'remote' });
    await page.played('roll 12346');
    expect(fresh(page)).to.equal(5);
    await page.played('#0 1|23|46');
    expect(page.shownSeat).to.equal(1);
    expect(page.roll).to.have.lengthOf(5);
    expect(fresh(page)).to.equal(0);
  });
});

describe('reduced motion on <kubi-sheet>', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('leaves nothing in motion after a roll, and the dice are there', async () => {
    const page = await SheetPage.open({ position: START, seed: 'a' });
    await page.clickButton('Roll the dice');
    expect(page.roll.join('')).to.equal(page.moves[0]?.replace('roll ', ''));
    expect(motions(page)).to.be.empty;
  });

  it('leaves nothing in motion while dice are placed and entered', async () => {
    const page = await openRolled();
    for (const die of [0, 1, 2]) {
      await page.clickDice(die);
      expect(motions(page), String(die)).to.be.empty;
    }
    await page.clickButton('Enter');
    expect(motions(page)).to.be.empty;
  });
});
