import { expect } from '@open-wc/testing';
import { SheetPage } from './sheet-page.js';

describe('undo and the dice on <kubi-sheet>', () => {
  for (const dice of ['tap', 'auto', 'remote']) {
    it(`stops before dice that came with dice="${dice}"`, async () => {
      const page = await (await SheetPage.open({ seed: 'a', dice })).played('x146');
      if (dice === 'tap') await page.clickButton('Roll the dice');
      if (dice === 'remote') await page.played('roll 12346');
      expect(page.moves).to.deep.equal(['x146', 'roll 12346']);
      expect(page.canUse('Undo')).to.be.false;
      await page.clickButton('Undo');
      expect(page.moves).to.deep.equal(['x146', 'roll 12346']);
    });
  }

  it('takes back entered dice, and then the crossing before them', async () => {
    const page = await (await SheetPage.open({ dice: 'enter' })).played('x146', 'roll 13466');
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['x146']);
    expect(page.status).to.equal('Throw your dice and enter what they show.');
    await page.clickButton('Undo');
    expect(page.moves).to.be.empty;
    await page.clickButton('Redo');
    await page.clickButton('Redo');
    expect(page.moves).to.deep.equal(['x146', 'roll 13466']);
    expect(page.roll).to.deep.equal([1, 3, 4, 6, 6]);
  });

  it('lets wrongly entered dice be corrected, and nothing is placed of those', async () => {
    const page = await (await SheetPage.open({ dice: 'enter' })).played('x146', 'roll 13466');
    page.dice[0]?.click();
    await page.element.updateComplete;
    expect(page.placed.out).to.deep.equal([1]);
    await page.clickButton('Undo');
    await page.fill('Type a move', 'roll 13456');
    await page.press('Enter');
    expect(page.roll).to.deep.equal([1, 3, 4, 5, 6]);
    expect(page.placed.out).to.be.empty;
    expect(page.canUse('Redo')).to.be.false;
  });

  it('goes back past rolled dice to the entry before where the page allows it, and the same dice come again', async () => {
    const page = await SheetPage.open({ seed: 'a', 'undo-past-chance': '' });
    await page.played('x146', 'roll', '1|23|46', 'roll');
    const second = page.moves.at(-1);
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['x146', 'roll 12346']);
    await page.played('4|12|36');
    await page.clickButton('Roll the dice');
    expect(page.moves).to.deep.equal(['x146', 'roll 12346', '4|12|36', second]);
  });

  it('goes back past dice that roll by themselves to the entry before', async () => {
    const page = await SheetPage.open({ seed: 'a', dice: 'auto', 'undo-past-chance': '' });
    await page.played('x146', '1|23|46');
    const moves = page.moves;
    expect(moves).to.have.lengthOf(4);
    await page.clickButton('Undo');
    expect(page.moves).to.deep.equal(['x146', 'roll 12346']);
    await page.clickButton('Redo');
    expect(page.moves).to.deep.equal(moves);
    await page.clickButton('Undo');
    await page.clickButton('Undo');
    expect(page.moves).to.be.empty;
    expect(page.canUse('Undo')).to.be.false;
  });

  it('takes back the dice themselves where nothing was made before them', async () => {
    const position = '1:0,4:0,6:0 0,0,0,0,0,0,0,0,0,0,0';
    const page = await SheetPage.open({ seed: 'a', position, 'undo-past-chance': '' });
    await page.clickButton('Roll the dice');
    await page.clickButton('Undo');
    expect(page.moves).to.be.empty;
    await page.clickButton('Roll the dice');
    expect(page.moves).to.deep.equal(['roll 12346']);
  });

  it('is a barrier again where the page withdraws it', async () => {
    const page = await SheetPage.open({ seed: 'a', 'undo-past-chance': '' });
    await page.played('x146', 'roll');
    expect(page.canUse('Undo')).to.be.true;
    page.element.undoPastChance = false;
    await page.element.updateComplete;
    expect(page.canUse('Undo')).to.be.false;
  });
});
