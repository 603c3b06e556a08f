import { expect, html } from '@open-wc/testing';
import { chord, tabStops, tabTo } from '../keyboard.js';
import { TriominoPage } from './triomino-page.js';

const ALONE = { position: '344@0,0 544@0,1 | 000,122,345,355 | 0 0 0 - 1 | 10' };
const TWO = { position: '344@0,0 544@0,1 | 000,122,345,355 / 111,222 | 0 1 0 - 1 | 10,20', names: 'Ann, Bob' };

/** An element after a button of the page that has the focus. */
async function openAfterButton(attributes: Readonly<Record<string, string>>, tile?: string): Promise<TriominoPage> {
  const element = document.createElement('triomino-table');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const page = await TriominoPage.within(html`<div><button>Before</button>${element}</div>`);
  if (tile) page.tile(tile).click();
  await page.element.updateComplete;
  element.parentElement?.querySelector('button')?.focus();
  return page;
}

const NAMES = ['Name of Player 1', 'Name of Player 2'];
const VIEW = 'Show the whole table';
/** The toolbar, the field for moves, and its button. */
const BESIDE = ['Undo', 'Type a move', 'Play'];
const BUY = 'Buy a tile (−5)';

describe('Tab through <triomino-table>', () => {
  it('passes over an empty table to what deals', async () => {
    const page = await openAfterButton({ seats: 'human human', seed: 'a' });
    expect(await tabStops(page)).to.deep.equal([...NAMES, VIEW, 'Deal round 1', ...BESIDE]);
  });

  it('stops once at the view, once at the own tiles, at what can be done, and once at the tools', async () => {
    const page = await openAfterButton(ALONE);
    const tile = '0-0-0, fits nowhere';
    expect(await tabStops(page)).to.deep.equal([NAMES[0], VIEW, tile, BUY, ...BESIDE]);
  });

  it('stops once at the places of a tile that is chosen, whose tile it comes back to', async () => {
    const page = await openAfterButton(ALONE, '345');
    const stops = [NAMES[0], VIEW, '3-4-5, fits at two places', BUY, 'beside 3-4-4 on the left for 12 points'];
    expect(await tabStops(page)).to.deep.equal([...stops, ...BESIDE]);
  });

  it('comes back to the place where it has been', async () => {
    const page = await openAfterButton(ALONE, '345');
    await tabTo(page, 'beside 3-4-4 on the left for 12 points');
    await page.press('ArrowDown', 'Tab');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('beside 4-4-5 on the left for 12 points');
  });

  it('comes back to the tile of the rack where it has been', async () => {
    const page = await openAfterButton(ALONE);
    await tabTo(page, '0-0-0, fits nowhere');
    await page.press('ArrowRight', 'Tab');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('1-2-2, fits nowhere');
  });

  it('reaches no tile that is covered, but what takes the cover away', async () => {
    const page = await openAfterButton(TWO);
    expect(await tabStops(page)).to.deep.equal([...NAMES, VIEW, 'Show my tiles', ...BESIDE]);
  });

  it('reaches no tiles and nothing to do where others move on their own devices', async () => {
    const page = await openAfterButton({ ...TWO, viewer: 'public' });
    expect(await tabStops(page)).to.deep.equal([...NAMES, VIEW, ...BESIDE]);
  });

  it('reaches the table itself where a record is looked through, and its view', async () => {
    const page = await openAfterButton({
      mode: 'replay',
      record: `triomino 1; start=${JSON.stringify(ALONE.position)}; 453@-1,0; buy; draw 012`,
    });
    await page.until(() => page.find('.moves') !== null);
    page.element.parentElement?.querySelector('button')?.focus();
    expect((await tabStops(page)).slice(0, 3)).to.deep.equal(['Triomino', VIEW, 'To the start']);
  });

  it('passes over a diagram, with marks, too', async () => {
    const element = document.createElement('triomino-table');
    element.setAttribute('mode', 'diagram');
    element.setAttribute('position', '344@0,0 544@0,1 | 012 / ?3');
    element.setAttribute('marks', '344 344-445');
    const page = await TriominoPage.within(html`<div><button>Before</button>${element}</div>`);
    element.parentElement?.querySelector('button')?.focus();
    expect(await tabStops(page)).to.deep.equal([]);
  });

  it('leads backwards through the same', async () => {
    const page = await openAfterButton(ALONE);
    await tabTo(page, 'Play');
    for (const name of ['Type a move', 'Undo', BUY, '0-0-0, fits nowhere', VIEW, NAMES[0]]) {
      await chord(page, 'Shift', 'Tab');
      expect(page.focusedName).to.equal(name);
    }
  });
});

describe('the tools of <triomino-table> by keyboard', () => {
  it('are walked through with the arrow keys, and entered again where they were left', async () => {
    const page = await TriominoPage.open(ALONE);
    page.button('Undo')?.focus();
    const visited: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) {
      await page.press('ArrowRight');
      visited.push(page.focused?.title);
    }
    expect(visited).to.deep.equal(['Redo', 'New game', 'Help', 'Share', 'Print', 'Undo']);
  });

  it('show the table larger, smaller and whole, and the focus stays', async () => {
    const page = await TriominoPage.open(ALONE);
    const [, , width] = page.view;
    page.button(VIEW)?.focus();
    await page.press('ArrowLeft', 'Enter');
    expect([page.focused?.title, page.isMoved]).to.deep.equal(['Zoom in', true]);
    expect(page.view[2]).to.be.below(width);
    await page.press('ArrowLeft', 'Space');
    expect([page.focused?.title, Math.round(page.view[2])]).to.deep.equal(['Zoom out', Math.round(width)]);
    await page.press('Home', 'Enter');
    expect([page.focused?.title, page.isMoved]).to.deep.equal([VIEW, false]);
  });
});
