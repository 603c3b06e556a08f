import { expect } from '@open-wc/testing';
import { describeHurried } from '../hurry.js';
import { TricuboPage } from './tricubo-page.js';

const EARLY = '2,4,1,0,0 .,.,.,.,. -';

/** The kinds of moves, dice without what they show. */
const kinds = (page: TricuboPage) => page.moves.map((text) => text.split(' ')[0]);

const primary = (page: TricuboPage) => page.primary as Element;

describeHurried('tricubo-sheet', (hurry) => {
  const open = async (attributes: Readonly<Record<string, string>>) => {
    const page = await TricuboPage.open(attributes);
    return { page, refusals: page.listen('game-refuse') };
  };

  for (const dice of ['tap', 'auto', 'enter']) {
    const rolled = dice === 'auto' ? ['roll'] : [];

    it(`makes the first cross once, dice="${dice}"`, async () => {
      const { page, refusals } = await open({ dice });
      await hurry(page, page.rowTarget(2) as Element);
      expect(kinds(page)).to.deep.equal(['@2', ...rolled]);
      expect(refusals).to.be.empty;
    });

    it(`uses a die for a row once, dice="${dice}"`, async () => {
      const { page, refusals } = await open({ position: `${EARLY} | A 4 0 344`, dice });
      await page.clickDie('S');
      await hurry(page, page.rowTarget(4) as Element);
      expect(kinds(page)).to.deep.equal(['S', ...rolled]);
      expect(refusals).to.be.empty;
    });

    it(`does once what is chosen in words, dice="${dice}"`, async () => {
      const { page, refusals } = await open({ position: `${EARLY} | A 4 0 344`, dice });
      await page.click(page.all('.entry')[0] as Element);
      await hurry(page, primary(page));
      expect(kinds(page)).to.deep.equal(['M', ...rolled]);
      expect(refusals).to.be.empty;
    });

    it(`scores rows once, dice="${dice}"`, async () => {
      const { page, refusals } = await open({ position: `${EARLY} | A 4 0 366`, dice });
      await page.clickDie('M');
      for (const row of [1, 2]) page.interimTarget(row)?.click();
      await page.element.updateComplete;
      await hurry(page, page.scoreButton as Element);
      expect(kinds(page)).to.deep.equal(['M:1,2', ...rolled]);
      expect(refusals).to.be.empty;
    });
  }

  it('crosses one of several fields of a kind', async () => {
    const sheet = JSON.stringify({
      ...{ values: [1, 2, 3, 4], purple: 1, fields: ['M', 'M'], fieldPoints: [0, 1, 2], jokers: 0, ranks: [] },
    });
    const { page } = await open({ sheet, dice: 'auto', position: '1,0,0,0,0 | - 4 0 144' });
    await page.clickDie('M');
    await hurry(page, page.fieldTarget('M') as Element);
    expect(kinds(page)).to.deep.equal(['Mc', 'roll']);
    expect(page.fields).to.deep.equal(['medium die: crossed', 'medium die: free']);
  });

  it('scores one row, not the next one as well', async () => {
    const { page } = await open({ position: `${EARLY} | A 4 0 346` });
    await page.clickDie('S');
    await hurry(page, page.interimTarget(2) as Element);
    expect(page.moves).to.deep.equal(['S:2']);
  });

  it('rolls once, and chooses no die', async () => {
    const { page, refusals } = await open({ position: `${EARLY} | A 4` });
    await hurry(page, primary(page));
    expect(page.moves).to.have.lengthOf(1);
    expect(page.chosenDie).to.equal(undefined);
    expect(refusals).to.be.empty;
  });

  it('uses the die of one player, not of the next who has chosen the same', async () => {
    const sheets = '3,0,0,0,0 / 1,1,0,0,0 / 1,0,1,0,0';
    const { page } = await open({ position: `${sheets} | A 1 0 344 L` });
    await page.click(page.seatButton(2));
    await page.clickDie('M');
    await page.click(page.seatButton(1));
    await page.clickDie('M');
    await hurry(page, page.rowTarget(4) as Element);
    expect(page.moves).to.deep.equal(['M']);
    expect([page.shownSeat, page.chosenDie]).to.deep.equal([2, 'M']);
  });

  it('scores a row for one player, not for the next who has chosen the same', async () => {
    const sheets = '3,0,0,0,0 / 1,1,0,0,0 / 1,0,1,0,0';
    const { page } = await open({ position: `${sheets} | A 1 0 346 L` });
    for (const seat of [2, 1]) {
      await page.click(page.seatButton(seat));
      await page.clickDie('S');
    }
    await hurry(page, page.interimTarget(5) as Element);
    expect(page.moves).to.deep.equal(['S:5']);
  });

  it('crosses a field for one player, not for the next who has chosen the same', async () => {
    const sheets = '3,0,0,0,0 / 1,1,0,0,0 / 1,0,1,0,0';
    const { page } = await open({ position: `${sheets} | A 1 0 345 L` });
    for (const seat of [2, 1]) {
      await page.click(page.seatButton(seat));
      await page.clickDie('S');
    }
    await hurry(page, page.fieldTarget('t') as Element);
    expect(page.moves).to.deep.equal(['St']);
  });

  it('ticks a row for one player, not for the next who has chosen the same', async () => {
    const sheets = '3,0,0,0,0 / 1,1,0,0,0 / 1,0,1,0,0';
    const { page } = await open({ position: `${sheets} | A 1 0 366 L` });
    for (const seat of [2, 1]) {
      await page.click(page.seatButton(seat));
      await page.clickDie('M');
      for (const row of [1, 2]) page.interimTarget(row)?.click();
      await page.element.updateComplete;
    }
    await hurry(page, page.scoreButton as Element);
    expect(page.moves).to.deep.equal(['M:1,2']);
    expect([page.shownSeat, page.scoring !== null]).to.deep.equal([2, true]);
  });

  it('takes no die for one player, not for the next', async () => {
    const none = '8,8,0,0,0 .,.,.,.,. MSt';
    const position = `1,0,3,0,0 / ${none} / ${none.replace('8,8,0', '8,8,1')} | B 4 0 312 L`;
    const { page } = await open({ side: 'B', position });
    await hurry(page, page.button('Take no die') as Element);
    expect(page.moves).to.deep.equal(['-']);
    expect(page.shownSeat).to.equal(2);
  });

  it('does the last use and begins no new game', async () => {
    const { page } = await open({ position: '6,6,4,0,0 .,.,.,.,. - | A 4 0 134' });
    await page.click(page.all('.entry')[0] as Element);
    await hurry(page, primary(page));
    expect(page.moves).to.deep.equal(['M']);
    expect(page.element.outcome?.reason).to.equal('three-purple');
  });

  it('on a die makes no move', async () => {
    const { page, refusals } = await open({ position: `${EARLY} | A 4 0 344` });
    await hurry(page, page.die('M'));
    expect(page.moves).to.be.empty;
    expect(refusals).to.be.empty;
  });

  it('on Clear lays the die back, and does nothing to the sheet', async () => {
    const { page } = await open({ position: `${EARLY} | A 4 0 344` });
    await page.clickDie('M');
    await hurry(page, page.button('Clear') as Element);
    expect(page.chosenDie).to.equal(undefined);
    expect(page.moves).to.be.empty;
  });
});
