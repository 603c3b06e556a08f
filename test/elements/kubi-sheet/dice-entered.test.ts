import { expect } from '@open-wc/testing';
import { SheetPage } from './sheet-page.js';

const ASKED = 'Throw your dice and enter what they show.';
const NO_ROLL = 'That is not a roll of this game: five dice, each showing 1 to 6.';

const open = async () => (await SheetPage.open({ dice: 'enter' })).played('x146');

/** What the dice on the pad show that have been entered. */
const thrown = (page: SheetPage): number[] =>
  page.all('.thrown button .die').map((die) => Number(die.getAttribute('data-value')));

const tap = async (page: SheetPage, ...values: readonly number[]) => {
  for (const value of values) await page.click(page.named(`Add a ${value}`) as Element);
};

/** The keys 1 to 6 are heard on the pad. */
const pressOnPad = async (page: SheetPage, ...keys: readonly string[]) => {
  page.named('Add a 1')?.focus();
  await page.press(...keys);
};

describe('dice thrown by hand on <kubi-sheet>', () => {
  const WAYS: Readonly<Record<string, (page: SheetPage) => Promise<void>>> = {
    'by taps, in any order': async (page) => {
      await tap(page, 6, 3, 6, 1, 4);
      await page.clickButton('Lay these dice');
    },
    'by keys alone': async (page) => {
      await pressOnPad(page, '6', '3', '6', '1', '4');
      page.button('Lay these dice')?.focus();
      await page.press('Enter');
    },
    'typed as a move, in any order': async (page) => {
      await page.fill('Type a move', 'roll 63614');
      await page.press('Enter');
    },
  };

  for (const [way, enter] of Object.entries(WAYS)) {
    it(`are entered ${way}`, async () => {
      const page = await open();
      const moves = page.listen('game-move');
      expect(page.status).to.equal(ASKED);
      await enter(page);
      expect(page.moves).to.deep.equal(['x146', 'roll 13466']);
      expect(page.roll).to.deep.equal([1, 3, 4, 6, 6]);
      expect(moves[0]).to.deep.include({ actor: 'chance', by: 'user', text: 'roll 13466' });
    });
  }

  it('are shown as they have been entered, and taken back one by one by a tap', async () => {
    const page = await open();
    await tap(page, 6, 3, 6);
    expect(thrown(page)).to.deep.equal([6, 3, 6]);
    await page.click(page.named('Take the 3 away') as Element);
    expect(thrown(page)).to.deep.equal([6, 6]);
  });

  it('are said as they are entered, for those who do not see them', async () => {
    const page = await open();
    await tap(page, 6, 3);
    expect(page.spoken).to.equal('Dice: 6 3.');
  });

  it('are taken back by Backspace, the last one first, and all of them by Escape', async () => {
    const page = await open();
    await pressOnPad(page, '6', '3', '2', 'Backspace');
    expect(thrown(page)).to.deep.equal([6, 3]);
    await page.press('Escape');
    expect(thrown(page)).to.be.empty;
    await page.press('Backspace');
    expect(thrown(page)).to.be.empty;
  });

  it('are all taken back by Clear', async () => {
    const page = await open();
    await tap(page, 6, 3);
    await page.clickButton('Clear');
    expect(thrown(page)).to.be.empty;
    expect(page.button('Clear') === undefined).to.be.true;
  });

  it('are no more than five: a sixth changes nothing', async () => {
    const page = await open();
    await tap(page, 6, 3, 6, 1, 4, 2);
    expect(thrown(page)).to.deep.equal([6, 3, 6, 1, 4]);
    expect(page.named('Add a 2')?.getAttribute('aria-disabled')).to.equal('true');
  });

  it('are refused with the reason where there are fewer than five, and stay on the pad', async () => {
    const page = await open();
    const refusals = page.listen('game-refuse');
    await tap(page, 6, 3, 6, 1);
    expect(page.primary?.getAttribute('aria-disabled')).to.equal('true');
    await page.clickButton('Lay these dice');
    expect(page.status).to.equal(NO_ROLL);
    expect(page.spoken).to.equal(NO_ROLL);
    expect(refusals).to.deep.equal([{ code: 'bad-roll', message: NO_ROLL }]);
    expect(thrown(page)).to.deep.equal([6, 3, 6, 1]);
    expect(page.moves).to.deep.equal(['x146']);
    await tap(page, 4);
    expect(page.status, 'the reason is gone with the next die').to.equal(ASKED);
    await page.clickButton('Lay these dice');
    expect(page.moves.at(-1)).to.equal('roll 13466');
  });

  it('that cannot be are refused when they are typed, and stay in the field', async () => {
    const page = await open();
    await page.fill('Type a move', 'roll 13467');
    await page.press('Enter');
    expect(page.status).to.match(/^That is not a/);
    expect(page.field('Type a move')?.value).to.equal('roll 13467');
    expect(page.moves).to.deep.equal(['x146']);
  });

  it('are asked for again after each entry, the pad empty', async () => {
    const page = await open();
    await page.played('roll 13466', '1|34|66');
    expect(page.status).to.equal(ASKED);
    expect(thrown(page)).to.be.empty;
  });
});
