import { expect } from '@open-wc/testing';
import { TriominoPage } from './triomino-page.js';

const FIELD = 'Type a move';
const ALONE = { position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10', seed: 'typed' };

async function typed(page: TriominoPage, ...texts: readonly string[]): Promise<TriominoPage> {
  for (const text of texts) {
    await page.fill(FIELD, text);
    await page.press('Enter');
  }
  return page;
}

describe('moves of Triomino typed in', () => {
  for (const text of ['453@-1,0', ' 453 @ -1 , 0 ', '#0 453@-1,0']) {
    it(`lay a tile: “${text}”`, async () => {
      const page = await typed(await TriominoPage.open(ALONE), text);
      expect([page.moves, page.laid.at(-1), page.status]).to.deep.equal([
        ['453@-1,0'],
        '453@-1,0',
        'Lay a tile, or buy one.',
      ]);
    });
  }

  it('lead the round at 0,0', async () => {
    const page = await typed(await TriominoPage.open({ position: ' | 012,222,335 | 0 0 0 - 1' }), '222@0,0');
    expect([page.laid, page.latest]).to.deep.equal([['222@0,0'], 'Lays 2-2-2 in the middle. 2+2+2: 6.']);
  });

  it('are shown with an example, and leave the field empty', async () => {
    const page = await TriominoPage.open(ALONE);
    expect(page.field(FIELD)?.placeholder).to.equal('012@3,-1');
    await typed(page, '453@-1,0');
    expect(page.field(FIELD)?.value).to.equal('');
  });
});

describe('real tiles of Triomino typed in', () => {
  const HAND = '000,001,002,003,004,005,011,012,013';

  for (const text of [HAND, `deal ${HAND}`, HAND.replaceAll(',', ', ')]) {
    it(`are dealt: “${text}”`, async () => {
      const page = await typed(await TriominoPage.open({ dice: 'enter' }), text);
      expect(page.moves).to.deep.equal([`deal ${HAND}`]);
    });
  }

  it('are drawn for the lead, seat by seat, and again where they are equal', async () => {
    const position = ' | 000,001 / 002,003 | - 0+1 0 - 1';
    const page = await TriominoPage.open({ position, dice: 'enter', names: 'Ann, Bob' });
    expect(page.status).to.equal('Draw a tile for Ann to find out who leads, and enter it.');
    await typed(page, '345/444');
    expect(page.moves).to.deep.equal(['lead 345/444']);
    await typed(page, '012,333');
    expect(page.status).to.equal('Hand the device to Bob.');
  });

  it('are bought', async () => {
    const page = await typed(await TriominoPage.open({ ...ALONE, dice: 'enter' }), 'buy', '111');
    expect([page.moves, page.rack]).to.deep.equal([
      ['buy', 'draw 111'],
      ['000', '111', '122', '345', '355'],
    ]);
  });

  for (const text of [
    '000',
    `${HAND},111`,
    '000,001,002,003,004,005,011,012,017',
    'nonsense',
    HAND.replace('013', '12'),
  ]) {
    it(`are refused where they are not as many as are asked for, or none: “${text}”`, async () => {
      const page = await typed(await TriominoPage.open({ dice: 'enter' }), text);
      expect(page.moves).to.be.empty;
      expect(page.status).to.equal('Enter as many different tiles as are asked for, like 012 or 345.');
    });
  }

  for (const text of [HAND.replace('013', '012'), HAND.replace('013', '021')]) {
    it(`are refused where one is there twice, or not at all: “${text}”`, async () => {
      const page = await typed(await TriominoPage.open({ dice: 'enter' }), text);
      expect(page.moves).to.be.empty;
      expect(page.status).to.match(/^These tiles cannot be drawn now\.$|^That is not a move|^Enter as many/);
    });
  }

  it('are refused where one lies on the table', async () => {
    const page = await typed(await TriominoPage.open({ ...ALONE, dice: 'enter' }), 'buy', '344');
    expect([page.moves, page.status]).to.deep.equal([['buy'], 'These tiles cannot be drawn now.']);
  });
});
