import { expect } from '@open-wc/testing';
import { leaks, tilesShown } from './secrets.js';
import { TWO_PLAYERS } from './tables.js';
import { TriominoPage } from './triomino-page.js';

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  TriominoPage.open({ position: TWO_PLAYERS, names: 'Ann, Bob', seed: 'covers', ...attributes });

describe('the search for tiles that are not to be seen', () => {
  it('finds those in a rack, in the list of places, in what is said, and in what is drawn', async () => {
    const page = await open({ viewer: 'all' });
    expect([...tilesShown(page)].toSorted()).to.deep.equal(['012', '055', '222', '334', '344', '345', '445']);
    expect(leaks(page, 0)).to.deep.equal(['1: 012', '1: 222', '1: 334']);
    expect(leaks(page, 1)).to.deep.equal(['0: 055', '0: 345', '0: 445']);
    page.find('.rack')?.remove();
    await page.press('Tab');
    page.root.append(Object.assign(document.createElement('p'), { title: 'has 4-5-5.', textContent: '5-0-5, 13455' }));
    expect(leaks(page, 1)).to.deep.equal(['0: 055']);
    expect([...tilesShown(page)].toSorted()).to.deep.equal(['012', '055', '222', '334', '344', '455']);
  });
});

describe('the cover between two players on one device', () => {
  it('hides all tiles until it is taken away, and then shows those of whoever is to move', async () => {
    const page = await open();
    expect([page.isCovered, page.status, leaks(page, undefined)]).to.deep.equal([true, 'Hand the device to Ann.', []]);
    expect([page.rack, page.facts(0), page.facts(1)]).to.deep.equal([[], '0 points 3 tiles', '0 points 3 tiles']);
    await page.click(page.primary as Element);
    expect([page.rack, leaks(page, 0)]).to.deep.equal([['055', '345', '445'], []]);
    expect(page.spoken).to.equal('Ann: Lay a tile, or buy one.');
    expect(page.focusedName).to.equal('0-5-5, fits nowhere');
  });

  it('is there again as soon as a tile is laid, and says whose turn it is', async () => {
    const page = await open();
    await page.uncover();
    await page.click(page.tile('345'));
    await page.click(page.ghost('453@-1,0'));
    expect([page.isCovered, page.rack, leaks(page, undefined)]).to.deep.equal([true, [], []]);
    expect(page.spoken).to.match(/Hand the device to Bob\.$/);
    expect(page.primary?.textContent?.trim()).to.equal('Show my tiles');
    await page.uncover();
    expect([page.rack, leaks(page, 1)]).to.deep.equal([['012', '222', '334'], []]);
  });

  it('stays away while one player buys', async () => {
    const page = await open();
    await page.uncover();
    for (let bought = 1; bought <= 3; bought++) {
      await page.clickButton('Buy a tile (−5)');
      expect([page.isCovered, page.rack.length, leaks(page, 0)]).to.deep.equal([false, 3 + bought, []]);
    }
    await page.clickButton('Pass (−10)');
    expect([page.isCovered, leaks(page, undefined)]).to.deep.equal([true, []]);
  });

  for (const text of ['345@-1,0', '453@-1,0', '334@0,1', '012@1,0', 'buy', 'pass']) {
    it(`lets nobody move who types ${text}, and tells nothing`, async () => {
      const page = await open();
      const refusals = page.listen('game-refuse');
      await page.fill('Type a move', text);
      await page.press('Enter');
      expect(refusals.map(({ code }) => code)).to.deep.equal(['covered']);
      expect([page.status, page.moves]).to.deep.equal([refusals[0]?.message, []]);
      page.field('Type a move')?.select();
      await page.type(' ');
      expect(leaks(page, undefined)).to.be.empty;
    });
  }

  it('leaves no tile, no place and no button to move with', async () => {
    const page = await open();
    await page.uncover();
    await page.click(page.tile('345'));
    await page.played('544@0,1');
    expect([page.ghosts, page.places, page.find('.rack-tile')]).to.deep.equal([[], [], null]);
    expect([page.button('Buy a tile (−5)'), page.button('Pass (−10)')]).to.deep.equal([undefined, undefined]);
  });

  it('is there for another game, whoever had seen their tiles', async () => {
    const page = await open();
    await page.uncover();
    page.element.restart();
    await page.element.updateComplete;
    expect([page.isCovered, leaks(page, undefined)]).to.deep.equal([true, []]);
    await page.uncover();
    page.element.position = `${TWO_PLAYERS} | 3,5`;
    await page.element.updateComplete;
    expect([page.isCovered, page.facts(), leaks(page, undefined)]).to.deep.equal([true, '3 points 3 tiles', []]);
  });

  it('is there for one whose tiles were shown a lap before', async () => {
    const page = await open();
    await page.uncover();
    await page.played('453@-1,0');
    await page.uncover();
    await page.played('433@1,0');
    expect([page.isCovered, page.moves.at(-1), leaks(page, undefined)]).to.deep.equal([true, '433@1,0', []]);
  });

  it('is there for one whose move is taken back after the next one has looked', async () => {
    const page = await open();
    await page.uncover();
    await page.played('453@-1,0');
    await page.uncover();
    expect(page.rack).to.deep.equal(['012', '222', '334']);
    await page.clickButton('Undo');
    expect([page.isCovered, page.moves, page.status, leaks(page, undefined)]).to.deep.equal([
      true,
      [],
      'Hand the device to Ann.',
      [],
    ]);
  });

  it('is never there where one plays alone', async () => {
    const page = await open({ position: '344@0,0 | 055,345,445 | 0 0 0 - 1' });
    expect([page.isCovered, page.rack]).to.deep.equal([false, ['055', '345', '445']]);
  });
});
