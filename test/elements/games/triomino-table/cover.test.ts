import { expect } from '@open-wc/testing';
import { leaks, tilesShown } from './secrets.js';
import { BUY, ONE_TILE, PASS, TWO, TWO_PLAYERS, TriominoPage } from './page.js';
import type { Attributes } from './page.js';

const open = (attributes: Attributes = {}) => TriominoPage.open({ ...TWO, ...attributes });
/** Presses a button and looks at once, so that nothing may be seen on its way, either. */
async function pressButton(page: TriominoPage, label: string): Promise<void> {
  page.button(label)?.click();
  await page.element.updateComplete;
}
const hidden = (page: TriominoPage) => [page.isCovered, leaks(page, undefined)];

describe('the cover between two players on one device', () => {
  it('hides all tiles until it is taken away, and then shows those of whoever is to move', async () => {
    const page = await open();
    expect([...hidden(page), page.status, page.rack]).to.deep.equal([true, [], 'Pass the device to Ann.', []]);
    expect([page.facts(0), page.facts(1)]).to.deep.equal(['0 points 3 tiles', '0 points 3 tiles']);
    await page.click(page.primary as Element);
    expect([page.rack, leaks(page, 0)]).to.deep.equal([['055', '345', '445'], []]);
    expect([page.spoken, page.focusedName]).to.deep.equal(['Ann: tap a tile, or buy one.', '0-5-5, doesn’t fit']);
  });

  it('is there again as soon as a tile is laid, and says whose turn it is', async () => {
    const page = await (await open()).uncover();
    await page.lay('345', '453@-1,0');
    expect([...hidden(page), page.rack, page.ghosts, page.places]).to.deep.equal([true, [], [], [], []]);
    expect([page.button(BUY), page.primary?.textContent?.trim()]).to.deep.equal([undefined, 'Show my tiles']);
    expect(page.spoken).to.match(/Pass the device to Bob\.$/);
    await page.uncover();
    expect([page.rack, leaks(page, 1)]).to.deep.equal([['012', '222', '334'], []]);
    await page.played('433@1,0');
    expect(hidden(page), 'for one whose tiles were shown a lap before').to.deep.equal([true, []]);
  });

  it('stays away while one player buys, and comes with the pass', async () => {
    const page = await (await open()).uncover();
    for (let bought = 1; bought <= 3; bought++) {
      await pressButton(page, BUY);
      expect([page.isCovered, page.rack.length, leaks(page, 0)]).to.deep.equal([false, 3 + bought, []]);
    }
    await pressButton(page, PASS);
    expect(hidden(page)).to.deep.equal([true, []]);
  });

  it('lets nobody move who types a move, and tells nothing of what fits', async () => {
    const page = await open();
    const refusals = page.listen('game-refuse');
    const texts = ['345@-1,0', '453@-1,0', '334@0,1', '012@1,0', 'buy', 'pass'];
    for (const text of texts) {
      await page.typed(text);
      expect([page.status, page.moves]).to.deep.equal(['Show your tiles first.', []]);
    }
    expect(refusals.map(({ code }) => code)).to.deep.equal(texts.map(() => 'covered'));
    await page.fill('Type a move', ' ');
    expect(leaks(page, undefined)).to.be.empty;
  });

  it('is there for another game, whoever had seen their tiles', async () => {
    const page = await (await open()).uncover();
    page.element.restart();
    await page.element.updateComplete;
    expect(hidden(page)).to.deep.equal([true, []]);
    await page.uncover();
    await page.set({ position: `${TWO_PLAYERS} | 3,5` });
    expect([...hidden(page), page.facts()]).to.deep.equal([true, [], '3 points 3 tiles']);
  });

  it('is there for one whose move is taken back, whether or not the next one has looked, and after a redo', async () => {
    const page = await (await open()).uncover();
    // The tile that is taken back has lain on the table, and is named.
    const seen = () => [page.isCovered, leaks(page, undefined).filter((leak) => leak !== '0: 345'), page.status];
    await page.lay('345', '453@-1,0');
    await pressButton(page, 'Undo');
    expect(seen()).to.deep.equal([true, [], 'Pass the device to Ann.']);
    await pressButton(page, 'Redo');
    expect([...hidden(page), page.status]).to.deep.equal([true, [], 'Pass the device to Bob.']);
    await page.uncover();
    await pressButton(page, 'Undo');
    expect(seen()).to.deep.equal([true, [], 'Pass the device to Ann.']);
  });

  it('hides what was bought when the time was up', async () => {
    const page = await (await open({ 'turn-seconds': '20' })).uncover();
    await page.pass(20_000);
    await page.click(page.primary as Element);
    expect([page.kinds, ...hidden(page)]).to.deep.equal([['timeout', 'draw', 'draw', 'draw'], true, []]);
  });

  it('is there for the second round, and nobody’s tiles are named when they are dealt', async () => {
    const page = await (await open({ position: '344@0,0 | 345 / 012,222 | 0 0 0 - 1' })).uncover();
    await page.lay('345', '453@-1,0');
    await page.uncover();
    for (const label of [BUY, BUY, BUY, PASS, 'Deal Round 2']) await pressButton(page, label);
    expect(page.spoken).to.contain('Bob gets 9 tiles.');
    expect(hidden(page)).to.deep.equal([true, []]);
  });

  it('stays away, with the tile that is chosen, the view and the time, where the element is moved', async () => {
    const page = await (await open({ 'turn-seconds': '20' })).uncover();
    await page.pass(5000);
    await page.click(page.tile('345'));
    await page.clickButton('Zoom in');
    const { view } = page;
    await page.takeAway()();
    expect([page.isCovered, page.chosen, page.view, page.time]).to.deep.equal([false, '345', view, '0:15']);
  });

  it('is never there where one plays alone', async () => {
    const page = await open({ position: ONE_TILE });
    expect([page.isCovered, page.rack]).to.deep.equal([false, ['055', '345', '445']]);
  });
});

describe('<triomino-table> with one’s own device', () => {
  it('shows one’s own tiles whoever is to move, without a cover', async () => {
    const page = await open({ viewer: '1' });
    expect([page.isCovered, page.rack, page.status]).to.deep.equal([false, ['012', '222', '334'], 'Ann to move.']);
    await page.played('453@-1,0');
    expect([page.isCovered, page.status]).to.deep.equal([false, 'Bob: tap a tile, or buy one.']);
    page.tile('334').click();
    await page.element.updateComplete;
    page.place(0).click();
    await page.element.updateComplete;
    expect([page.moves, page.rack, leaks(page, 1)]).to.deep.equal([['453@-1,0', '433@1,0'], ['012', '222'], []]);
  });

  it('hides the others’ tiles from the first seat where a framework gives its number', async () => {
    const page = await open();
    await page.set({ viewer: 0 });
    await page.played('453@-1,0');
    expect([page.isCovered, page.rack, leaks(page, 0)]).to.deep.equal([false, ['055', '445'], []]);
  });

  it('lets one move only when it is one’s turn', async () => {
    const page = await open({ viewer: '1' });
    const refusals = page.listen('game-refuse');
    await page.click(page.tile('334'));
    await page.typed('345@-1,0', 'buy');
    expect(refusals.map(({ code }) => code)).to.deep.equal(Array(3).fill('other-viewer'));
    expect([page.moves, page.ghosts, page.button(BUY)]).to.deep.equal([[], [], undefined]);
  });

  it('shows and moves nobody’s tiles where viewer="public", and all where viewer="all"', async () => {
    const page = await open({ viewer: 'public' });
    expect([page.rack, page.find('.held'), page.isCovered, page.status]).to.deep.equal([
      [],
      null,
      false,
      'Ann to move.',
    ]);
    await page.typed('buy');
    expect(page.moves).to.be.empty;
    await page.set({ viewer: 'all' });
    expect([...tilesShown(page)]).to.include.members(['055', '345', '445', '012', '222', '334']);
    await page.lay('345', '453@-1,0');
    expect([page.isCovered, page.rack]).to.deep.equal([false, ['012', '222', '334']]);
  });

  it('follows the viewer at any time, and what was chosen is not seen any more', async () => {
    const page = await open({ viewer: '0' });
    await page.click(page.tile('345'));
    await page.set({ viewer: '1' });
    await page.until(() => page.rack[0] === '012');
    expect([page.rack, page.ghosts, leaks(page, 1)]).to.deep.equal([['012', '222', '334'], [], []]);
  });
});
