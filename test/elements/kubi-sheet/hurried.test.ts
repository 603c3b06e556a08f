import { expect } from '@open-wc/testing';
import { describeHurried } from '../hurry.js';
import { sums } from '../../games/kubi/helpers.js';
import { openRolled } from './rolled.js';
import { crossed } from './sheets.js';
import { SheetPage } from './sheet-page.js';

const primary = (page: SheetPage) => page.primary as Element;

describeHurried('kubi-sheet', (hurry) => {
  for (const dice of ['tap', 'auto', 'enter']) {
    it(`crosses numbers once, dice="${dice}"`, async () => {
      const page = await SheetPage.open({ dice });
      const refusals = page.listen('game-refuse');
      for (const value of [1, 4, 6]) page.numberBox(value).click();
      await page.element.updateComplete;
      await hurry(page, primary(page));
      expect(page.moves.map((text) => text.split(' ')[0])).to.deep.equal(dice === 'auto' ? ['x146', 'roll'] : ['x146']);
      expect(refusals).to.be.empty;
    });

    it(`enters once, dice="${dice}"`, async () => {
      const page = await SheetPage.open({ position: `${crossed('146')} | 0 12346`, dice });
      for (const die of [0, 1, 2]) page.dice[die]?.click();
      await page.element.updateComplete;
      await hurry(page, primary(page));
      const made = page.moves.map((text) => text.split(' ')[0]);
      expect(made).to.deep.equal(dice === 'auto' ? ['1|23|46', 'roll'] : ['1|23|46']);
    });
  }

  it('rolls once, and does not ask for an entry at once', async () => {
    const page = await SheetPage.open({ position: crossed('146') });
    const refusals = page.listen('game-refuse');
    await hurry(page, primary(page));
    expect(page.moves).to.have.lengthOf(1);
    expect(refusals).to.be.empty;
  });

  it('enters for one player, not for the next', async () => {
    const page = await SheetPage.open({ position: `${crossed('146')} / ${crossed('235')} | 0 12346` });
    const refusals = page.listen('game-refuse');
    for (const die of [0, 1, 2]) page.dice[die]?.click();
    await page.element.updateComplete;
    await hurry(page, primary(page));
    expect(page.moves).to.deep.equal(['1|23|46']);
    expect(page.shownSeat).to.equal(1);
    expect(refusals).to.be.empty;
  });

  it('enters the last roll and begins no new game', async () => {
    const page = await SheetPage.open({ position: `1:7,4:0,6:7 ${sums({ 7: 14, 8: 14 })} | 0 12346` });
    for (const die of [0, 1, 2]) page.dice[die]?.click();
    await page.element.updateComplete;
    await hurry(page, primary(page));
    expect(page.moves).to.deep.equal(['1|23|46']);
    expect(page.element.outcome?.scores).to.deep.equal([-50]);
  });

  it('on a die places it, and does nothing to what comes there instead', async () => {
    const page = await openRolled();
    await hurry(page, page.dice[0] as Element);
    expect(page.placed).to.deep.equal({ out: [1], first: [], second: [] });
  });

  it('on Clear takes the dice back, and does nothing to the sheet', async () => {
    const page = await openRolled();
    page.dice[0]?.click();
    await page.element.updateComplete;
    await hurry(page, page.button('Clear') as Element);
    expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
    expect(page.moves).to.be.empty;
  });
});
