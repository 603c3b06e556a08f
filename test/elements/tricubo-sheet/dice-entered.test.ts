import { expect } from '@open-wc/testing';
import { humans } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

const ASKED = 'Throw your dice and enter what they show.';
const NO_ROLL = 'That is not a roll of this game: three dice, each showing 1 to 6.';

const open = () => TricuboPage.open({ dice: 'enter', seats: humans(2) });

const tap = async (page: TricuboPage, ...values: readonly number[]) => {
  for (const value of values) await page.click(page.named(`Add a ${value}`) as Element);
};

/** The keys 1 to 6 are heard on the pad. */
const pressOnPad = async (page: TricuboPage, ...keys: readonly string[]) => {
  page.named('Add a 1')?.focus();
  await page.press(...keys);
};

const type = async (page: TricuboPage, text: string) => {
  await page.fill('Type a move', text);
  await page.press('Enter');
};

describe('dice thrown by hand on <tricubo-sheet>', () => {
  const WAYS: Readonly<Record<string, (page: TricuboPage) => Promise<void>>> = {
    'by taps': async (page) => {
      await tap(page, 6, 3, 4);
      await page.clickButton('Lay these dice');
    },
    'by keys alone': async (page) => {
      await pressOnPad(page, '6', '3', '4');
      page.button('Lay these dice')?.focus();
      await page.press('Enter');
    },
    'typed as a move': (page) => type(page, 'roll 634'),
    'typed as mere digits': (page) => type(page, '634'),
    'typed with spaces and commas': (page) => type(page, ' 6, 3 4 '),
  };

  for (const [way, enter] of Object.entries(WAYS)) {
    it(`are entered ${way}, the large one first, and stay in that order`, async () => {
      const page = await open();
      const moves = page.listen('game-move');
      expect(page.status).to.equal(ASKED);
      await enter(page);
      expect(page.moves).to.deep.equal(['roll 634']);
      expect(page.roll).to.deep.equal([6, 3, 4]);
      expect(moves[0]).to.deep.include({ actor: 'chance', by: 'user', text: 'roll 634' });
    });
  }

  it('lie on the pad in three sizes, large, medium and small, empty at first', async () => {
    const page = await open();
    expect(page.all('.thrown .sized').map(({ dataset }) => dataset['die'])).to.deep.equal(['L', 'M', 'S']);
    expect(page.thrown).to.deep.equal([undefined, undefined, undefined]);
    await tap(page, 6, 3);
    expect(page.thrown).to.deep.equal([6, 3, undefined]);
    expect(page.all('.thrown .sized').map(({ dataset }) => dataset['die'])).to.deep.equal(['L', 'M', 'S']);
  });

  it('leave their place where they are taken back, and the next one comes there', async () => {
    const page = await open();
    await tap(page, 6, 3, 4);
    await page.click(page.named('Take the medium 3 away') as Element);
    expect(page.thrown).to.deep.equal([6, undefined, 4]);
    expect(page.named('Take the small 4 away') !== undefined).to.be.true;
    await tap(page, 5);
    expect(page.thrown).to.deep.equal([6, 5, 4]);
    await page.click(page.named('Take the large 6 away') as Element);
    await page.click(page.named('Take the small 4 away') as Element);
    expect(page.thrown).to.deep.equal([undefined, 5, undefined]);
    await tap(page, 1, 2);
    await page.clickButton('Lay these dice');
    expect(page.moves).to.deep.equal(['roll 152']);
  });

  it('are taken back by Backspace, the last one first, and all of them by Escape', async () => {
    const page = await open();
    await pressOnPad(page, '6', '3', '2', 'Backspace');
    expect(page.thrown).to.deep.equal([6, 3, undefined]);
    await page.press('Escape');
    expect(page.thrown).to.deep.equal([undefined, undefined, undefined]);
    await page.press('Backspace');
    expect(page.thrown).to.deep.equal([undefined, undefined, undefined]);
  });

  it('are taken back by Backspace past a place that is empty already', async () => {
    const page = await open();
    await tap(page, 6, 3, 4);
    await page.click(page.named('Take the medium 3 away') as Element);
    await pressOnPad(page, 'Backspace');
    expect(page.thrown).to.deep.equal([6, undefined, undefined]);
    await page.press('Backspace');
    expect(page.thrown).to.deep.equal([undefined, undefined, undefined]);
  });

  it('are all taken back by Clear', async () => {
    const page = await open();
    await tap(page, 6, 3);
    await page.clickButton('Clear');
    expect(page.thrown).to.deep.equal([undefined, undefined, undefined]);
    expect(page.button('Clear') === undefined).to.be.true;
  });

  it('are no more than three: a fourth changes nothing', async () => {
    const page = await open();
    await tap(page, 6, 3, 4, 2);
    expect(page.thrown).to.deep.equal([6, 3, 4]);
    expect(page.named('Add a 2')?.getAttribute('aria-disabled')).to.equal('true');
  });

  it('are refused with the reason where one is missing, and stay on the pad', async () => {
    const page = await open();
    const refusals = page.listen('game-refuse');
    await tap(page, 6, 3, 4);
    await page.click(page.named('Take the large 6 away') as Element);
    expect(page.primary?.getAttribute('aria-disabled')).to.equal('true');
    await page.clickButton('Lay these dice');
    expect([page.status, page.spoken]).to.deep.equal([NO_ROLL, NO_ROLL]);
    expect(refusals).to.deep.equal([{ code: 'bad-roll', message: NO_ROLL }]);
    expect(page.thrown).to.deep.equal([undefined, 3, 4]);
    expect(page.moves).to.be.empty;
    await tap(page, 1);
    expect(page.status, 'the reason is gone with the next die').to.equal(ASKED);
    await page.clickButton('Lay these dice');
    expect(page.moves).to.deep.equal(['roll 134']);
  });

  for (const text of ['roll 637', 'roll 63', 'roll 6344', '63', '6344', 'roll', '1 2']) {
    it(`that cannot be are refused when they are typed, and stay in the field: ${text}`, async () => {
      const page = await open();
      await type(page, text);
      expect(page.status).to.equal(NO_ROLL);
      expect(page.field('Type a move')?.value).to.equal(text);
      expect(page.moves).to.be.empty;
    });
  }

  it('are named as they are entered, for those who do not see them', async () => {
    const page = await open();
    await tap(page, 6, 3, 4);
    expect(page.spoken).to.equal('Large 6, medium 3, small 4.');
    await page.click(page.named('Take the medium 3 away') as Element);
    expect(page.spoken).to.equal('Large 6, small 4.');
  });

  it('are everybody’s: what is on the pad stays there when another sheet is shown', async () => {
    const page = await open();
    await tap(page, 6, 3);
    await page.click(page.seatButton(1));
    expect(page.thrown).to.deep.equal([6, 3, undefined]);
    await tap(page, 4);
    await page.clickButton('Lay these dice');
    expect([page.moves, page.shownSeat]).to.deep.equal([['roll 634'], 0]);
  });

  it('are asked for again in each round, the pad empty', async () => {
    const page = await open();
    await tap(page, 6);
    await page.played('roll 346', 'L', 'M');
    expect(page.status).to.equal(ASKED);
    expect(page.thrown).to.deep.equal([undefined, undefined, undefined]);
  });

  it('have numerals where the page wants them', async () => {
    const page = await TricuboPage.open({ dice: 'enter', seats: humans(2), numerals: '' });
    await tap(page, 6);
    expect(page.find('.thrown .die text')?.textContent).to.equal('6');
    expect(page.find('.keys .die text')?.textContent).to.equal('1');
  });
});
