import { expect } from '@open-wc/testing';
import { sums } from '../../games/kubi/helpers.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const QUESTION = 'Leave this game and begin a new one?';
const LAST = `1:7,4:0,6:0 ${sums({ 7: 14 })}`;

const question = (page: SheetPage) => page.find('.question')?.textContent?.trim();

const numbers = (page: SheetPage) => page.element.state.sheets.map((sheet) => sheet.numbers?.join('') ?? '-');

/** A game of two that goes on, one half-way through an entry, with the question whether it is to be left. */
async function openAsked(): Promise<SheetPage> {
  const page = await SheetPage.open({ position: `${crossed('146')} / ${crossed('146')} | 0 12346` });
  await page.played('#1 4|12|36');
  await page.clickDice(0, 1);
  await page.clickButton('New game');
  return page;
}

/** Presses “New game” among the answers as the keyboard does. */
async function answerByKey(page: SheetPage): Promise<void> {
  page.find('.actions button:last-child')?.focus();
  await page.press('Enter');
}

describe('a new game on <kubi-sheet>', () => {
  it('is not begun without a question while one goes on', async () => {
    const page = await openAsked();
    expect([question(page), page.spoken]).to.deep.equal([QUESTION, QUESTION]);
    expect(page.moves).to.deep.equal(['4|12|36']);
  });

  it('is not begun when the reader would rather keep playing, and what was placed is still there', async () => {
    const page = await openAsked();
    await page.clickButton('Keep playing');
    expect(question(page)).to.equal(undefined);
    expect(page.placed).to.deep.equal({ out: [1], first: [2], second: [] });
    expect(page.moves).to.deep.equal(['4|12|36']);
  });

  it('is given up with Escape, which leaves what was placed', async () => {
    const page = await openAsked();
    await page.press('Escape');
    expect(question(page)).to.equal(undefined);
    expect(page.placed.out).to.deep.equal([1]);
  });

  it('is begun when the reader says so, with nothing placed and nothing to take back', async () => {
    const page = await openAsked();
    const changes = page.listen('game-change');
    await answerByKey(page);
    expect(changes).to.deep.equal([{ cause: 'restart', by: 'reader', moves: [] }]);
    expect(page.moves).to.be.empty;
    expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
    expect([page.canUse('Undo'), page.canUse('Redo')]).to.deep.equal([false, false]);
    expect(question(page)).to.equal(undefined);
  });

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
