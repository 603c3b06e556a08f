import { expect, html } from '@open-wc/testing';
import { FakeClock } from '../../match/fake-clock.js';
import { awaitDialog, closeByKey } from '../dialogs.js';
import { pressInside } from '../keyboard.js';
import { TriominoPage } from './triomino-page.js';

const ALONE = { position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10', seed: 'focus' };
const TWO = { position: '344@0,0 | 000,345 / 111,222 | 0 1 0 - 1 | 10,20', names: 'Ann, Bob', seed: 'focus' };
/** Whoever lays 3-4-5 goes out. */
const LAST = { position: '344@0,0 | 345 / 111,222 | 0 1 0 - 1 | 10,20', names: 'Ann, Bob', lap: 'off', seed: 'focus' };

async function openOn(tile: string, attributes: Readonly<Record<string, string>>): Promise<TriominoPage> {
  const page = await TriominoPage.open(attributes);
  page.find('.cover .button')?.click();
  await page.element.updateComplete;
  page.tile(tile).focus();
  return page;
}

/** Presses what is there as the keyboard does, and expects that it is gone and something in the element has the focus. */
async function pressAway(page: TriominoPage, button: HTMLElement | null | undefined): Promise<void> {
  button?.focus();
  await pressInside(page, 'Enter');
  expect(button?.isConnected, 'the button is still there').to.be.false;
}

const focusedTile = (page: TriominoPage) => page.focused?.dataset['tile'];

describe('focus on <triomino-table> when what had it is gone', () => {
  it('goes from dealing to the cover, and from there to the tiles', async () => {
    const page = await TriominoPage.open({ seats: 'human human', names: 'Ann, Bob', seed: 'focus' });
    await pressAway(page, page.button('Deal round 1'));
    expect(page.focusedName).to.equal('Show my tiles');
    await pressAway(page, page.button('Show my tiles'));
    expect(focusedTile(page)).to.equal(page.rack[0]);
  });

  it('goes from dealing to the tiles where one plays alone', async () => {
    const page = await TriominoPage.open({ seed: 'focus' });
    await pressAway(page, page.button('Deal round 1'));
    expect(focusedTile(page)).to.equal(page.rack[0]);
  });

  it('goes from a place that has been laid on to the rack', async () => {
    const page = await openOn('345', ALONE);
    await pressInside(page, 'Enter', 'Enter');
    expect([page.moves, focusedTile(page)]).to.deep.equal([['453@-1,0'], '000']);
  });

  it('goes from there to the cover of the next player, and back to the first one’s tiles in their turn', async () => {
    const page = await openOn('345', TWO);
    await pressInside(page, 'Enter', 'Enter');
    expect(page.focusedName).to.equal('Show my tiles');
    await pressInside(page, 'Enter');
    expect(focusedTile(page)).to.equal('111');
  });

  it('goes from the last tile of a round to the next deal', async () => {
    const page = await openOn('345', LAST);
    await pressInside(page, 'Enter', 'Enter');
    expect(page.focusedName).to.equal('Deal round 2');
  });

  it('goes from the last tile of the game to the rematch, and from there to the deal', async () => {
    const end = await openOn('345', { ...LAST, target: '20' });
    await pressInside(end, 'Enter', 'Enter');
    expect([end.focusedName, end.element.outcome !== undefined]).to.deep.equal(['Rematch', true]);
    await pressInside(end, 'Enter');
    expect(end.focusedName).to.equal('Deal round 1');
  });

  it('stays on the button that buys, and goes from the third purchase to the tiles', async () => {
    const page = await openOn('000', ALONE);
    page.button('Buy a tile (−5)')?.focus();
    await pressInside(page, 'Enter', 'Enter');
    expect(page.focusedName).to.equal('Buy a tile (−5)');
    await pressInside(page, 'Enter');
    expect(page.focused?.matches('.rack-tile, .actions .button')).to.be.true;
  });

  it('goes from the pass to the cover', async () => {
    const page = await openOn('000', { ...TWO, position: '344@0,0 | 000,345 / 111,222 | 0 1 3 - 1 | 10,20' });
    await pressAway(page, page.button('Pass (−10)'));
    expect(page.focusedName).to.equal('Show my tiles');
  });

  it('goes from a place to the tiles when the next one is bought by a script', async () => {
    const page = await openOn('345', ALONE);
    await pressInside(page, 'Enter');
    await page.played('buy', 'draw all');
    expect(page.focused?.matches('.rack-tile')).to.be.true;
  });

  it('goes from a place to what draws when the time is up', async () => {
    const page = await openOn('345', { ...ALONE, 'turn-seconds': '20', dice: 'tap' });
    await pressInside(page, 'Enter');
    await page.pass(20_000);
    expect(page.moves[0]).to.equal('timeout');
    expect(page.focused?.matches('.rack-tile, .actions .primary'), page.focusedName).to.be.true;
  });

  it('stays in the field where moves are typed', async () => {
    const page = await openOn('345', ALONE);
    await page.fill('Type a move', '453@-1,0');
    await pressInside(page, 'Enter');
    expect([page.focused?.localName, page.moves]).to.deep.equal(['input', ['453@-1,0']]);
  });

  it('is not taken from the page when scripts play', async () => {
    const page = await TriominoPage.open(TWO);
    await page.played('453@-1,0', 'buy', 'draw all');
    page.element.restart();
    await page.element.updateComplete;
    expect(document.activeElement === document.body).to.be.true;
  });

  it('comes back to the tool when a dialog is closed', async () => {
    const page = await TriominoPage.open(ALONE);
    page.find('[data-tool=share]')?.focus();
    await page.press('Enter');
    await awaitDialog(page);
    await closeByKey(page);
    expect(page.focused?.dataset['tool']).to.equal('share');
  });

  it('comes to what is to be done where the element had it before play was loaded', async () => {
    const element = document.createElement('triomino-table');
    element.clock = new FakeClock();
    for (const [name, value] of Object.entries(TWO)) element.setAttribute(name, value);
    const page = await TriominoPage.within(html`<div>${element}</div>`);
    page.button('Show my tiles')?.focus();
    element.setAttribute('mode', 'replay');
    await page.until(() => page.find('.moves') !== null);
    expect(document.activeElement === element, 'the focus is in the element').to.be.true;
  });
});
