import { expect } from '@open-wc/testing';
import { ONE_TILE } from './tables.js';
import { TriominoPage } from './triomino-page.js';

const ANN = ['012', '024', '033', '111', '124', '225', '344', '455', '555'];
const BOB = ['004', '034', '055', '115', '144', '224', '233', '255', '445'];

const open = () => TriominoPage.open({ dice: 'enter', seats: 'human human', names: 'Ann, Bob' });

async function tap(page: TriominoPage, tiles: readonly string[]): Promise<void> {
  for (const tile of tiles) {
    page.padTile(tile).click();
    await page.element.updateComplete;
  }
}

async function type(page: TriominoPage, text: string): Promise<void> {
  await page.fill('Type a move', text);
  await page.press('Enter');
}

const taken = (page: TriominoPage) =>
  page.all('.pad-tile[aria-pressed="true"]').map((tile) => page.nameOf(tile).replaceAll('-', ''));

const WAYS: Readonly<Record<string, (page: TriominoPage, tiles: readonly string[]) => Promise<void>>> = {
  async 'by taps'(page, tiles) {
    await tap(page, tiles);
    if (tiles.length > 1) await page.clickButton('Take these tiles');
  },
  'as they are typed': (page, tiles) => type(page, tiles.join(',')),
  'as they are typed with spaces': (page, tiles) => type(page, ` ${tiles.toReversed().join(', ')} `),
};

describe('real tiles on <triomino-table>', () => {
  for (const [way, enter] of Object.entries(WAYS)) {
    it(`are entered ${way}: those of each player, those for the lead, and each that is bought`, async () => {
      const page = await open();
      expect(page.status).to.equal('Draw 9 tiles for Ann and enter them.');
      expect(page.all('.pad-tile')).to.have.lengthOf(56);
      await enter(page, ANN);
      expect(page.status).to.equal('Draw 9 tiles for Bob and enter them.');
      // Ann's are among them, or it would be seen what she holds.
      expect(page.all('.pad-tile')).to.have.lengthOf(56);
      await enter(page, BOB);
      expect(page.status).to.equal('Draw a tile for Ann to find out who leads, and enter it.');
      await page.played('lead 334/014');
      await page.uncover();
      await page.click(page.tile('344'));
      await page.click(page.ghost('344@0,0'));
      await page.uncover();
      await page.clickButton('Buy a tile (−5)');
      expect(page.status).to.equal('Draw a tile for Bob and enter it.');
      await enter(page, ['000']);
      expect(page.moves).to.deep.equal([
        `deal ${ANN.join(',')}`,
        `deal ${BOB.join(',')}`,
        'lead 334/014',
        '344@0,0',
        'buy',
        'draw 000',
      ]);
      expect([page.rack.includes('000'), page.find('.pad')]).to.deep.equal([true, null]);
    });
  }

  it('for the lead are entered player by player, in the order in which they are asked for', async () => {
    for (const enter of [WAYS['by taps'], WAYS['as they are typed']]) {
      const page = await open();
      await page.played(`deal ${ANN.join(',')}`, `deal ${BOB.join(',')}`);
      if (enter === WAYS['by taps']) {
        await tap(page, ['334']);
        expect(page.status).to.equal('Draw a tile for Bob to find out who leads, and enter it.');
        await tap(page, ['014']);
        await page.clickButton('Take these tiles');
      } else await enter?.(page, ['334', '014']);
      expect([page.moves[2], page.status]).to.deep.equal(['lead 334/014', 'Hand the device to Ann.']);
    }
  });

  it('are counted, can be taken back, and are no more than are asked for', async () => {
    const page = await open();
    await tap(page, [...ANN, '000']);
    expect([taken(page), page.find('.entered')?.textContent]).to.deep.equal([ANN, '9 / 9']);
    await tap(page, ['555']);
    expect([taken(page), page.button('Take these tiles')]).to.deep.equal([ANN.slice(0, 8), undefined]);
    expect(page.moves).to.be.empty;
  });

  for (const wrong of ['012', ANN.slice(1).join(','), [...ANN, '000'].join(','), ANN.join(''), '678,012', 'buy']) {
    it(`are not those that are asked for where ${wrong} is typed`, async () => {
      const page = await open();
      const refusals = page.listen('game-refuse');
      await type(page, wrong);
      expect(refusals.map(({ code }) => code)).to.deep.equal(['bad-tiles']);
      expect([page.moves, page.status]).to.deep.equal([[], refusals[0]?.message]);
    });
  }

  it('are not there twice, nor in a rack or on the table already, nor other than in the set', async () => {
    const page = await TriominoPage.open({ position: ONE_TILE, dice: 'enter' });
    await page.clickButton('Buy a tile (−5)');
    const refusals = page.listen('game-refuse');
    for (const tile of ['345', '344', '021']) await type(page, tile);
    expect(refusals.map(({ code }) => code)).to.deep.equal(Array(3).fill('other-tiles'));
    expect([page.moves, page.all('.pad-tile').length]).to.deep.equal([['buy'], 52]);
    const dealt = await open();
    await type(dealt, Array(9).fill('012').join(','));
    expect(dealt.moves).to.be.empty;
  });
});
