import { expect } from '@open-wc/testing';
import { ALONE, BUY, ONE_TILE, TWO_PLAYERS, TriominoPage } from './page.js';
import type { Attributes } from './page.js';

describe('moves of <triomino-table> that are typed', () => {
  it('lay, buy and pass, and leave the field empty', async () => {
    const page = await TriominoPage.open({ ...ALONE, dice: 'remote' });
    await page.fill('Type a move', '');
    const field = page.field('Type a move');
    expect(field?.placeholder).to.equal('012@3,-1');
    await page.typed(' 453 @ -1 , 0 ');
    expect([page.moves, page.laid.at(-1), field?.value]).to.deep.equal([['453@-1,0'], '453@-1,0', '']);
    for (const tile of ['111', '112', '113']) await (await page.typed('BUY')).played(`draw ${tile}`);
    await page.typed('pass');
    expect([page.kinds.slice(-2), page.facts()]).to.deep.equal([['draw', 'pass'], '−3 points']);
  });

  it('that are none stay in the field to be typed over, and the tile that is chosen stays chosen', async () => {
    const page = await TriominoPage.open(ALONE);
    await page.click(page.tile('345'));
    await page.typed('castle');
    expect(page.chosen).to.equal('345');
    await page.type('453@-1,0');
    await page.press('Enter');
    expect([page.moves, page.chosen]).to.deep.equal([['453@-1,0'], undefined]);
  });
});

interface Wrong {
  readonly text: string;
  readonly code: string;
  readonly message: string;
  readonly attributes?: Attributes;
}

/** What the element refuses besides the rules, and one reason of theirs; the others are tested with the rules and their sentences. */
const WRONG: readonly Wrong[] = [
  {
    text: 'castle',
    code: 'bad-move',
    message: 'That’s not a move in this game. Write moves like 012@3,-1, buy or pass.',
  },
  { text: '345@1,0', code: 'corner-differs', message: '3 would meet 4 there: all numbers at a corner must match.' },
  { text: 'draw 012', code: 'not-your-turn', message: 'You can’t do that now. Tap a tile, or buy one.' },
  { text: '453@-1,0', attributes: { position: TWO_PLAYERS }, code: 'covered', message: 'Show your tiles first.' },
  {
    text: 'buy',
    attributes: { position: TWO_PLAYERS, viewer: '1' },
    code: 'other-viewer',
    message: 'Player 1 to move.',
  },
  {
    text: 'deal 000,001,002,003,004,005,011,012,013',
    attributes: { position: '', dice: 'remote' },
    code: 'not-your-turn',
    message: 'You can’t do that now. Waiting for the tiles.',
  },
];

describe('moves of <triomino-table> that are typed and refused', () => {
  for (const { text, code, message, attributes } of WRONG) {
    it(`say why “${text}” is none, ${JSON.stringify(attributes ?? 'in a turn')}: ${code}`, async () => {
      const page = await TriominoPage.open({ ...ALONE, ...attributes });
      const { position } = page;
      const refusals = page.listen('game-refuse');
      await page.typed(text);
      expect(refusals).to.deep.equal([{ code, message }]);
      expect([page.status, page.spoken, page.position, page.moves]).to.deep.equal([message, message, position, []]);
    });
  }

  it('say that the game is over', async () => {
    const page = await TriominoPage.open({ position: '344@0,0 | 345 | 0 0 0 - 1' });
    await page.played('453@-1,0');
    await page.typed('buy');
    expect([page.status, page.moves.length]).to.deep.equal(['The game is over.', 1]);
  });
});

describe('real tiles on <triomino-table>', () => {
  const ANN = ['012', '024', '033', '111', '124', '225', '344', '455', '555'];
  const BOB = ['004', '034', '055', '115', '144', '224', '233', '255', '445'];
  const open = () => TriominoPage.open({ dice: 'enter', seats: 'human human', names: 'Ann, Bob' });

  async function tap(page: TriominoPage, tiles: readonly string[]): Promise<void> {
    for (const tile of tiles) {
      page.padTile(tile).click();
      await page.element.updateComplete;
    }
  }

  const WAYS: Readonly<Record<string, (page: TriominoPage, tiles: readonly string[]) => Promise<unknown>>> = {
    async 'by taps'(page, tiles) {
      await tap(page, tiles);
      if (tiles.length > 1) await page.clickButton('Take these tiles');
    },
    'as they are typed': (page, tiles) => page.typed(` ${tiles.toReversed().join(', ')} `),
  };
  for (const [way, enter] of Object.entries(WAYS)) {
    it(`are entered ${way}: those of each player, those for the lead, and each that is bought`, async () => {
      const page = await open();
      expect(page.status).to.equal('Draw 9 tiles for Ann and enter them.');
      await enter(page, ANN);
      expect(page.status).to.equal('Draw 9 tiles for Bob and enter them.');
      // Ann's are among them, or it would be seen what she holds.
      expect(page.all('.pad-tile')).to.have.lengthOf(56);
      await enter(page, BOB);
      expect(page.status).to.equal('Draw a tile for Ann to find out who leads, and enter it.');
      await page.played('lead 334/014');
      await page.uncover();
      await page.lay('344', '344@0,0');
      await page.uncover();
      await page.clickButton(BUY);
      expect(page.status).to.equal('Draw a tile for Bob and enter it.');
      await enter(page, ['000']);
      expect(page.moves).to.deep.equal([
        ...[`deal ${ANN.join(',')}`, `deal ${BOB.join(',')}`, 'lead 334/014', '344@0,0', 'buy', 'draw 000'],
      ]);
      expect([page.rack.includes('000'), page.find('.pad')]).to.deep.equal([true, null]);
    });
  }

  it('for the lead are entered player by player, and again where they are equal', async () => {
    const page = await open();
    await page.played(`deal ${ANN.join(',')}`, `deal ${BOB.join(',')}`);
    await tap(page, ['334']);
    expect(page.status).to.equal('Draw a tile for Bob to find out who leads, and enter it.');
    await tap(page, ['014']);
    await page.clickButton('Take these tiles');
    expect([page.moves[2], page.status]).to.deep.equal(['lead 334/014', 'Pass the device to Ann.']);
    const tie = await open();
    await tie.set({ position: ' | 000,001 / 002,003 | - 0+1 0 - 1' });
    await tie.typed('345/444');
    expect(tie.status).to.match(/^It’s a tie: Ann and Bob draw again\./);
    await tie.typed('012,333');
    expect(tie.status).to.equal('Pass the device to Bob.');
  });

  it('are counted, can be taken back one by one and with Escape, and are no more than are asked for', async () => {
    const page = await open();
    await tap(page, [...ANN, '000']);
    expect([page.entered, page.find('.entered')?.textContent]).to.deep.equal([ANN, '9 / 9']);
    await tap(page, ['555']);
    expect([page.entered, page.button('Take these tiles')]).to.deep.equal([ANN.slice(0, 8), undefined]);
    page.padTile('012').focus();
    await page.press('Escape');
    expect([page.entered, page.moves]).to.deep.equal([[], []]);
  });

  it('are refused where they are too few, too many, none or twice, and where they cannot be drawn', async () => {
    const page = await open();
    const refusals = page.listen('game-refuse');
    for (const wrong of ['012', [...ANN, '000'].join(','), '678,012', 'buy']) {
      await page.typed(wrong);
      expect([page.moves, page.status], wrong).to.deep.equal([
        ...[[], 'Enter as many different tiles as asked for, such as 012 or 345.'],
      ]);
    }
    expect(refusals.map(({ code }) => code)).to.deep.equal(Array(4).fill('bad-tiles'));
    const bought = await (await TriominoPage.open({ position: ONE_TILE, dice: 'enter' })).typed('buy');
    for (const tile of ['345', '344', '021']) {
      await bought.typed(tile);
      expect([bought.moves, bought.status], tile).to.deep.equal([['buy'], 'You can’t draw these tiles now.']);
    }
    expect(bought.all('.pad-tile')).to.have.lengthOf(52);
  });
});
