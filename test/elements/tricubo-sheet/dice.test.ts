import { expect } from '@open-wc/testing';
import { humans, use } from './rolled.js';
import { TricuboPage } from './tricubo-page.js';

/** The ways in which the same dice come onto the table, once the first cross is made. */
const WAYS = {
  tap: { by: 'user', roll: (page: TricuboPage) => page.clickButton('Roll the dice') },
  auto: { by: 'auto', roll: () => Promise.resolve() },
  enter: {
    by: 'user',
    roll: async (page: TricuboPage) => {
      for (const value of [3, 1, 6]) await page.click(page.named(`Add a ${value}`) as Element);
      await page.clickButton('Lay these dice');
    },
  },
  remote: {
    by: 'script',
    roll: async (page: TricuboPage) => {
      page.element.play('roll 316', { actor: 'chance' });
      await page.element.updateComplete;
    },
  },
} as const;

/** The rolls so far. */
const rolls = (page: TricuboPage) => page.moves.filter((text) => text.startsWith('roll'));

describe('the dice of <tricubo-sheet>', () => {
  for (const [dice, { by, roll }] of Object.entries(WAYS)) {
    it(`with dice="${dice}" come once the first cross is made, as the same move, and are to be used`, async () => {
      const page = await TricuboPage.open({ seed: 'a', dice });
      const moves = page.listen('game-move');
      expect(page.moves).to.be.empty;
      await page.played('@1');
      await roll(page);
      const { moves: recorded } = page.element.match.toRecord();
      expect(recorded).to.deep.equal([{ move: '@1' }, { move: 'roll 316' }]);
      expect(moves[1]).to.deep.include({ actor: 'chance', by, text: 'roll 316' });
      expect(page.roll).to.deep.equal([3, 1, 6]);
      expect(page.status).to.equal('Use a die. The large one is closed this round.');
    });
  }

  for (const [dice, asked] of [
    ['tap', 'Player 1 rolls.'],
    ['enter', 'Throw your dice and enter what they show.'],
    ['remote', 'Waiting for the dice.'],
  ] as const) {
    it(`with dice="${dice}" are waited for where several play, blank on every sheet`, async () => {
      const page = await TricuboPage.open({ seats: humans(2), dice });
      for (const seat of [0, 1]) {
        await page.click(page.seatButton(seat));
        expect(page.status).to.equal(asked);
        expect([page.dice.length, page.choices.length, page.targets.length]).to.deep.equal([0, 0, 0]);
      }
    });
  }

  it('are rolled by the reader on whichever sheet is shown', async () => {
    const page = await TricuboPage.open({ seats: humans(2), seed: 'a' });
    await page.click(page.seatButton(1));
    await page.clickButton('Roll the dice');
    expect(page.moves).to.deep.equal(['roll 316']);
    expect(page.shownSeat).to.equal(0);
  });

  it('roll by themselves before the first use of several, and after each round', async () => {
    const page = await TricuboPage.open({ seats: humans(2), seed: 'a', dice: 'auto' });
    expect(page.moves).to.deep.equal(['roll 316']);
    await use(page);
    expect(rolls(page)).to.have.lengthOf(1);
    await use(page);
    expect(rolls(page)).to.deep.equal(['roll 316', 'roll 612']);
  });

  it('do not roll by themselves after the last round', async () => {
    const page = await TricuboPage.open({ seed: 'a', dice: 'auto', position: '6,6,5,0,0 | - 2 0 346' });
    await page.played('L');
    expect(page.moves).to.deep.equal(['L']);
    expect(page.element.outcome?.reason).to.equal('three-purple');
  });

  it('roll 21 times at most where one plays alone', async () => {
    const page = await TricuboPage.open({ seed: 'a', dice: 'auto', position: '1,0,0,0,0 | - 21 0 346' });
    expect(page.track).to.equal('Round 21 of 21. The small die is closed.');
    await page.played('L');
    expect([page.moves, page.element.outcome?.reason]).to.deep.equal([['L'], 'last-round']);
  });

  it('are waited for with dice="remote", and the reader cannot type them', async () => {
    const page = await (await TricuboPage.open({ dice: 'remote' })).played('@1');
    expect(page.primary === null).to.be.true;
    await page.fill('Type a move', 'roll 316');
    await page.press('Enter');
    expect(page.status).to.equal('That is not to be done now.');
    expect(page.moves).to.deep.equal(['@1']);
  });

  it('are the same for the same seed, roll by roll, and others for another', async () => {
    const played = async (seed: string) => {
      const page = await TricuboPage.open({ seed, dice: 'auto', seats: humans(2) });
      for (let uses = 0; uses < 10; uses++) page.element.play(page.element.legalMoves()[0]!);
      page.element.remove();
      return rolls(page).join();
    };
    expect(await played('a')).to.match(/^roll 316,roll 612,roll/);
    expect(await played('a')).to.equal(await played('a'));
    expect(await played('a')).to.not.equal(await played('b'));
  });

  it('roll at once where the page changes to dice="auto" while they are due', async () => {
    const page = await TricuboPage.open({ seats: humans(2), seed: 'a' });
    const moves = page.listen('game-move');
    page.element.dice = 'auto';
    await page.element.updateComplete;
    expect(page.roll).to.deep.equal([3, 1, 6]);
    expect(moves.map(({ by }) => by)).to.deep.equal(['auto']);
  });

  it('lie in the order large, medium, small, never sorted', async () => {
    const page = await (await TricuboPage.open({ seats: humans(2) })).played('roll 614');
    expect(page.dice.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['large 6', 'medium 1', 'small 4']);
    expect(page.position).to.match(/ 614$/);
  });
});
