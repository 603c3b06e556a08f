import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { chord } from '../keyboard.js';
import { watchTrouble } from '../watch-trouble.js';
import { CuboPage } from './cubo-page.js';
import { BUILDING } from './running.js';

interface Way {
  readonly attributes: Readonly<Record<string, string>>;
  /** Everything up to the last step, and that. */
  readonly begin?: (page: CuboPage) => Promise<void>;
  readonly end: (page: CuboPage) => Promise<void>;
  readonly move: string;
}

const BUILT = { position: BUILDING };
const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';
const CALLED = { position: `1 0 build 0 | ${SQUARE} c - 0 | r6r1b6b2` };
const HOLDING = { position: `1 0 exchange 0 | ${SQUARE} t r6 0 | -r1b6b2` };

const enter = (page: CuboPage) => page.press('Enter');
/** Puts the focus on a die. */
const at = (page: CuboPage, ...keys: readonly string[]) => {
  page.cell('a1').focus();
  return page.press(...keys);
};

/** Every way in which a reader makes a move. */
const WAYS: Readonly<Record<string, Way>> = {
  'by an arrow at once': {
    attributes: BUILT,
    async end(page) {
      page.cell('a1').focus();
      await chord(page, 'Shift', 'ArrowDown');
    },
    move: 'swap a1a2',
  },
  'by typing a move': {
    attributes: BUILT,
    begin: (page) => page.fill('Type a move', 'a1c3'),
    end: enter,
    move: 'swap a1c3',
  },
  'by calling': { attributes: BUILT, end: (page) => page.click(page.action('Cubo!')), move: 'call' },
  'by calling with a key': { attributes: BUILT, end: (page) => at(page, 'x'), move: 'call' },
  'by rolling again': { attributes: BUILT, end: (page) => page.click(page.action('Roll all again')), move: 'roll' },
  'by taking a die': { attributes: CALLED, end: (page) => page.click(page.action('Take blue 6')), move: 'take 3' },
  'by taking none': { attributes: CALLED, end: (page) => page.click(page.action('Take none')), move: 'take -' },
  'by typing an exchange': {
    attributes: HOLDING,
    begin: (page) => page.fill('Type a move', 'put a1'),
    end: enter,
    move: 'put a1',
  },
  'by keeping all dice': { attributes: HOLDING, end: (page) => page.click(page.action('Keep my dice')), move: 'keep' },
  'by rolling for the round': {
    attributes: { seed: 'a' },
    end: (page) => page.clickButton('Roll for round 1'),
    move: 'middle r3r1b6b4',
  },
  'by typing dice': {
    attributes: { dice: 'enter' },
    begin: (page) => page.fill('Type a move', '1634'),
    end: enter,
    move: 'middle r1r6b3b4',
  },
};

/** What the reader has begun, as far as it is seen. */
const begun = (page: CuboPage) => ({
  square: page.square(),
  earned: page.earned(),
  actions: page.actions(),
  typed: page.field('Type a move')?.value,
});

describe('a page that refuses a move of Cubo in game-before-move', () => {
  for (const [way, { attributes, begin, end, move }] of Object.entries(WAYS)) {
    it(`keeps the reader from making it ${way}; nothing is lost, and it is made once the page allows it`, async () => {
      const page = await CuboPage.open(attributes);
      await begin?.(page);
      const before = begun(page);
      const { position } = page;
      page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
      const log = logEvents(page.element);
      await end(page);
      expect(log).to.deep.equal([`game-before-move ${move} by reader`]);
      expect([page.moves.length, page.position]).to.deep.equal([0, position]);
      expect(begun(page)).to.deep.equal(before);
      await end(page);
      expect(page.moves[0]).to.equal(move);
    });
  }

  it('may let the dice be taken in hand and refuse how they fall: they are thrown later', async () => {
    const page = await CuboPage.open(BUILT);
    const refuse = (event: HTMLElementEventMap['game-before-move']) => {
      if (event.detail.actor === 'chance') event.preventDefault();
    };
    page.element.addEventListener('game-before-move', refuse);
    await page.click(page.action('Roll all again'));
    expect([page.moves, page.actions()]).to.deep.equal([['roll'], ['Throw the dice']]);
    page.element.removeEventListener('game-before-move', refuse);
    await page.click(page.action('Throw the dice'));
    expect(page.moves[1]).to.match(/^dice 0 \d{9}$/);
  });

  it('does not keep the clock, a script, nor dice that roll by themselves', async () => {
    const page = await CuboPage.open({ seed: 'a', dice: 'auto' });
    const asked = page.listen('game-before-move');
    page.element.addEventListener('game-before-move', (event) => event.preventDefault());
    await page.played('swap a1b1');
    await page.pass(60_000);
    expect(page.moves.slice(2, 4)).to.deep.equal(['swap a1b1', 'timeout']);
    expect(asked).to.be.empty;
  });
});

describe('a page that acts in game-before-move of Cubo', () => {
  /** A listener that acts once and lets the reader’s move be. */
  const acting = async (act: (page: CuboPage) => void) => {
    const page = await CuboPage.open(BUILT);
    await page.click(page.cell('a1'));
    page.element.addEventListener('game-before-move', () => act(page), { once: true });
    const trouble = watchTrouble();
    await page.click(page.cell('c3'));
    expect(trouble.stop()).to.be.empty;
    return page;
  };

  it('by the same move itself: it is made once', async () => {
    expect((await acting(({ element }) => element.play('swap a1c3'))).moves).to.deep.equal(['swap a1c3']);
  });

  it('by a call: the square is covered, and the swap is not made', async () => {
    const page = await acting(({ element }) => element.play('call'));
    expect([page.moves, page.isCovered()]).to.deep.equal([['call'], true]);
  });

  it('while the time runs out: the round is over, and the swap is not made', async () => {
    const page = await acting(({ clock }) => clock.advance(60_000));
    expect(page.moves).to.deep.equal(['timeout']);
  });

  it('by a new game: the move is not made in that', async () => {
    expect((await acting(({ element }) => element.restart())).moves).to.be.empty;
  });
});
