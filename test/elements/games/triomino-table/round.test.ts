import { expect } from '@open-wc/testing';
import { BRIDGE, BUY, ONE_TILE, PASS, TWO, TriominoPage } from './page.js';

const DEAL = 'Deal Round 1';

describe('dealing on <triomino-table>', () => {
  it('gives everybody tiles and finds out who leads by one press, and is told at once', async () => {
    const page = await TriominoPage.open({ seats: 'human human human', seed: 'deal', names: 'Ann, Bob, Cleo' });
    expect(page.status).to.equal('Deal the tiles.');
    await page.clickButton(DEAL);
    expect(page.kinds).to.deep.equal(['deal', 'deal', 'deal', 'lead']);
    expect([0, 1, 2].map((seat) => page.facts(seat))).to.deep.equal(Array(3).fill('0 points 7 tiles'));
    const leader = ['Ann', 'Bob', 'Cleo'][page.element.state.turn ?? -1] ?? '';
    const dealt = 'Ann gets 7 tiles\\. Bob gets 7 tiles\\. Cleo gets 7 tiles\\.';
    expect(page.spoken).to.match(
      new RegExp(`^${dealt} Ann draws .* ${leader} leads\\. Pass the device to ${leader}\\.$`),
    );
  });

  it('goes on where some have drawn equally high, until one leads', async () => {
    const page = await TriominoPage.open({ seats: 'human '.repeat(6).trim(), seed: 'tie 97' });
    await page.clickButton(DEAL);
    expect(page.moves.slice(6)).to.deep.equal([
      'lead 235/004/055/124/222/233',
      'lead 011/-/002/-/-/-',
      'lead 233/-/125/-/-/-',
      'lead 233/-/222/-/-/-',
    ]);
    expect(page.status).to.equal('Pass the device to Player 1.');
  });

  it('needs no draw for the lead where one plays alone, nor where the highest triple leads', async () => {
    const alone = await TriominoPage.open({ seed: 'alone' });
    await alone.clickButton(DEAL);
    expect([alone.kinds, alone.rack.length, alone.status]).to.deep.equal([['deal'], 9, 'Lay the first tile.']);
    const triples = await TriominoPage.open({ seed: 'triple', variant: 'pressman', seats: 'human human' });
    await triples.clickButton(DEAL);
    expect(triples.kinds).to.deep.equal(['deal', 'deal']);
  });

  it('stops where the page refuses it, also in the middle, and goes on by another press', async () => {
    const page = await TriominoPage.open({ seats: 'human human', seed: 'deal' });
    let asked = 0;
    page.element.addEventListener('game-before-move', (event) => {
      asked += 1;
      if (asked === 1 || asked === 3) event.preventDefault();
    });
    for (const kinds of [[], ['deal'], ['deal', 'deal', 'lead']]) {
      await page.clickButton(DEAL);
      expect(page.kinds).to.deep.equal(kinds);
    }
  });
});

describe('buying on <triomino-table>', () => {
  const open = (attributes = {}) => TriominoPage.open({ position: ONE_TILE, seed: 'buy', ...attributes });
  const buttons = (page: TriominoPage) => page.all('.actions button').map(({ textContent }) => textContent?.trim());

  it('draws the tile at once, shows and tells which it is, and takes its points', async () => {
    const page = await open();
    await page.clickButton(BUY);
    expect(page.kinds).to.deep.equal(['buy', 'draw']);
    const bought = page.moves[1]?.replace('draw ', '') ?? '';
    expect(page.rack).to.deep.equal(['055', '345', '445', bought].toSorted());
    expect(page.find('[data-fresh]')?.dataset['tile']).to.equal(bought);
    expect(page.facts()).to.equal('−5 points');
    expect(page.spoken).to.match(new RegExp(`^Buys a tile\\. −5 points\\. Has bought ${[...bought].join('-')}\\.`));
  });

  it('goes on up to three tiles, and then one lays or passes', async () => {
    const page = await open();
    for (let bought = 0; bought < 3; bought++) {
      expect(buttons(page)).to.deep.equal([BUY]);
      await page.clickButton(BUY);
    }
    expect([buttons(page), page.facts()]).to.deep.equal([[PASS], '−15 points']);
    expect(page.status).to.equal('Tap a tile, or pass.');
    await page.clickButton(PASS);
    expect([page.moves.at(-1), page.facts(), buttons(page)]).to.deep.equal(['pass', '−25 points', [BUY]]);
  });

  it('ends with the last tile there is: then what fits has to be laid', async () => {
    const position = '344@0,0 | 055,345 / ?10 / ?10 / ?10 / ?10 / ?12 | 0 1 0 - 1';
    const page = await open({ position, viewer: '0', dice: 'remote' });
    expect(page.find('.pool')?.textContent).to.include('1 to buy');
    await page.clickButton(BUY);
    await page.played('draw 111');
    expect([page.status, buttons(page)]).to.deep.equal(['Player 1: tap one of your tiles.', []]);
  });

  it('waits for the tile where it comes from elsewhere, asked for in its own words', async () => {
    const page = await open({ dice: 'remote' });
    await page.clickButton(BUY);
    expect([page.moves, page.rack.length, page.facts()]).to.deep.equal([['buy'], 3, '−5 points']);
    expect([page.status, page.spoken].filter((text) => text.includes('lead'))).to.be.empty;
    await page.click(page.tile('345'));
    expect([page.status, page.chosen]).to.deep.equal(['Draw the tiles first.', undefined]);
    await page.played('draw 111');
    expect(page.rack).to.deep.equal(['055', '111', '345', '445']);
  });

  it('can be refused by the page, or only which tile it is: that is drawn later', async () => {
    const page = await open();
    const refuse = (event: HTMLElementEventMap['game-before-move']) => {
      if (event.detail.actor === 'chance') event.preventDefault();
    };
    page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
    await page.clickButton(BUY);
    expect(page.moves).to.be.empty;
    page.element.addEventListener('game-before-move', refuse);
    await page.clickButton(BUY);
    expect(page.moves).to.deep.equal(['buy']);
    page.element.removeEventListener('game-before-move', refuse);
    await page.clickButton('Draw');
    expect(page.kinds).to.deep.equal(['buy', 'draw']);
  });
});

describe('passing after the third purchase on <triomino-table>', () => {
  for (const [left, pass, points] of [
    [52, PASS, -15],
    [53, 'Pass', -5],
  ] as const) {
    it(`costs ${pass === 'Pass' ? 'nothing once that has emptied the pool' : 'ten as long as tiles are left'}`, async () => {
      const position = `344@0,0 | 000 / ?${left} | 0 1 2 - 1 | 0,0`;
      const page = await TriominoPage.open({ position, viewer: '0', seed: 'third' });
      await page.clickButton(BUY);
      await page.clickButton(pass);
      expect(page.facts(0)).to.contain(points === -5 ? '−5 points' : '−15 points');
    });
  }
});

describe('the points of a round on <triomino-table>', () => {
  it('are explained by kind, stand in a table by round, and the next round begins with a press', async () => {
    const position = '344@0,0 | 345 / 111,222 | 0 1 0 - 3 | 110,95';
    const page = await TriominoPage.open({ position, names: 'Ann, Bob', lap: 'off', seed: 'round' });
    await page.played('453@-1,0');
    expect(page.status).to.match(/^Round 3 is over\./);
    await page.showSums();
    const told = page.root.textContent?.replace(/\s+/g, ' ') ?? '';
    expect(told).to.contain('Others’ tiles').and.to.contain('Earlier').and.to.contain('Round 3');
    expect(page.facts(0)).to.equal('156 points');
    await page.clickButton('Deal Round 4');
    expect([page.laid, page.kinds.slice(-1)]).to.deep.equal([[], ['lead']]);
  });

  it('name the winner when the target is reached, and a rematch begins anew with the same names', async () => {
    const position = '344@0,0 | 345 / 111,222 | 0 1 0 - 3 | 110,95';
    const page = await TriominoPage.open({ position, names: 'Ann, Bob', lap: 'off', target: '100' });
    const ends = page.listen('game-end');
    await page.played('453@-1,0');
    expect(page.status).to.equal('Ann wins with 156 points. The target has been reached.');
    expect(ends.map(({ winners, scores }) => [winners, scores])).to.deep.equal([[[0], [156, 95]]]);
    await page.ended();
    await page.clickButton('Rematch');
    expect([page.moves, page.laid, page.facts(0), page.element.names]).to.deep.equal([
      ...[[], [], '0 points', 'Ann, Bob'],
    ]);
  });

  it('decide a game with simple points, which has one round', async () => {
    const position = '344@0,0 | 345 / 111,222 | 0 1 0 - 1 | 3,7';
    const page = await TriominoPage.open({ position, names: 'Ann, Bob', lap: 'off', scoring: 'simple' });
    expect(page.find('.round')?.textContent).to.equal('Round 1');
    await page.played('453@-1,0');
    expect(page.status).to.equal('Ann wins with 9 points. The round is over.');
  });

  it('are those of a game that begins at its end', async () => {
    const page = await TriominoPage.open({ position: '344@0,0 |  / 055 | - 0 0 0 3 | 400,40', names: 'Ann, Bob' });
    expect(page.element.error).to.equal(undefined);
    expect(page.status).to.equal('Ann wins with 400 points. The target has been reached.');
  });

  it('are taken back with the tile they are for', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    await page.lay('344', '344@0,0');
    expect(page.facts()).to.equal('51 points');
    await page.clickButton('Undo');
    expect([page.facts(), page.rack]).to.deep.equal(['0 points', ['023', '111', '344']]);
  });
});

describe('several tables of Triomino in one page', () => {
  it('are played each for itself, each with its own time and view', async () => {
    const attributes = { position: ONE_TILE, dice: 'remote' };
    const [first, second] = (await TriominoPage.besides(
      { ...attributes, 'turn-seconds': '20' },
      { ...attributes, 'turn-seconds': '60' },
    )) as [TriominoPage, TriominoPage];
    await first.click(first.tile('345'));
    await second.click(second.tile('445'));
    await second.clickButton('Zoom in');
    expect([first.ghosts, second.ghosts, first.isMoved]).to.deep.equal([['453@-1,0'], ['544@0,1'], false]);
    await first.pass(20_000);
    expect([first.moves, second.moves, second.time]).to.deep.equal([['timeout'], [], '1:00']);
  });

  it('play what a script plays before they are in a page, whoever has covered tiles', async () => {
    const element = TriominoPage.create(TWO);
    element.play('453@-1,0');
    document.body.append(element);
    const page = await new TriominoPage(element).ready();
    expect([page.laid, page.isCovered]).to.deep.equal([['344@0,0', '453@-1,0'], true]);
    element.remove();
  });
});
