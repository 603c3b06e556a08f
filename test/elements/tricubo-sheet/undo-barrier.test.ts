import { expect } from '@open-wc/testing';
import { humans, use } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const TWO = { seats: humans(2), seed: 'a' };

const type = async (page: TricuboPage, text: string) => {
  await page.fill('Type a move', text);
  await page.press('Enter');
};

describe('undo and the dice on <tricubo-sheet>', () => {
  for (const dice of ['tap', 'auto', 'remote']) {
    it(`stops before dice that came with dice="${dice}"`, async () => {
      const page = await TricuboPage.open({ seed: 'a', dice });
      await page.played('@1');
      if (dice === 'tap') await page.clickButton('Roll the dice');
      if (dice === 'remote') await page.played('roll 316');
      expect(page.moves).to.deep.equal(['@1', 'roll 316']);
      expect(page.canUse('Undo')).to.be.false;
      await page.clickButton('Undo');
      expect(page.moves).to.deep.equal(['@1', 'roll 316']);
    });
  }

  it('takes back the uses of a round one by one, also the one that closed it, and stops before its dice', async () => {
    const page = await (await TricuboPage.open(TWO)).played('roll', 'L', 'M');
    expect(page.status).to.equal('Player 2 rolls.');
    await page.clickButton('Undo');
    expect([page.moves, page.shownSeat]).to.deep.equal([['roll 316', 'L'], 1]);
    await page.clickButton('Undo');
    expect([page.moves, page.shownSeat]).to.deep.equal([['roll 316'], 0]);
    expect(page.canUse('Undo')).to.be.false;
    await page.clickButton('Redo');
    await page.clickButton('Redo');
    expect(page.moves).to.deep.equal(['roll 316', 'L', 'M']);
  });

  it('takes back the first cross of a solo game, and each row can be chosen again', async () => {
    const page = await (await TricuboPage.open()).played('@2');
    await page.clickButton('Undo');
    expect([page.moves.length, page.targets.length]).to.deep.equal([0, 5]);
    await page.clickButton('Redo');
    expect(page.row(2).boxes).to.match(/^1 of 7/);
  });

  it('takes back entered dice, and then the first cross before them', async () => {
    const page = await (await TricuboPage.open({ dice: 'enter' })).played('@1', 'roll 634');
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['@1']);
    expect(page.status).to.equal('Throw your dice and enter what they show.');
    await page.clickButton('Undo');
    expect(page.moves).to.be.empty;
    await page.clickButton('Redo');
    await page.clickButton('Redo');
    expect(page.moves).to.deep.equal(['@1', 'roll 634']);
    expect(page.roll).to.deep.equal([6, 3, 4]);
  });

  it('takes back entered dice across rounds, with what was used before', async () => {
    const page = await (await TricuboPage.open({ ...TWO, dice: 'enter' })).played('roll 634', 'M', 'S', 'roll 122');
    await page.clickButton('Undo');
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['roll 634', 'M']);
    expect([page.shownSeat, page.owner('M')]).to.deep.equal([1, 'Player 1']);
  });

  it('lets wrongly entered dice be corrected, and nothing is begun with those', async () => {
    const page = await (await TricuboPage.open({ ...TWO, dice: 'enter' })).played('roll 634');
    await page.clickDie('M');
    await page.clickButton('Undo');
    expect(page.targets).to.be.empty;
    await type(page, '635');
    expect(page.roll).to.deep.equal([6, 3, 5]);
    expect(page.chosenDie).to.equal(undefined);
    expect(page.canUse('Redo')).to.be.false;
  });

  it('goes back past rolled dice to the use before where the page allows it, and the same dice come again', async () => {
    const page = await TricuboPage.open({ ...TWO, 'undo-past-chance': '' });
    await page.played('roll', 'L', 'M', 'roll');
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['roll 316', 'L']);
    await page.played('S:2');
    await page.clickButton('Roll the dice');
    expect(page.moves).to.deep.equal(['roll 316', 'L', 'S:2', 'roll 612']);
  });

  it('goes back past dice that roll by themselves to the use before', async () => {
    const page = await TricuboPage.open({ ...TWO, dice: 'auto', 'undo-past-chance': '' });
    await use(page);
    await use(page);
    const { moves } = page;
    expect(moves).to.have.lengthOf(4);
    await page.clickButton('Undo');
    expect([page.moves, page.shownSeat]).to.deep.equal([moves.slice(0, 2), 1]);
    await page.clickButton('Redo');
    expect(page.moves).to.deep.equal(moves);
    await page.clickButton('Undo');
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['roll 316']);
    expect(page.canUse('Undo'), 'they would be back at once').to.be.false;
  });

  it('takes back the dice themselves where nothing was done before them', async () => {
    const page = await TricuboPage.open({ ...TWO, 'undo-past-chance': '' });
    await page.clickButton('Roll the dice');
    await page.clickButton('Undo');
    expect([page.moves.length, page.status]).to.deep.equal([0, 'Player 1 rolls.']);
    await page.clickButton('Roll the dice');
    expect(page.moves).to.deep.equal(['roll 316']);
  });

  it('is a barrier again where the page withdraws it', async () => {
    const page = await TricuboPage.open({ ...TWO, 'undo-past-chance': '' });
    await page.played('roll');
    expect(page.canUse('Undo')).to.be.true;
    page.element.undoPastChance = false;
    await page.element.updateComplete;
    expect(page.canUse('Undo')).to.be.false;
  });
});
