import { expect } from '@open-wc/testing';
import { logEvents } from '../event-log.js';
import { watchTrouble } from '../watch-trouble.js';
import { FIRST_CROSSES } from '../../games/tricubo/helpers.js';
import { humans, rolled } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

type Attributes = Readonly<Record<string, string>>;

interface Way {
  readonly attributes: Attributes;
  /** Everything up to the last step, and that. */
  readonly begin: (page: TricuboPage) => Promise<void>;
  readonly end: (page: TricuboPage) => Promise<void>;
  readonly move: string;
}

const ROLLED = { position: rolled(2) };
/** The second player can only use the joker, or nothing. */
const JOKER = {
  side: 'B',
  position: `${rolled(2, '433').replace(FIRST_CROSSES[1], '0,1,8,0,0 .,.,.,.,. LMSt')} L`,
};

const nothing = () => Promise.resolve();
const enter = (page: TricuboPage) => page.press('Enter');
const confirm = (page: TricuboPage) => page.click(page.primary as Element);
const chooseFirst = (page: TricuboPage) => page.click(page.all('.entry')[0] as Element);

/** Every way in which a reader makes a move. */
const WAYS: Readonly<Record<string, Way>> = {
  'on a row': {
    attributes: ROLLED,
    begin: (page) => page.clickDie('M'),
    end: (page) => page.click(page.rowTarget(4) as Element),
    move: 'M',
  },
  'on a colour field': {
    attributes: ROLLED,
    begin: (page) => page.clickDie('M'),
    end: (page) => page.click(page.fieldTarget('t') as Element),
    move: 'Mt',
  },
  'on an interim box': {
    attributes: ROLLED,
    begin: (page) => page.clickDie('S'),
    end: (page) => page.click(page.interimTarget(2) as Element),
    move: 'S:2',
  },
  'with rows that are ticked': {
    attributes: { position: rolled(2, '166') },
    begin: async (page) => {
      await page.clickDie('M');
      for (const row of [2, 4]) page.interimTarget(row)?.click();
      await page.element.updateComplete;
    },
    end: (page) => page.click(page.scoreButton as Element),
    move: 'M:2,4',
  },
  'in words': { attributes: ROLLED, begin: chooseFirst, end: confirm, move: 'L' },
  'in words, with Enter': { attributes: ROLLED, begin: chooseFirst, end: enter, move: 'L' },
  'by typing a move': { attributes: ROLLED, begin: (page) => page.fill('Type a move', 'Mc'), end: enter, move: 'Mc' },
  'with the joker': {
    attributes: JOKER,
    begin: (page) => page.clickDie('L'),
    end: (page) => page.click(page.rowTarget(4) as Element),
    move: 'JL',
  },
  'by taking no die rather than the joker': {
    attributes: JOKER,
    begin: (page) => page.clickDie('L'),
    end: (page) => page.clickButton('Take no die'),
    move: '-',
  },
  'by taking no die, which is all there is': {
    attributes: { position: JOKER.position.replace('0,1,8', '0,1,7') },
    begin: nothing,
    end: confirm,
    move: '-',
  },
  'with the first cross': {
    attributes: {},
    begin: nothing,
    end: (page) => page.click(page.rowTarget(3) as Element),
    move: '@3',
  },
  'by rolling': {
    attributes: { seats: humans(2), seed: 'a' },
    begin: nothing,
    end: (page) => page.clickButton('Roll the dice'),
    move: 'roll 316',
  },
  'by laying dice': {
    attributes: { seats: humans(2), dice: 'enter' },
    begin: async (page) => {
      for (const value of [6, 3, 4]) await page.click(page.named(`Add a ${value}`) as Element);
    },
    end: (page) => page.clickButton('Lay these dice'),
    move: 'roll 634',
  },
  'by typing dice': {
    attributes: { seats: humans(2), dice: 'enter' },
    begin: (page) => page.fill('Type a move', '634'),
    end: enter,
    move: 'roll 634',
  },
};

/** What the reader has begun, as far as it is seen. */
const begun = (page: TricuboPage) => ({
  seat: page.shownSeat,
  die: page.chosenDie,
  targets: page.targets,
  ticked: page.all('.target input').map((box) => (box as HTMLInputElement).checked),
  choices: page.choices,
  thrown: page.thrown,
  typed: page.field('Type a move')?.value,
});

describe('a page that refuses a move of Tricubo in game-before-move', () => {
  for (const [way, { attributes, begin, end, move }] of Object.entries(WAYS)) {
    it(`keeps the reader from making it ${way}; nothing is lost, and it is made once the page allows it`, async () => {
      const page = await TricuboPage.open(attributes);
      await begin(page);
      const before = begun(page);
      const { position } = page;
      page.element.addEventListener('game-before-move', (event) => event.preventDefault(), { once: true });
      const log = logEvents(page.element);
      await end(page);
      expect(log).to.deep.equal([`game-before-move ${move} by reader`]);
      expect([page.moves.length, page.position]).to.deep.equal([0, position]);
      expect(begun(page)).to.deep.equal(before);
      await end(page);
      expect(page.moves).to.deep.equal([move]);
    });
  }

  it('does not keep a script, nor dice that roll by themselves', async () => {
    const page = await TricuboPage.open({ seats: humans(2), seed: 'a', dice: 'auto' });
    const asked = page.listen('game-before-move');
    page.element.addEventListener('game-before-move', (event) => event.preventDefault());
    await page.played('L', 'M');
    expect(page.moves).to.deep.equal(['roll 316', 'L', 'M', 'roll 612']);
    expect(asked).to.be.empty;
  });
});

describe('a page that acts in game-before-move of Tricubo', () => {
  /** A listener that acts once and lets the second player’s move be. */
  const acting = async (act: (page: TricuboPage) => void) => {
    const page = await TricuboPage.open({ position: `${rolled(3)} L` });
    page.element.addEventListener('game-before-move', () => act(page), { once: true });
    const trouble = watchTrouble();
    await page.clickDie('M');
    await page.click(page.rowTarget(4) as Element);
    expect(trouble.stop()).to.be.empty;
    return page;
  };

  it('by the same move itself: it is made once', async () => {
    const page = await acting(({ element }) => element.play('M', { actor: 1 }));
    expect(page.moves).to.deep.equal(['M']);
  });

  it('by another player’s: the reader taps once more, nothing is lost', async () => {
    const page = await acting(({ element }) => element.play('S:3', { actor: 2 }));
    expect([page.moves, page.shownSeat, page.chosenDie]).to.deep.equal([['S:3'], 1, 'M']);
    await page.click(page.rowTarget(4) as Element);
    expect(page.moves).to.deep.equal(['S:3', 'M']);
  });

  it('by a new game: the move is not made in that', async () => {
    const page = await acting(({ element }) => element.restart());
    expect([page.moves.length, page.chosenDie]).to.deep.equal([0, undefined]);
  });
});
