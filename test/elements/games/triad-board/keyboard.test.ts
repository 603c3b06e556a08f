import { expect, html } from '@open-wc/testing';
import { chord, tabTo } from '../../keyboard.js';
import { TriadPage } from './page.js';
import { START } from './positions.js';

describe('walking over <triad-board> by keyboard', () => {
  const open = async (attributes: Readonly<Record<string, string>> = {}, start = 'c3') => {
    const page = await TriadPage.open({ position: START, ...attributes });
    page.cell(start).focus();
    return page;
  };

  const steps = [
    { key: 'ArrowUp', to: 'c4', flipped: 'c2' },
    { key: 'ArrowDown', to: 'c2', flipped: 'c4' },
    { key: 'ArrowLeft', to: 'b3', flipped: 'd3' },
    { key: 'ArrowRight', to: 'd3', flipped: 'b3' },
    { key: 'Home', to: 'a3', flipped: 'f3' },
    { key: 'End', to: 'f3', flipped: 'a3' },
    { key: 'PageUp', to: 'c6', flipped: 'c1' },
    { key: 'PageDown', to: 'c1', flipped: 'c6' },
    { key: 'Control+Home', to: 'a6', flipped: 'f1' },
    { key: 'Control+End', to: 'f1', flipped: 'a6' },
  ];
  for (const { key, to, flipped } of steps) {
    it(`goes with ${key} as the board is seen`, async () => {
      const page = await open();
      await chord(page, ...key.split('+'));
      expect(page.focusedCell).to.equal(to);
    });

    it(`goes with ${key} as the flipped board is seen`, async () => {
      const page = await open({ flipped: '' });
      await chord(page, ...key.split('+'));
      expect(page.focusedCell).to.equal(flipped);
    });
  }

  it('goes where the next cell is on the screen', async () => {
    for (const isFlipped of [false, true]) {
      const page = await open(isFlipped ? { flipped: '' } : {});
      const [x, y] = page.middle(page.cell('c3'));
      await page.press('ArrowRight', 'ArrowUp');
      const [toX, toY] = page.middle(page.focused as Element);
      expect(toX).to.be.above(x);
      expect(toY).to.be.below(y);
    }
  });

  it('stops at the rim', async () => {
    const page = await open({}, 'a1');
    await page.press('ArrowLeft', 'ArrowDown', 'Home', 'PageDown');
    expect(page.focusedCell).to.equal('a1');
    page.cell('f6').focus();
    await page.press('ArrowRight', 'ArrowUp', 'End', 'PageUp');
    expect(page.focusedCell).to.equal('f6');
  });

  it('is the same in a page that is written from right to left', async () => {
    const page = await open();
    document.dir = 'rtl';
    try {
      await page.press('ArrowRight');
      expect(page.focusedCell).to.equal('d3');
      expect(page.middle(page.cell('d3'))[0]).to.be.above(page.middle(page.cell('c3'))[0]);
    } finally {
      document.dir = '';
    }
  });

  it('does not scroll the page', async () => {
    const page = await open({}, 'c1');
    page.board.style.marginBlockEnd = '2000px';
    const before = window.scrollY;
    await page.press('ArrowDown', 'PageDown', 'End');
    await chord(page, 'Control', 'End');
    await new Promise(requestAnimationFrame);
    expect(window.scrollY).to.equal(before);
  });

  it('leaves keys with Alt to the browser', async () => {
    const page = await open();
    await chord(page, 'Alt', 'ArrowUp');
    expect(page.focusedCell).to.equal('c3');
  });
});

describe('the cells of <triad-board> in the tab order', () => {
  const stops = (page: TriadPage) => page.all('.cell[tabindex="0"]').map((cell) => page.nameOf(cell));

  it('are one stop, which begins on a die that can move', async () => {
    const page = await TriadPage.open({ position: START });
    expect(stops(page)).to.deep.equal(['a1']);
    page.board.play('a1a3');
    await page.board.updateComplete;
    expect(page.marked('movable')).to.include(stops(page)[0]);
  });

  it('are one stop, which goes along with the reader', async () => {
    const page = await TriadPage.open({ position: START });
    page.cell('a1').focus();
    await page.walkTo('c2');
    expect(stops(page)).to.deep.equal(['c2']);
    await page.press('Tab');
    expect(page.focusedName).to.equal('Undo');
    await chord(page, 'Shift', 'Tab');
    expect(page.focusedCell).to.equal('c2');
  });

  it('are one stop, which goes along with the mouse', async () => {
    const page = await TriadPage.open({ position: START });
    await page.clickCell('d1');
    expect(stops(page)).to.deep.equal(['d1']);
  });
});

describe('moving on <triad-board> by keyboard', () => {
  for (const key of ['Enter', 'Space']) {
    it(`chooses and moves with ${key}`, async () => {
      const page = await TriadPage.open({ position: START });
      page.cell('a1').focus();
      await page.press(key);
      expect(page.marked('chosen')).to.deep.equal(['a1']);
      await page.walkTo('a3');
      await page.press(key);
      expect(page.position).to.equal('ccbbaa/6/6/B5/6/1ABBCC b 0-0 1');
      expect(page.focusedCell).to.equal('a3');
    });
  }

  it('lets a chosen die go with Escape, wherever the focus has gone', async () => {
    const page = await TriadPage.open({ position: START });
    page.cell('a1').focus();
    await page.press('Enter');
    await page.walkTo('b2');
    await page.press('Escape');
    expect(page.marked('chosen')).to.be.empty;
    expect(page.focusedCell).to.equal('b2');
  });
});

/** Black wins: a legal game from the dice of the seed below, found by playing at random and taking each triad. */
const GAME = ['e1e2', 'f6f3xf3', 'b1b4', 'c6f3xf3', 'e2b5xb4', 'd6d3', 'c1c4xb5', 'd3d5xd5'];
const SEED = 'keys';

describe('<triad-board> by keyboard alone', () => {
  it('is played from the roll to the rematch', async () => {
    const page = await TriadPage.within(html`
      <div>
        <button>Before the board</button>
        <triad-board seats="human human" seed=${SEED}></triad-board>
      </div>
    `);
    const ends = page.listen('game-end');
    page.board.parentElement?.querySelector('button')?.focus();
    await tabTo(page, 'Roll the dice');
    await page.press('Enter');

    for (const [i, text] of GAME.entries()) {
      const key = i % 2 === 0 ? 'Enter' : 'Space';
      for (const cell of text.match(/[a-f][1-6]/g) ?? []) {
        await page.walkTo(cell);
        await page.press(key);
      }
    }
    expect(page.board.match.entries.slice(1).map(({ text }) => text)).to.deep.equal(GAME);
    expect(page.status).to.equal('Black wins. The third die is off.');
    expect(ends).to.deep.equal([{ winners: [1], scores: [2, 3], reason: 'three-removed' }]);

    await page.press('Tab');
    await page.until(() => page.focusedName === 'Rematch');
    await page.press('Enter');
    expect(page.focusedName).to.equal('Roll the dice');
    await page.press('Space');
    expect(page.status).to.equal('Black to move.');
    expect(page.focusedCell).to.not.equal(undefined);
  });
});
