import { expect } from '@open-wc/testing';
import { chord, holdKey, pressInside } from '../../keyboard.js';
import { ALONE, BUY, PASS, TriominoPage } from './page.js';
import type { Attributes } from './page.js';

const TWO = { position: '344@0,0 | 000,345 / 111,222 | 0 1 0 - 1 | 10,20', names: 'Ann, Bob', seed: 'keys' };
const BESIDE_344 = 'to the left of 3-4-4 for 12 points';
const BESIDE_445 = 'to the left of 4-4-5 for 12 points';

async function openOn(tile: string, attributes: Attributes = ALONE): Promise<TriominoPage> {
  const page = await (await TriominoPage.open(attributes)).uncover();
  page.tile(tile).focus();
  return page;
}

describe('the keys of the rack of <triomino-table>', () => {
  it('lead round, in the order of the tiles, and choose nothing', async () => {
    const page = await openOn('122');
    for (const [from, key, to] of [
      ['122', 'ArrowRight', '345'],
      ['122', 'ArrowLeft', '000'],
      ['122', 'ArrowDown', '345'],
      ['122', 'ArrowUp', '000'],
      ['355', 'ArrowRight', '000'],
      ['000', 'ArrowLeft', '355'],
      ['345', 'Home', '000'],
      ['122', 'End', '355'],
      ['122', 'Control+ArrowRight', '122'],
      ['122', 'Alt+End', '122'],
    ] as const) {
      page.tile(from).focus();
      await chord(page, ...key.split('+'));
      expect([page.focusedTile, page.chosen], `${key} from ${from}`).to.deep.equal([to, undefined]);
      expect(page.all('.rack-tile').filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([page.focused]);
    }
  });

  for (const key of ['Enter', 'Space']) {
    it(`choose a tile and lay it at one of its places with ${key}`, async () => {
      const page = await openOn('122');
      await pressInside(page, key);
      const said = '1-2-2 doesn’t fit anywhere on the table.';
      expect([page.status, page.spoken, page.focusedTile]).to.deep.equal([said, said, '122']);
      await pressInside(page, 'ArrowRight', key);
      expect([page.focusedName, page.chosen]).to.deep.equal([BESIDE_344, '345']);
      await pressInside(page, 'ArrowDown');
      expect(page.focusedName).to.equal(BESIDE_445);
      await pressInside(page, key);
      expect(page.moves).to.deep.equal(['453@-1,1']);
    });
  }

  it('let a tile go with Enter on it again and with Escape, from where the focus goes back to it', async () => {
    const page = await openOn('345');
    await pressInside(page, 'Enter', 'ArrowDown', 'Escape');
    expect([page.focusedTile, page.chosen, page.spoken, page.ghosts]).to.deep.equal([
      '345',
      undefined,
      'No tile selected.',
      [],
    ]);
    await pressInside(page, 'Enter');
    page.tile('345').focus();
    await pressInside(page, 'Enter');
    expect([page.chosen, page.spoken]).to.deep.equal([undefined, 'No tile selected.']);
    await pressInside(page, 'Enter');
    page.tile('122').focus();
    await pressInside(page, 'Escape');
    expect([page.focusedTile, page.chosen]).to.deep.equal(['122', undefined]);
  });

  it('say that another is to move where one’s own tiles are seen out of turn', async () => {
    const page = await openOn('111', { ...TWO, viewer: '1' });
    await pressInside(page, 'Enter');
    expect([page.status, page.chosen, page.focusedTile]).to.deep.equal(['Ann to move.', undefined, '111']);
  });

  it('lead where they point also in a page that is written from right to left', async () => {
    document.dir = 'rtl';
    try {
      const page = await openOn('122');
      const { left } = page.tile('122').getBoundingClientRect();
      await pressInside(page, 'ArrowRight');
      expect(page.focused?.getBoundingClientRect().left).to.be.above(left);
    } finally {
      document.dir = '';
    }
  });
});

describe('the keys among the places of a tile on <triomino-table>', () => {
  /** 0-0-4 fits at six places that lie far apart. */
  const LAID = '001@0,0 140@-1,0 414@-2,0 341@-2,1 444@-3,0 133@-1,1 333@-1,2 334@-2,2 000@1,0 403@-3,2 440@-4,0';
  const WIDE = { position: `${LAID} | 004,122 | 0 0 0 - 1 | 10` };
  const focusedPlace = (page: TriominoPage) => page.ghosts[Number(page.focused?.dataset['place'])];

  async function openWide(): Promise<TriominoPage> {
    const page = await openOn('004', WIDE);
    await pressInside(page, 'Enter');
    return page;
  }

  it('lead to the next place in that direction, and lay nothing', async () => {
    const page = await openWide();
    for (const [from, key, to] of [
      ['004@-1,-1', 'ArrowRight', '400@1,-1'],
      ['004@-1,-1', 'ArrowLeft', '004@-5,0'],
      ['400@1,-1', 'ArrowDown', '040@2,0'],
      ['040@2,0', 'ArrowUp', '400@1,-1'],
      ['004@-5,0', 'ArrowDown', '004@-4,1'],
      ['040@-4,2', 'ArrowUp', '004@-4,1'],
      ['004@-4,1', 'ArrowRight', '040@2,0'],
      ['400@1,-1', 'ArrowUp', '400@1,-1'],
      ['040@2,0', 'ArrowRight', '040@2,0'],
      ['004@-4,1', 'Home', '004@-1,-1'],
      ['004@-4,1', 'End', '040@-4,2'],
      ['004@-4,1', 'Control+ArrowDown', '004@-4,1'],
    ] as const) {
      page.place(page.ghosts.indexOf(from)).focus();
      await chord(page, ...key.split('+'));
      expect(focusedPlace(page), `${key} from ${from}`).to.equal(to);
    }
    expect(page.moves).to.be.empty;
  });

  it('lead to every place from every other one', async () => {
    const page = await openWide();
    const { ghosts } = page;
    const ways = new Map<string, (string | undefined)[]>();
    for (const from of ghosts) {
      const reached = [];
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        page.place(ghosts.indexOf(from)).focus();
        await page.press(key);
        reached.push(focusedPlace(page));
      }
      ways.set(from, reached);
    }
    for (const from of ghosts) {
      const reached = new Set<string | undefined>([from]);
      for (const place of reached) ways.get(place ?? '')?.forEach((to) => reached.add(to));
      expect([...reached], `from ${from}`).to.have.members(ghosts);
    }
  });

  it('show on the table the place that has the focus, and take it into the tab order', async () => {
    const page = await openWide();
    await pressInside(page, 'ArrowRight');
    expect([page.over, focusedPlace(page)]).to.deep.equal(['400@1,-1', '400@1,-1']);
    const selected = page.all('.place').filter((place) => place.ariaSelected === 'true');
    expect(selected).to.deep.equal([page.focused]);
    expect(page.all('.place').filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal(selected);
  });

  it('lead back to the rack where the places change', async () => {
    const page = await openOn('345');
    await pressInside(page, 'Enter', 'ArrowDown');
    await page.played('453@-1,0');
    expect([page.ghosts, page.focused?.matches('.rack-tile')]).to.deep.equal([[], true]);
  });
});

describe('a key that is held down on <triomino-table>', () => {
  it('chooses once, and lays nothing', async () => {
    const page = await openOn('345');
    await holdKey('Enter', 5);
    await page.element.updateComplete;
    expect([page.moves, page.chosen, page.focusedName]).to.deep.equal([[], '345', BESIDE_344]);
  });

  it('lays one tile, and does not take the cover from the tiles of the next player', async () => {
    const page = await openOn('345', TWO);
    await pressInside(page, 'Enter');
    await holdKey('Enter', 5);
    await page.element.updateComplete;
    expect([page.moves, page.isCovered, page.rack]).to.deep.equal([['453@-1,0'], true, []]);
    await pressInside(page, 'Enter');
    expect([page.isCovered, page.rack]).to.deep.equal([false, ['111', '222']]);
  });

  for (const [key, target] of [
    ['Enter', BUY],
    ['b', undefined],
  ] as const) {
    it(`buys one tile: ${key}`, async () => {
      const page = await openOn('000');
      if (target) page.button(target)?.focus();
      await holdKey(key, 5);
      await page.element.updateComplete;
      expect(page.kinds).to.deep.equal(['buy', 'draw']);
    });
  }

  it('passes once', async () => {
    const page = await openOn('000', { ...TWO, position: TWO.position.replace('0 1 0', '0 1 3') });
    page.button(PASS)?.focus();
    await holdKey('Enter', 5);
    await page.element.updateComplete;
    expect([page.moves, page.isCovered]).to.deep.equal([['pass'], true]);
  });

  it('leads on in the rack', async () => {
    const page = await openOn('000');
    await holdKey('ArrowRight', 2);
    expect(page.focusedTile).to.equal('355');
  });
});

describe('letters on <triomino-table>', () => {
  it('buy and pass, and say why not', async () => {
    const page = await openOn('000');
    await pressInside(page, 'p');
    expect(page.status).to.equal('You can pass only after buying three tiles.');
    await pressInside(page, 'b', 'b', 'b', 'b');
    expect([page.status, page.rack.length]).to.deep.equal(['You’ve already bought three tiles this turn.', 7]);
    await pressInside(page, 'p');
    expect(page.moves.at(-1)).to.equal('pass');
  });

  it('read who holds how much, what was done last, and the time', async () => {
    const page = await openOn('345', { ...TWO, 'turn-seconds': '90' });
    await page.pass(12_400);
    for (const [key, said] of [
      ['c', 'Ann 2 tiles, 10 points; Bob 2 tiles, 20 points; 51 tiles left to buy.'],
      ['l', 'Ann: tap a tile, or buy one.'],
      ['t', '78 seconds'],
    ] as const) {
      await pressInside(page, key);
      expect(page.spoken, key).to.equal(said);
    }
    await page.played('453@-1,0');
    await page.uncover();
    page.tile('111').focus();
    await pressInside(page, 'L');
    expect(page.spoken).to.equal('Ann lays 3-4-5 to the left of 3-4-4. +12.');
    const free = await openOn('345');
    await pressInside(free, 't');
    expect(free.spoken).to.equal('No clock is running.');
  });

  it('take back and lay again, from the rack and from the buttons beside the table', async () => {
    const page = await (await openOn('000')).played('453@-1,0');
    await pressInside(page, 'u');
    expect([page.moves, page.focusedTile]).to.deep.equal([[], '000']);
    await chord(page, 'Control', 'y');
    expect(page.moves).to.deep.equal(['453@-1,0']);
    page.button(BUY)?.focus();
    await chord(page, 'Control', 'z');
    expect(page.moves).to.deep.equal([]);
  });

  it('show more, less and all of the table, and move it, from the rack, a place and the tools of the view', async () => {
    const page = await openOn('345');
    await pressInside(page, 'Enter');
    for (const from of ['.rack-tile', '.place', '[data-tool="zoom-in"]']) {
      page.find(from)?.focus();
      const whole = page.view;
      await pressInside(page, '+', '+', '-');
      expect(page.view[2], from).to.be.below(whole[2]);
      const [left, top] = page.view;
      await chord(page, 'Shift', 'ArrowRight');
      await chord(page, 'Shift', 'ArrowDown');
      expect([page.view[0] > left, page.view[1] > top], from).to.deep.equal([true, true]);
      await pressInside(page, '0');
      expect([page.view, page.isMoved]).to.deep.equal([whole, false]);
    }
  });

  it('on the cover take back, read and show the table, and neither buy nor pass', async () => {
    const page = await openOn('345', TWO);
    await pressInside(page, 'Enter', 'Enter');
    expect(page.focusedName).to.equal('Show my tiles');
    for (const key of ['b', 'p']) {
      await pressInside(page, key);
      expect(page.spoken).to.equal('Show your tiles first.');
    }
    await pressInside(page, 'c');
    expect(page.spoken).to.match(/^Ann 1 tile, 22 points; Bob 2 tiles, 20 points;/);
    const whole = page.view;
    await pressInside(page, '+');
    expect(page.view[2]).to.be.below(whole[2]);
    await pressInside(page, '0', 'u');
    expect([page.moves, page.isCovered, page.focusedName]).to.deep.equal([[], true, 'Show my tiles']);
  });

  it('do nothing with Alt and Control, outside, nor in a field', async () => {
    const page = await openOn('000');
    await chord(page, 'Alt', 'b');
    await chord(page, 'Control', 'b');
    page.focused?.blur();
    await page.press('b', 'p', 'u', '+', 'Enter');
    await page.fill('Type a move', '');
    await page.type('bpclt+-0');
    expect(page.field('Type a move')?.value).to.equal('bpclt+-0');
    await chord(page, 'Shift', 'ArrowLeft');
    expect([page.spoken, page.moves, page.isMoved]).to.deep.equal(['', [], false]);
  });
});
