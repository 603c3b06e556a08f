import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { sums } from '../../games/kubi/helpers.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const ROLLED = `${crossed('146')} | 0 12346`;
/** A sheet that the next discard of a 1 ends. */
const LAST = `1:7,4:0,6:0 ${sums({ 7: 14 })} | 0 12346`;

/** Chooses the first possible entry. */
const choose = (page: SheetPage) => page.click(page.all('.entry')[0] as Element);

describe('the events of <kubi-sheet>', () => {
  it('for the reader’s entry: nothing until it is confirmed, then asked, the move, and the change', async () => {
    const page = await SheetPage.open({ position: ROLLED });
    const log = logEvents(page.element);
    await page.clickDice(0, 1);
    await choose(page);
    expect(log).to.be.empty;
    await page.clickButton('Enter');
    expect(log).to.deep.equal([
      'game-before-move 1|23|46 by reader',
      'game-move 1|23|46 by reader',
      'game-change play by reader 1|23|46',
    ]);
  });

  it('for the reader’s entry and the dice that then roll by themselves: one change', async () => {
    const page = await SheetPage.open({ seed: 'a', position: ROLLED, dice: 'auto' });
    await choose(page);
    const log = logEvents(page.element);
    await page.clickButton('Enter');
    const roll = page.moves.at(-1);
    expect(roll).to.match(/^roll [1-6]{5}$/);
    expect(log).to.deep.equal([
      'game-before-move 1|23|46 by reader',
      'game-move 1|23|46 by reader',
      `game-move ${roll} by computer`,
      `game-change play by reader 1|23|46 ${roll}`,
    ]);
  });

  it('say what was decided, as data and in letters, and by whom', async () => {
    const page = await SheetPage.open({ seats: 'human human' });
    const moves = page.listen('game-move');
    const asked = page.listen('game-before-move');
    await page.click(page.seatButton(1));
    for (const number of [6, 1, 4]) {
      page.numberBox(number).click();
      await page.element.updateComplete;
    }
    await page.click(page.primary as Element);
    const crossing = { actor: 1, move: { kind: 'cross', numbers: [1, 4, 6] }, text: 'x146', by: 'user' };
    expect(asked).to.deep.equal([crossing]);
    expect(moves).to.deep.equal([crossing]);
  });

  it('for the reader’s roll: asked before, with the dice that will come', async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146');
    const log = logEvents(page.element);
    await page.clickButton('Roll the dice');
    expect(log).to.deep.equal([
      'game-before-move roll 12346 by reader',
      'game-move roll 12346 by reader',
      'game-change play by reader roll 12346',
    ]);
  });

  it('for a script: nobody is asked', async () => {
    const page = await SheetPage.open({ position: ROLLED });
    const log = logEvents(page.element);
    page.element.play('4|12|36');
    expect(log).to.deep.equal(['game-move 4|12|36 by script', 'game-change play by script 4|12|36']);
  });

  it('for the end: after the change, once', async () => {
    const page = await SheetPage.open({ position: LAST });
    const ends = page.listen('game-end');
    await choose(page);
    const log = logEvents(page.element);
    await page.clickButton('Enter');
    expect(log).to.deep.equal([
      'game-before-move 1|23|46 by reader',
      'game-move 1|23|46 by reader',
      'game-change play by reader 1|23|46',
      'game-end all-done',
    ]);
    expect(ends).to.deep.equal([{ winners: [0], scores: [-250], reason: 'all-done' }]);
    await page.clickButton('Undo');
    expect(log.slice(4)).to.deep.equal(['game-change undo by reader']);
  });

  it('for what cannot be entered: why not, and nothing else', async () => {
    const page = await SheetPage.open({ position: ROLLED });
    const refusals = page.listen('game-refuse');
    const log = logEvents(page.element);
    await page.fill('Type a move', '2|13|46');
    await page.press('Enter');
    expect(log).to.deep.equal(['game-refuse must-mark']);
    expect(refusals[0]?.message)
      .to.equal(page.status)
      .and.match(/^You have to discard one of your own numbers/);
    await page.clickDice(0);
    await page.clickButton('Enter');
    expect(log).to.deep.equal(['game-refuse must-mark', 'game-refuse unplaced-dice']);
  });

  it('for an attribute that cannot be used: where and why, and the game goes on', async () => {
    const page = await SheetPage.open({ position: ROLLED });
    const log = logEvents(page.element);
    page.element.setAttribute('dice', 'cheat');
    await page.element.updateComplete;
    page.element.seats = 'human '.repeat(9);
    await page.element.updateComplete;
    expect(log).to.deep.equal(['game-error bad-attribute', 'game-error bad-seats']);
    expect(page.position).to.equal(ROLLED);
    expect(page.element.matches(':state(error)')).to.be.true;
  });

  it('for a new game: one change', async () => {
    const page = await SheetPage.open();
    const log = logEvents(page.element);
    await page.clickButton('New game');
    page.element.restart();
    expect(log).to.deep.equal(['game-change restart by reader', 'game-change restart by script']);
  });

  it('for a new game whose dice are due at once and roll by themselves: first the game, then the dice', async () => {
    const page = await SheetPage.open({ position: crossed('146'), dice: 'auto' });
    const log = logEvents(page.element);
    page.element.restart('a');
    expect(log).to.deep.equal([
      'game-change restart by script',
      'game-move roll 12346 by computer',
      'game-change play by computer roll 12346',
    ]);
  });
});
