import { expect } from '@open-wc/testing';
import { changeReaderSettings } from '../../../../src/elements/play/reader-settings.js';
import { chord, pressInside, tabStops, tabTo } from '../../keyboard.js';
import { MOMENTS, openMoment } from './moments.js';
import { ALONE, BUY, PASS, TriominoPage } from './page.js';
import type { Attributes } from './page.js';

const TWO = { position: '344@0,0 | 000,345 / 111,222 | 0 1 0 - 1 | 10,20', names: 'Ann, Bob', seed: 'focus' };
/** Whoever lays 3-4-5 goes out. */
const LAST = { ...TWO, position: '344@0,0 | 345 / 111,222 | 0 1 0 - 1 | 10,20', lap: 'off' };

const NAMES = ['Name of Player 1', 'Name of Player 2'];
const VIEW = 'Show the whole table';
/** The toolbar; the field for moves is closed. */
const BESIDE = ['Undo'];

describe('Tab through <triomino-table>', () => {
  before(() => changeReaderSettings({ isTyping: false, isListing: false }));

  for (const [what, attributes, stops] of [
    [
      'passes over an empty table to what deals',
      { seats: 'human human', seed: 'a' },
      [...NAMES, 'Deal Round 1', ...BESIDE],
    ],
    [
      'stops once at the own tiles, at what can be done, and once at the tools',
      ALONE,
      ['0-0-0, doesn’t fit', BUY, ...BESIDE],
    ],
    ['reaches no tile that is covered, but what takes the cover away', TWO, [...NAMES, 'Show my tiles', ...BESIDE]],
    [
      'reaches nothing to do where others move on their own devices',
      { ...TWO, viewer: 'public' },
      [...NAMES, ...BESIDE],
    ],
    ['passes over a diagram', { mode: 'diagram', position: '344@0,0 | 012 / ?3', marks: '344' }, []],
  ] as const) {
    it(what, async () => {
      expect(await tabStops(await TriominoPage.afterButton(attributes))).to.deep.equal(stops);
    });
  }

  it('stops once at the places of a tile that is chosen, and comes back to the one where it has been', async () => {
    const page = await TriominoPage.afterButton(ALONE);
    page.tile('345').click();
    await page.element.updateComplete;
    page.element.parentElement?.querySelector('button')?.focus();
    const place = 'to the left of 3-4-4 for 12 points';
    expect(await tabStops(page)).to.deep.equal([...['3-4-5, fits in two places', place, BUY, ...BESIDE]]);
    page.element.parentElement?.querySelector('button')?.focus();
    await tabTo(page, place);
    await page.press('ArrowDown', 'Tab');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedName).to.equal('to the left of 4-4-5 for 12 points');
  });

  it('reaches the table itself where a record is looked through', async () => {
    const record = `triomino 2; start=${JSON.stringify(ALONE.position)}; 453@-1,0; buy; draw 012`;
    const page = await TriominoPage.afterButton({ mode: 'replay', record });
    await page.until(() => page.find('.moves') !== null);
    expect((await tabStops(page)).slice(0, 2)).to.deep.equal(['Triomino', 'Go to start']);
  });

  it('reaches the view of the table where only a part of it is shown, and goes back and forth there', async () => {
    const page = await TriominoPage.afterButton(ALONE);
    page.tile('345').focus();
    await page.press('+');
    page.element.parentElement?.querySelector('button')?.focus();
    expect(await tabStops(page)).to.include(VIEW);
    page.button(VIEW)?.focus();
    await page.press('Enter');
    expect([page.focusedTile, page.isMoved, page.button(VIEW)]).to.deep.equal(['345', false, undefined]);
  });
});

describe('the focus on <triomino-table> when what had it is gone', () => {
  async function openOn(tile: string, attributes: Attributes): Promise<TriominoPage> {
    const page = await (await TriominoPage.open(attributes)).uncover();
    page.tile(tile).focus();
    return page;
  }

  /** Presses what is there as the keyboard does. @returns what has the focus then */
  async function pressAway(page: TriominoPage, label: string): Promise<string | undefined> {
    const button = page.button(label);
    button?.focus();
    await pressInside(page, 'Enter');
    expect(button?.isConnected, `${label} is still there`).to.be.false;
    return page.focusedName;
  }

  it('goes from dealing to the cover, and from there to the tiles', async () => {
    const page = await TriominoPage.open({ seats: 'human human', names: 'Ann, Bob', seed: 'focus' });
    expect(await pressAway(page, 'Deal Round 1')).to.equal('Show my tiles');
    await pressAway(page, 'Show my tiles');
    expect(page.focusedTile).to.equal(page.rack[0]);
    const alone = await TriominoPage.open({ seed: 'focus' });
    await pressAway(alone, 'Deal Round 1');
    expect(alone.focusedTile).to.equal(alone.rack[0]);
  });

  for (const [what, attributes, name] of [
    ['to the rack', ALONE, '0-0-0, doesn’t fit'],
    ['to the cover of the next player', TWO, 'Show my tiles'],
    ['to the next deal at the end of a round', LAST, 'Deal Round 2'],
    ['to the rematch at the end of the game', { ...LAST, target: '20' }, 'Rematch'],
  ] as const) {
    it(`goes from a place that has been laid on ${what}`, async () => {
      const page = await openOn('345', attributes);
      await pressInside(page, 'Enter', 'Enter');
      if (page.element.match.outcome) await page.ended();
      expect(page.focusedName).to.equal(name);
    });
  }

  it('stays on the button that buys, and goes from the third purchase on, and from a pass to the cover', async () => {
    const page = await openOn('000', TWO);
    page.button(BUY)?.focus();
    await pressInside(page, 'Enter', 'Enter');
    expect(page.focusedName).to.equal(BUY);
    await pressInside(page, 'Enter');
    expect(page.focused?.matches('.rack-tile, .actions .button')).to.be.true;
    expect(await pressAway(page, PASS)).to.equal('Show my tiles');
  });

  it('stays on its tile where one is bought that lies before it, and where that is taken back', async () => {
    const page = await openOn('355', { ...ALONE, dice: 'remote', 'undo-past-chance': '' });
    await pressInside(page, 'b');
    await page.played('draw 145');
    expect([page.rack, page.focusedTile]).to.deep.equal([['000', '122', '145', '345', '355'], '355']);
    expect(page.all('.rack-tile').filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([page.focused]);
    await chord(page, 'Control', 'z');
    expect(page.focusedTile).to.equal('355');
  });

  it('goes from a place to the tiles or to what draws when a script buys, and when the time is up', async () => {
    const page = await openOn('345', ALONE);
    await pressInside(page, 'Enter');
    await page.played('buy', 'draw all');
    expect(page.focused?.matches('.rack-tile')).to.be.true;
    const timed = await openOn('345', { ...ALONE, 'turn-seconds': '20' });
    await pressInside(timed, 'Enter');
    await timed.pass(20_000);
    expect(timed.focused?.matches('.rack-tile, .actions .primary'), timed.focusedName).to.be.true;
  });
});

describe('the ring round what has the focus on <triomino-table>', () => {
  const FOCUSABLE = 'button, input, [tabindex]:not(h2)';

  function hasRing(element: HTMLElement): boolean {
    const face = element.matches('.rack-tile') && element.querySelector('.face');
    if (face) return parseFloat(getComputedStyle(face).strokeWidth) >= 12;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 3 && !/, 0\)$|transparent/.test(outlineColor);
  }

  const few =
    /^(with a tile chosen$|with some|of two, covered|of two, between|of six with long names, to move|looking)/;
  for (const moment of MOMENTS.filter(({ what }) => few.test(what))) {
    it(`is seen on everything that can have it, ${moment.what}`, async () => {
      const page = await openMoment(moment);
      // After any key browsers show where the focus is; Firefox only where it is asked to.
      await page.press('Shift');
      const all = page.all(FOCUSABLE).filter((each) => each.checkVisibility() && !each.closest('[inert]'));
      const without = all.filter((element) => {
        element.focus({ focusVisible: true });
        return page.focused !== element || !hasRing(element);
      });
      expect(without.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
      expect(all.length).to.be.above(4);
    });
  }
});
