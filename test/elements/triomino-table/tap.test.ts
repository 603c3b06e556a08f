import { expect, fixtureCleanup } from '@open-wc/testing';
import { aMoment, mouse, releaseAll } from '../pointers.js';
import { BRIDGE, NEIGHBOURS, ONE_TILE } from './tables.js';
import { TriominoPage } from './triomino-page.js';

const WAYS = {
  mouse: (page: TriominoPage, element: Element) => page.click(element),
  finger: (page: TriominoPage, element: Element) => page.tapOn(element),
};

for (const [name, press] of Object.entries(WAYS)) {
  describe(`a press with a ${name} on a tile of the rack`, () => {
    afterEach(async () => {
      await releaseAll();
      await aMoment();
    });

    it('shows what it would be at each place where it fits, with its points, and at no other', async () => {
      const page = await TriominoPage.open({ position: BRIDGE });
      expect(page.ghosts).to.be.empty;
      await press(page, page.tile('344'));
      expect(page.chosen).to.equal('344');
      expect(page.ghosts).to.deep.equal(['344@0,0', '344@4,0']);
      expect(page.badges).to.deep.equal(['51', '11']);
      expect(page.places).to.deep.equal([
        'above 2-4-4 for 51 points, bridge 40',
        'beside 0-3-4 on the right for 11 points',
      ]);
      await press(page, page.tile('023'));
      expect([page.chosen, page.ghosts, page.badges]).to.deep.equal(['023', ['302@4,-1'], ['5']]);
      expect(page.moves).to.be.empty;
    });

    it('lays it where a press on such a place follows', async () => {
      const page = await TriominoPage.open({ position: BRIDGE });
      const made = page.listen('game-move');
      await press(page, page.tile('344'));
      await press(page, page.ghost('344@4,0'));
      expect(made.map(({ text, by }) => `${by} ${text}`)).to.deep.equal(['reader 344@4,0']);
      expect([page.laid.at(-1), page.ghosts, page.places]).to.deep.equal(['344@4,0', [], []]);
      expect([page.rack, page.facts()]).to.deep.equal([['023', '111'], '11 points 2 tiles']);
      expect(page.latest).to.equal('Lays 3-4-4 beside 0-3-4 on the right. 3+4+4: 11.');
    });

    it('lays it where a press on that place in the list follows', async () => {
      const page = await TriominoPage.open({ position: BRIDGE });
      await press(page, page.tile('344'));
      await press(page, page.place(0));
      expect([page.moves, page.laid.at(-1), page.facts()]).to.deep.equal([['344@0,0'], '344@0,0', '51 points 2 tiles']);
    });

    it('is taken back by another press on it', async () => {
      const page = await TriominoPage.open({ position: ONE_TILE });
      await press(page, page.tile('345'));
      await aMoment();
      await press(page, page.tile('345'));
      expect([page.chosen, page.ghosts, page.places, page.spoken]).to.deep.equal([undefined, [], [], 'Let go.']);
      expect(page.moves).to.be.empty;
    });

    it('says so where it fits nowhere', async () => {
      const page = await TriominoPage.open({ position: ONE_TILE });
      const refusals = page.listen('game-refuse');
      await press(page, page.tile('055'));
      expect(page.status).to.equal('0-5-5 fits nowhere on the table.');
      expect([page.ghosts, page.places, page.spoken]).to.deep.equal([[], [], page.status]);
      expect(refusals).to.deep.equal([{ code: 'fits-nowhere', message: page.status }]);
      await press(page, page.tile('345'));
      expect([page.status, page.ghosts]).to.deep.equal(['Lay a tile, or buy one.', ['453@-1,0']]);
    });

    it('beside the places leaves it chosen', async () => {
      const page = await TriominoPage.open({ position: ONE_TILE });
      await press(page, page.tile('345'));
      await press(page, page.board.querySelector('.laid path') as Element);
      expect([page.chosen, page.moves]).to.deep.equal(['345', []]);
    });

    it('is for the first tile of a round, too: it goes to the middle', async () => {
      const page = await TriominoPage.open({ position: ' | 012,344 | 0 0 0 - 1' });
      await press(page, page.tile('344'));
      expect([page.ghosts, page.badges, page.places]).to.deep.equal([
        ['344@0,0'],
        ['11'],
        ['in the middle for 11 points'],
      ]);
      await press(page, page.ghost('344@0,0'));
      expect(page.laid).to.deep.equal(['344@0,0']);
    });
  });
}

describe('places of a chosen tile', () => {
  afterEach(releaseAll);

  it('can be told apart where they lie beside each other', async () => {
    for (const place of ['455@-1,0', '545@0,0', '545@-2,-1']) {
      // Nothing is far below the fold, where a table may not be laid out yet.
      fixtureCleanup();
      const page = await TriominoPage.open({ position: NEIGHBOURS });
      await page.click(page.tile('455'));
      expect(page.ghosts).to.deep.equal(['545@-2,-1', '455@-1,0', '545@0,0']);
      await page.click(page.ghost(place));
      expect([page.moves, page.laid.at(-1)]).to.deep.equal([[place], place]);
    }
  });

  it('stand out on the table while they are pointed at in the list', async () => {
    const page = await TriominoPage.open({ position: BRIDGE });
    await page.click(page.tile('344'));
    await mouse.move(page.middle(page.place(1)));
    await page.until(() => page.find('[data-over]') !== null);
    expect(page.find('[data-over]')?.dataset['cell']).to.equal('1');
  });
});
