import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { watchTrouble } from '../watch-trouble.js';
import { TriominoPage } from './triomino-page.js';

interface Way {
  readonly attributes: Readonly<Record<string, string>>;
  /** Everything up to the last step, and that. */
  readonly begin?: (page: TriominoPage) => Promise<unknown>;
  readonly end: (page: TriominoPage) => Promise<unknown>;
  readonly move: string;
}

const LAYING = { position: '344@0,0 | 044,144 | 0 0 0 - 1' };
const BOUGHT = { position: '344@0,0 | 000,111 | 0 0 3 - 1' };
const press044 = (page: TriominoPage) => page.click(page.tile('044'));

/** Every way in which a reader makes a move. */
const WAYS: Readonly<Record<string, Way>> = {
  'on the table': {
    attributes: LAYING,
    begin: press044,
    end: (page) => page.click(page.ghost('044@0,1')),
    move: '044@0,1',
  },
  'in the list of places': {
    attributes: LAYING,
    begin: press044,
    end: (page) => page.click(page.place(0)),
    move: '044@0,1',
  },
  'by key': {
    attributes: LAYING,
    async begin(page) {
      page.tile('044').focus();
      await page.press('Enter');
    },
    end: (page) => page.press('Enter'),
    move: '044@0,1',
  },
  'by typing it': {
    attributes: LAYING,
    begin: (page) => page.fill('Type a move', '044@0,1'),
    end: (page) => page.press('Enter'),
    move: '044@0,1',
  },
  'by buying': { attributes: LAYING, end: (page) => page.clickButton('Buy a tile (−5)'), move: 'buy' },
  'by passing': { attributes: BOUGHT, end: (page) => page.clickButton('Pass (−10)'), move: 'pass' },
  'by dealing': {
    attributes: { seed: 'a', dice: 'tap' },
    end: (page) => page.clickButton('Deal round 1'),
    move: 'deal 012,113,114,133,134,144,145,225,333',
  },
};

/** What the reader has begun, as far as it is seen. */
const begun = (page: TriominoPage) => ({
  rack: page.rack,
  chosen: page.chosen,
  ghosts: page.ghosts,
  typed: page.field('Type a move')?.value,
});

describe('a page that refuses a move of Triomino in game-before-move', () => {
  for (const [way, { attributes, begin, end, move }] of Object.entries(WAYS)) {
    it(`keeps the reader from making it ${way}; nothing is lost, and it is made once the page allows it`, async () => {
      const page = await TriominoPage.open(attributes);
      await begin?.(page);
      const before = begun(page);
      const { position } = page;
      page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
      const log = logEvents(page.element);
      await end(page);
      const kind = move.split(' ')[0] ?? '';
      expect(log).to.have.lengthOf(1);
      expect(log[0])
        .to.match(/^game-before-move .* by reader$/)
        .and.to.contain(kind === 'deal' ? kind : move);
      expect([page.moves.length, page.position]).to.deep.equal([0, position]);
      expect(begun(page)).to.deep.equal(before);
      await end(page);
      expect(page.moves[0]).to.contain(kind === 'deal' ? kind : move);
    });
  }

  it('may let a tile be bought and refuse which: it is drawn later', async () => {
    const page = await TriominoPage.open(LAYING);
    const refuse = (event: HTMLElementEventMap['game-before-move']) => {
      if (event.detail.actor === 'chance') event.preventDefault();
    };
    page.element.addEventListener('game-before-move', refuse);
    await page.clickButton('Buy a tile (−5)');
    expect(page.moves).to.deep.equal(['buy']);
    page.element.removeEventListener('game-before-move', refuse);
    await page.clickButton('Draw');
    expect(page.moves[1]).to.match(/^draw \d{3}$/);
  });

  it('may stop in the middle of the dealing, which goes on with the next press', async () => {
    const page = await TriominoPage.open({ seats: 'human human human', seed: 'a' });
    let count = 0;
    page.element.addEventListener('game-before-move', (event) => {
      if (++count === 3) event.preventDefault();
    });
    await page.clickButton('Deal round 1');
    expect(page.moves).to.have.lengthOf(2);
    await page.clickButton('Deal round 1');
    expect(page.element.state.turn).to.not.equal(null);
  });

  it('does not keep the clock, a script, nor tiles that are drawn by themselves', async () => {
    const page = await TriominoPage.open({ ...LAYING, dice: 'auto', 'turn-seconds': '30' });
    const asked = page.listen('game-before-move');
    page.element.addEventListener('game-before-move', (event) => event.preventDefault());
    await page.played('044@0,1');
    await page.pass(30_000);
    expect(page.moves.slice(0, 2)).to.deep.equal(['044@0,1', 'timeout']);
    expect(asked).to.be.empty;
  });
});

describe('a page that acts in game-before-move of Triomino', () => {
  /** A listener that acts once and lets the reader’s move be. */
  const acting = async (act: (page: TriominoPage) => void, attributes = {}) => {
    const page = await TriominoPage.open({ ...LAYING, ...attributes });
    await press044(page);
    page.element.addEventListener('game-before-move', () => act(page), { once: true });
    const trouble = watchTrouble();
    await page.click(page.ghost('044@0,1'));
    expect(trouble.stop()).to.be.empty;
    return page;
  };

  it('by the same move itself: it is made once', async () => {
    expect((await acting(({ element }) => element.play('044@0,1'))).moves).to.deep.equal(['044@0,1']);
  });

  it('while the time runs out: the turn is over, and the tile is not laid', async () => {
    const page = await acting(({ clock }) => clock.advance(30_000), { 'turn-seconds': '30', dice: 'remote' });
    expect(page.moves).to.deep.equal(['timeout']);
  });

  it('by a new game: the tile is not laid in that', async () => {
    expect((await acting(({ element }) => element.restart())).moves).to.be.empty;
  });
});
