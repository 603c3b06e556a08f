import { expect } from '@open-wc/testing';
import { ONE_TILE, TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

const kinds = (page: TriominoPage): string[] => page.moves.map((move) => move.split(' ')[0] ?? '');

const BUY = 'Buy a tile (−5)';

describe('dealing on <triomino-table>', () => {
  it('gives everybody tiles and finds out who leads by one press, and is told at once', async () => {
    const page = await TriominoPage.open({ seats: 'human human human', seed: 'deal', names: 'Ann, Bob, Cleo' });
    expect(page.status).to.equal('Deal the tiles to begin the round.');
    const changes = page.listen('game-change');
    await page.clickButton('Deal round 1');
    expect(kinds(page)).to.deep.equal(['deal', 'deal', 'deal', 'lead']);
    expect(changes).to.have.lengthOf(4);
    expect([0, 1, 2].map((seat) => page.facts(seat))).to.deep.equal(Array(3).fill('0 points 7 tiles'));
    const leader = ['Ann', 'Bob', 'Cleo'][page.element.state.turn ?? -1] ?? '';
    expect(page.spoken).to.match(
      new RegExp(
        `^Ann: gets 7 tiles\\. Bob: gets 7 tiles\\. Cleo: gets 7 tiles\\. Ann: draws .* ${leader}: leads\\. Hand the device to ${leader}\\.$`,
      ),
    );
  });

  it('goes on where some have drawn equally high, until one leads', async () => {
    const page = await TriominoPage.open({ seats: 'human '.repeat(6).trim(), seed: 'tie 97' });
    await page.clickButton('Deal round 1');
    expect(page.moves.slice(6)).to.deep.equal([
      'lead 235/004/055/124/222/233',
      'lead 011/-/002/-/-/-',
      'lead 233/-/125/-/-/-',
      'lead 233/-/222/-/-/-',
    ]);
    expect(page.status).to.equal('Hand the device to Player 1.');
  });

  it('needs no draw for the lead where one plays alone, nor where the highest triple leads', async () => {
    const alone = await TriominoPage.open({ seed: 'alone' });
    await alone.clickButton('Deal round 1');
    expect([kinds(alone), alone.rack.length, alone.status]).to.deep.equal([['deal'], 9, 'Lay the first tile.']);
    const triples = await TriominoPage.open({ seed: 'triple', variant: 'pressman', seats: 'human human' });
    await triples.clickButton('Deal round 1');
    expect(kinds(triples)).to.deep.equal(['deal', 'deal']);
  });

  it('stops where the page refuses it, and goes on by another press', async () => {
    const page = await TriominoPage.open({ seats: 'human human', seed: 'deal' });
    const refuse = (event: Event) => event.preventDefault();
    page.element.addEventListener('game-before-move', refuse);
    await page.clickButton('Deal round 1');
    expect(page.moves).to.be.empty;
    page.element.removeEventListener('game-before-move', refuse);
    await page.clickButton('Deal round 1');
    expect(kinds(page)).to.deep.equal(['deal', 'deal', 'lead']);
  });
});

describe('buying on <triomino-table>', () => {
  it('draws the tile at once, shows and tells which it is, and takes its points', async () => {
    const page = await TriominoPage.open({ position: ONE_TILE, seed: 'buy' });
    await page.clickButton(BUY);
    expect(kinds(page)).to.deep.equal(['buy', 'draw']);
    const bought = page.moves[1]?.replace('draw ', '') ?? '';
    expect(page.rack).to.deep.equal(['055', '345', '445', bought].toSorted());
    expect(page.find('[data-fresh]')?.dataset['tile']).to.equal(bought);
    expect([page.facts(), page.spoken.includes([...bought].join('-'))]).to.deep.equal(['−5 points 4 tiles', true]);
  });

  it('goes on up to three tiles, and then one lays or passes', async () => {
    const page = await TriominoPage.open({ position: ONE_TILE, seed: 'buy' });
    const buttons = () => page.all('.actions button').map(({ textContent }) => textContent.trim());
    for (let bought = 0; bought < 3; bought++) {
      expect(buttons()).to.deep.equal([BUY]);
      await page.clickButton(BUY);
    }
    expect([buttons(), page.facts()]).to.deep.equal([['Pass (−10)'], '−15 points 6 tiles']);
    expect(page.status).to.equal('Three tiles are bought: lay one, or pass.');
    await page.clickButton('Pass (−10)');
    expect([page.moves.at(-1), page.facts(), buttons()]).to.deep.equal(['pass', '−25 points 6 tiles', [BUY]]);
  });

  it('ends with the last tile there is: then what fits has to be laid', async () => {
    const page = await TriominoPage.open({
      position: '344@0,0 | 055,345 / ?10 / ?10 / ?10 / ?10 / ?12 | 0 1 0 - 1',
      viewer: '0',
      dice: 'remote',
    });
    expect([page.element.error?.message, page.find('.meta')?.textContent.includes('1 tile to buy')]).to.deep.equal([
      undefined,
      true,
    ]);
    await page.clickButton(BUY);
    await page.played('draw 111');
    expect(page.status).to.equal('Player 1: Lay a tile: none is left to buy.');
    expect(page.find('.actions button')).to.equal(null);
  });

  for (const dice of ['enter', 'remote']) {
    it(`waits for the tile where dice="${dice}"`, async () => {
      const page = await TriominoPage.open({ position: ONE_TILE, dice });
      await page.clickButton(BUY);
      expect([page.moves, page.rack.length, page.facts()]).to.deep.equal([['buy'], 3, '−5 points 3 tiles']);
      await page.click(page.tile('345'));
      expect([page.status, page.chosen, page.ghosts]).to.deep.equal([
        'First the tiles have to be drawn.',
        undefined,
        [],
      ]);
      await page.played('draw 111');
      expect(page.rack).to.deep.equal(['055', '111', '345', '445']);
    });
  }

  it('can be refused by the page, and nothing is drawn', async () => {
    const page = await TriominoPage.open({ position: TWO_PLAYERS, viewer: '0', seed: 'buy' });
    page.element.addEventListener('game-before-move', (event) => event.preventDefault());
    await page.clickButton(BUY);
    await page.click(page.tile('345'));
    await page.click(page.ghost('453@-1,0'));
    expect([page.moves, page.chosen, page.ghosts]).to.deep.equal([[], '345', ['453@-1,0']]);
  });
});
