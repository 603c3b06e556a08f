import { expect, fixtureCleanup, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { POINTERS, carry, doubleClick, finger, fingers, mouse, releaseAll } from '../../pointers.js';
import { withoutMotion } from '../../without-motion.js';
import { BRIDGE, BUY, ONE_TILE, TWO_PLAYERS, TriominoPage, numbersOf } from './page.js';
import type { Attributes } from './page.js';

/** Two places beside each other round the same corner, and 455 fits at both. */
const NEIGHBOURS = '552@0,-1 245@1,-1 454@1,0 555@-1,-1 | 001,455 | 0 0 0 - 1';

const open = (position = ONE_TILE, attributes: Attributes = {}) =>
  TriominoPage.open({ position, seed: 'lay', ...attributes });

describe('a press on a tile of the rack of <triomino-table>', () => {
  withoutMotion();
  afterEach(releaseAll);

  it('shows what it would be at each place where it fits, with its points, and at no other', async () => {
    const page = await open(BRIDGE);
    expect(page.ghosts).to.be.empty;
    await page.click(page.tile('344'));
    expect([page.chosen, page.ghosts, page.badges]).to.deep.equal(['344', ['344@0,0', '344@4,0'], ['+51', '+11']]);
    expect(page.places).to.deep.equal(['above 2-4-4 for 51 points, bridge 40', 'to the right of 0-3-4 for 11 points']);
    await page.click(page.tile('023'));
    expect([page.chosen, page.ghosts, page.badges, page.moves]).to.deep.equal(['023', ['302@4,-1'], ['+5'], []]);
  });

  for (const [name, press] of Object.entries({
    mouse: (page: TriominoPage, element: Element) => page.click(element),
    finger: (page: TriominoPage, element: Element) => page.tapOn(element),
  })) {
    it(`lays it where a press on such a place follows, with a ${name}`, async () => {
      const page = await open(BRIDGE);
      const made = page.listen('game-move');
      await press(page, page.tile('344'));
      await press(page, page.ghost('344@4,0'));
      expect(made.map(({ text, by }) => `${by} ${text}`)).to.deep.equal(['user 344@4,0']);
      expect([page.laid.at(-1), page.ghosts, page.places]).to.deep.equal(['344@4,0', [], []]);
      expect([page.rack, page.facts()]).to.deep.equal([['023', '111'], '11 points']);
      expect(page.happened).to.equal('3-4-4, +11.');
    });
  }

  it('lays it where a press on that place in the list follows, which stands out while it has the focus', async () => {
    const page = await open(BRIDGE);
    await page.click(page.tile('344'));
    page.place(1).focus();
    await page.until(() => page.over === '344@4,0');
    page.place(0).click();
    await page.element.updateComplete;
    expect([page.moves, page.facts()]).to.deep.equal([['344@0,0'], '51 points']);
  });

  it('is taken back by another press on it, and not by one beside the places', async () => {
    const page = await open();
    page.tile('345').click();
    await page.element.updateComplete;
    await page.click(page.board.querySelector('.laid path') as Element);
    expect(page.chosen).to.equal('345');
    page.tile('345').click();
    await page.element.updateComplete;
    expect([page.chosen, page.ghosts, page.places, page.spoken]).to.deep.equal([
      undefined,
      [],
      [],
      'No tile selected.',
    ]);
  });

  it('says so where it doesn’t fit', async () => {
    const page = await open();
    const refusals = page.listen('game-refuse');
    await page.click(page.tile('055'));
    const message = '0-5-5 doesn’t fit anywhere on the table.';
    expect([page.status, page.spoken, page.ghosts]).to.deep.equal([message, message, []]);
    expect(refusals).to.deep.equal([{ code: 'fits-nowhere', message }]);
    await page.click(page.tile('345'));
    expect([page.status, page.ghosts]).to.deep.equal(['Choose a place for 3-4-5.', ['453@-1,0']]);
  });

  it('is for the first tile of a round, too: it goes to the middle', async () => {
    const page = await open(' | 012,344 | 0 0 0 - 1');
    await page.click(page.tile('344'));
    expect([page.ghosts, page.badges, page.places]).to.deep.equal([
      ...[['344@0,0'], ['+11'], ['in the middle for 11 points']],
    ]);
    await page.click(page.ghost('344@0,0'));
    expect(page.laid).to.deep.equal(['344@0,0']);
  });

  it('is kept while a name is written', async () => {
    const page = await (await open(TWO_PLAYERS)).uncover();
    await page.click(page.tile('345'));
    await page.fill('Name of Player 1', 'Ann');
    await page.press('Enter');
    expect([page.chosen, page.ghosts, page.element.names]).to.deep.equal(['345', ['453@-1,0'], 'Ann']);
  });

  it('buys one tile where the button that buys is pressed twice at once', async () => {
    const page = await open();
    await doubleClick(page, page.button(BUY) as Element);
    expect(page.kinds).to.deep.equal(['buy', 'draw']);
  });
});

describe('places of a chosen tile on <triomino-table>', () => {
  withoutMotion();
  afterEach(releaseAll);
  after(() => setViewport({ width: 800, height: 600 }));

  it('are told apart where they lie beside each other, also near the side they share', async () => {
    // Their common side leads from 50, 0 to 0, 86.6.
    for (const [place, x, y] of [
      ['455@-1,0', 25 - 5.2, 43.3 - 3],
      ['545@0,0', 25 + 5.2, 43.3 + 3],
    ] as const) {
      const page = await open(NEIGHBOURS);
      await page.click(page.tile('455'));
      expect(page.ghosts).to.deep.equal(['545@-2,-1', '455@-1,0', '545@0,0']);
      await mouse.down(page.onScreen(x, y));
      await mouse.up();
      await page.element.updateComplete;
      expect([page.moves, page.laid.at(-1)]).to.deep.equal([[place], place]);
      fixtureCleanup();
    }
  });

  it('lie under no button for the view of the table, however it grows', async () => {
    await setViewport({ width: 320, height: 800 });
    const page = await TriominoPage.open({ seed: 'tools1', seats: 'human human', viewer: 'all' });
    await page.clickButton('Deal Round 1');
    const found: string[] = [];
    for (let turn = 0; turn < 40 && !page.element.match.outcome; turn++) {
      const [tile] = page.all('.rack-tile[data-fits]');
      tile?.click();
      await page.element.updateComplete;
      page.board.scrollIntoView({ block: 'center' });
      for (const target of page.root.querySelectorAll('.board [data-cell] path')) {
        const over = page.root.elementFromPoint(...page.middle(target));
        if (over?.closest('.zoom')) found.push(`${page.laid.length} tiles, ${tile?.dataset['tile']}`);
      }
      (page.all('.place').at(-1) ?? page.find('.actions button'))?.click();
      await page.element.updateComplete;
    }
    expect([page.laid.length > 8, found]).to.deep.equal([true, []]);
  });
});

for (const pointer of POINTERS) {
  describe(`a tile of <triomino-table> in the hand of a ${pointer.name}`, () => {
    afterEach(releaseAll);

    it('shows where it fits, turns to fit over a place, and is laid there', async () => {
      const page = await open();
      const made = page.listen('game-move');
      await page.hold('345', () => page.middle(page.ghost('453@-1,0')), pointer);
      await page.until(() => page.over !== undefined);
      expect([page.ghosts, page.badges, numbersOf(page.carried)]).to.deep.equal([['453@-1,0'], ['+12'], '453']);
      await page.release(pointer);
      expect(made.map(({ text, by }) => `${by} ${text}`)).to.deep.equal(['user 453@-1,0']);
      expect([page.laid.at(-1), page.ghosts, page.rack]).to.deep.equal(['453@-1,0', [], ['055', '445']]);
    });

    // The rest is the same for both: elements hear pointers.
    if (pointer === finger) return;

    it('turns back beside the place, and returns to the rack when it is let go there, and the next press chooses', async () => {
      const page = await open();
      await page.hold('345', () => page.middle(page.ghost('453@-1,0')), pointer);
      await page.until(() => page.over !== undefined);
      await pointer.move(page.onScreen(200, 160));
      await page.until(() => page.over === undefined);
      expect(numbersOf(page.carried)).to.equal('345');
      await page.release(pointer);
      expect([page.ghosts, page.chosen, page.moves, page.tile('345').style.length]).to.deep.equal([
        ...[[], undefined, [], 0],
      ]);
      await page.click(page.tile('445'));
      expect([page.chosen, page.ghosts]).to.deep.equal(['445', ['544@0,1']]);
    });

    it('takes the place of one that is chosen, and is laid on that of several places over which it is let go', async () => {
      const page = await open(BRIDGE);
      await page.click(page.tile('023'));
      await page.hold('344', () => page.middle(page.ghost('344@0,0')), pointer);
      expect(page.ghosts).to.deep.equal(['344@0,0', '344@4,0']);
      await pointer.move(page.middle(page.ghost('344@4,0')));
      await page.until(() => page.over === '344@4,0');
      await page.release(pointer);
      expect(page.moves).to.deep.equal(['344@4,0']);
    });

    it('follows where the page shows the element at half its size', async () => {
      const page = await TriominoPage.within(html`
        <div style="transform: scale(0.5); transform-origin: 0 0">${TriominoPage.create({ position: ONE_TILE })}</div>
      `);
      const [from, to] = [page.middle(page.tile('345')), page.onScreen(0, 29)];
      await carry(pointer, from, to);
      await page.until(() => page.over !== undefined);
      const [x, y] = page.middle(page.carried);
      expect(x).to.be.closeTo(to[0], 1.5);
      expect(y).to.be.closeTo(to[1], 1.5);
      await page.release(pointer);
      expect(page.moves).to.deep.equal(['453@-1,0']);
    });
  });
}

describe('a drag that comes to nothing on <triomino-table>', () => {
  afterEach(releaseAll);

  async function dragging(attributes: Attributes = {}, pointer = mouse): Promise<TriominoPage> {
    const page = await (await open(ONE_TILE, attributes)).uncover();
    await page.hold('345', () => page.middle(page.ghost('453@-1,0')), pointer);
    await page.until(() => page.over !== undefined);
    expect(page.over).to.equal('453@-1,0');
    return page;
  }

  /** Nothing is in the hand, nothing is chosen, and the next presses are heard once the tile is back. */
  async function expectAllAsBefore(page: TriominoPage): Promise<void> {
    await page.element.updateComplete;
    expect([page.ghosts, page.chosen, page.moves, page.find('[data-dragged]')]).to.deep.equal([
      ...[[], undefined, [], null],
    ]);
    expect(page.all('.rack-tile').map(({ style }) => style.length)).to.deep.equal([0, 0, 0]);
    await page.until(() => page.root.getAnimations().length === 0);
    await page.lay('445', '544@0,1');
    expect(page.moves).to.deep.equal(['544@0,1']);
  }

  const ENDS: Readonly<Record<string, (page: TriominoPage) => Promise<unknown>>> = {
    async 'on the rack'(page) {
      await mouse.move(page.middle(page.find('.rack-tile') as Element));
      await mouse.up();
    },
    async 'on a laid tile'(page) {
      await mouse.move(page.middle(page.board.querySelector('.laid path') as Element));
      await mouse.up();
    },
    async 'outside the element'() {
      await mouse.move([2, 2]);
      await mouse.up();
    },
    async 'with Escape, and the release does nothing'(page) {
      await page.press('Escape');
      expect([page.ghosts, page.find('[data-dragged]')]).to.deep.equal([[], null]);
      await mouse.up();
    },
    async 'where the element is taken out of the page'(page) {
      const putBack = page.takeAway();
      await mouse.up();
      await putBack();
    },
    async 'where the element is hidden'(page) {
      page.element.hidden = true;
      await new Promise(requestAnimationFrame);
      await mouse.up();
      page.element.hidden = false;
    },
    async 'where another game is loaded, and the tile of that one stays'(page) {
      await page.set({ position: `${ONE_TILE} | 30` });
      await mouse.up();
    },
  };
  for (const [what, end] of Object.entries(ENDS)) {
    it(`ends ${what}`, async () => {
      const page = await dragging();
      await end(page);
      await expectAllAsBefore(page);
    });
  }

  it('ends where a finger is taken away', async () => {
    const page = await dragging({}, finger);
    await fingers.cancel();
    await expectAllAsBefore(page);
  });

  it('ends where a mouse that is quicker than its events lets go far outside', async () => {
    const page = await open();
    await mouse.down(page.middle(page.tile('345')));
    await mouse.move([2, 2]);
    await mouse.up();
    await mouse.move(page.middle(page.tile('055')));
    await expectAllAsBefore(page);
  });

  it('ends where a script moves meanwhile', async () => {
    const page = await dragging();
    await page.played('544@0,1');
    expect([page.find('[data-dragged]'), page.ghosts]).to.deep.equal([null, []]);
    await page.release();
    expect([page.moves, page.rack]).to.deep.equal([['544@0,1'], ['055', '345']]);
  });

  it('ends where the time is up meanwhile', async () => {
    const page = await dragging({ position: TWO_PLAYERS, 'turn-seconds': '20', dice: 'remote' });
    await page.pass(20_000);
    await page.release();
    expect([page.moves, page.ghosts, page.find('[data-dragged]')]).to.deep.equal([['timeout'], [], null]);
  });

  it('is one of a tile that fits nowhere, wherever it is let go', async () => {
    const page = await open();
    await page.hold('055', () => page.onScreen(25, 43));
    expect(page.ghosts).to.be.empty;
    await page.release();
    await expectAllAsBefore(page);
  });

  it('is one of somebody who is not to move', async () => {
    const page = await open(TWO_PLAYERS, { viewer: '1' });
    await carry(mouse, page.middle(page.tile('334')), page.onScreen(25, 43));
    await page.release();
    expect([page.find('[data-dragged]'), page.ghosts, page.moves]).to.deep.equal([null, [], []]);
  });
});
