import { expect } from '@open-wc/testing';
import { sums } from '../../games/kubi/helpers.js';
import { answerByKey, testQuestion } from '../new-game.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const LAST = `1:7,4:0,6:0 ${sums({ 7: 14 })}`;

const question = (page: SheetPage) => page.find('.question')?.textContent?.trim();

const numbers = (page: SheetPage) => page.element.state.sheets.map((sheet) => sheet.numbers?.join('') ?? '-');

/** A game of two that goes on, one half-way through an entry. */
async function open(): Promise<SheetPage> {
  const page = await SheetPage.open({ position: `${crossed('146')} / ${crossed('146')} | 0 12346` });
  await page.played('#1 4|12|36');
  await page.clickDice(0, 1);
  return page;
}

describe('a new game on <kubi-sheet>', () => {
  testQuestion({ open, begun: ({ placed }) => placed });

  it('has nothing of the numbers that were crossed or chosen in the one before', async () => {
    const page = await SheetPage.open();
    for (const number of [1, 4, 6]) {
      page.numberBox(number).click();
      await page.element.updateComplete;
    }
    await page.click(page.primary as Element);
    expect(page.moves).to.deep.equal(['x146']);
    await page.clickButton('New game');
    await answerByKey(page);
    expect(page.all('.number-box input:checked')).to.be.empty;
    expect(page.moves).to.be.empty;
  });

  it('needs no question before anybody has decided anything, nor after the end', async () => {
    const page = await SheetPage.open({ position: `${LAST} | 0 12346` });
    await page.clickDice(0);
    await page.clickButton('New game');
    expect(question(page)).to.equal(undefined);
    expect(page.placed.out).to.be.empty;
    await page.played('1|23|46');
    await page.click(page.find('[data-tool=new-game]') as Element);
    expect(question(page)).to.equal(undefined);
    expect(page.moves).to.be.empty;
  });

  it('is for as many players, with their names', async () => {
    const page = await SheetPage.open({ seats: 'human human human', names: 'Ann, Bob, Cid' });
    await page.played('#0 x146', '#1 x146', '#2 x146', 'roll');
    page.element.restart();
    await page.element.updateComplete;
    expect(numbers(page)).to.deep.equal(['-', '-', '-']);
    expect(page.all('.seat-name').map((each) => each.textContent?.trim())).to.deep.equal(['Ann', 'Bob', 'Cid']);
  });

  it('has the dice of the seed that a script gives, and others each time without', async () => {
    const page = await SheetPage.open({ dice: 'auto', seed: 'b' });
    page.element.restart('a');
    await page.played('x146');
    expect(page.roll).to.deep.equal([1, 2, 3, 4, 6]);
    const rolls = new Set<string>();
    for (let games = 0; games < 12; games++) {
      page.element.restart();
      await page.played('x146');
      rolls.add(page.roll.join(''));
    }
    expect(rolls.size).to.be.above(1);
  });
});

describe('after a game on <kubi-sheet>', () => {
  it('several go on with a rematch, a whole game from empty sheets', async () => {
    const page = await SheetPage.open({ position: `${LAST} / ${LAST} | 0 12346` });
    await page.played('#0 1|23|46', '#1 1|26|34');
    expect(page.primary?.textContent?.trim()).to.equal('Rematch');
    await page.clickButton('Rematch');
    expect(numbers(page)).to.deep.equal(['-', '-']);
    expect(page.element.matches(':state(over)')).to.be.false;
    expect(page.all('.result')).to.be.empty;
  });

  it('one alone goes on with a new game', async () => {
    const page = await SheetPage.open({ position: `${LAST} | 0 12346` });
    await page.played('1|23|46');
    expect(page.primary?.textContent?.trim()).to.equal('New game');
    await page.click(page.primary as Element);
    expect(numbers(page)).to.deep.equal(['-']);
  });
});
