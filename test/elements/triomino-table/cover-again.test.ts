import { expect } from '@open-wc/testing';
import { REDO, UNDO, walk } from './cover-walks.js';
import { leaks } from './secrets.js';
import { TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

describe('the cover between two players on one device', () => {
  it('is there for the second round, and nobody’s tiles are named when they are dealt', async () => {
    const page = await TriominoPage.open({
      position: '344@0,0 | 345 / 012,222 | 0 0 0 - 1',
      names: 'Ann, Bob',
      seed: 's',
    });
    await page.uncover();
    await page.click(page.tile('345'));
    await page.click(page.ghost('453@-1,0'));
    await page.uncover();
    for (let bought = 0; bought < 3; bought++) await page.clickButton('Buy a tile (−5)');
    await page.clickButton('Pass (−10)');
    expect(page.status).to.equal('Round 1 is over. Deal the tiles to begin the round.');
    await page.clickButton('Deal round 2');
    expect(page.element.state.turn, 'the one who has looked last leads').to.equal(1);
    expect(page.spoken).to.contain('Bob: gets 9 tiles.');
    expect([page.isCovered, leaks(page, undefined)]).to.deep.equal([true, []]);
  });

  it('hides what was bought when the time was up', async () => {
    const page = await TriominoPage.open({
      position: TWO_PLAYERS,
      names: 'Ann, Bob',
      'turn-seconds': '20',
      seed: 's',
    });
    await page.uncover();
    await page.pass(20_000);
    await page.click(page.primary as Element);
    expect([page.moves, page.isCovered]).to.deep.equal([['timeout', 'draw 555'], true]);
    expect(leaks(page, undefined)).to.be.empty;
  });

  it('is there for one whose move is taken back by the next one before they have looked', async () => {
    const page = await TriominoPage.open({
      position: TWO_PLAYERS,
      names: 'Ann, Bob',
    });
    await page.uncover();
    await page.click(page.tile('345'));
    await page.click(page.ghost('453@-1,0'));
    expect(page.status).to.equal('Hand the device to Bob.');
    await page.clickButton('Undo');
    expect([page.isCovered, page.moves, leaks(page, undefined)]).to.deep.equal([true, [], []]);
  });

  it('is there for one whose turn comes again by redoing what the one before had taken back', async () => {
    const page = await TriominoPage.open({
      position: TWO_PLAYERS,
      names: 'Ann, Bob',
    });
    await page.uncover();
    await page.played('453@-1,0');
    await page.uncover();
    await page.clickButton('Undo');
    expect([page.isCovered, page.status]).to.deep.equal([true, 'Hand the device to Ann.']);
    await page.clickButton('Redo');
    expect([page.isCovered, page.status, leaks(page, undefined)]).to.deep.equal([true, 'Hand the device to Bob.', []]);
  });

  for (const [what, attributes] of Object.entries<Record<string, string>>({
    'two players': { seats: 'human human' },
    'three players without points': {
      seats: 'human human human',
      rounds: '3',
      scoring: 'none',
      variant: 'pressman',
    },
  })) {
    for (const seed of [1, 2]) {
      it(`hides the tiles of ${what} over several rounds, whatever is taken back, in game ${seed}`, async function () {
        this.timeout(20_000);
        await walk({ attributes, steps: 250, also: [UNDO, REDO], covered: [UNDO, REDO] }, seed);
      });
    }
  }
});
