import { expect } from '@open-wc/testing';
import { SheetPage } from './sheet-page.js';

const NO_DICE = 'Waiting for the dice.';

/** The ways in which the same dice come onto the table, once the numbers are crossed. */
const WAYS = {
  tap: { by: 'user', roll: (page: SheetPage) => page.clickButton('Roll the dice') },
  auto: { by: 'auto', roll: () => Promise.resolve() },
  enter: {
    by: 'user',
    roll: async (page: SheetPage) => {
      for (const value of [1, 2, 3, 4, 6]) await page.click(page.named(`Add a ${value}`) as Element);
      await page.clickButton('Lay these dice');
    },
  },
  remote: {
    by: 'script',
    roll: async (page: SheetPage) => {
      page.element.play('roll 12346', { actor: 'chance' });
      await page.element.updateComplete;
    },
  },
} as const;

describe('the dice of <kubi-sheet>', () => {
  for (const [dice, { by, roll }] of Object.entries(WAYS)) {
    it(`with dice="${dice}" come once numbers are crossed, as the same move, and are to be placed`, async () => {
      const page = await SheetPage.open({ seed: 'a', dice });
      const moves = page.listen('game-move');
      expect(page.moves).to.be.empty;
      await page.played('x146');
      await roll(page);
      const { moves: recorded } = page.element.match.toRecord();
      expect(recorded).to.deep.equal([{ move: 'x146' }, { move: 'roll 12346' }]);
      expect(moves[1]).to.deep.include({ actor: 'chance', by, text: 'roll 12346' });
      expect(page.roll).to.deep.equal([1, 2, 3, 4, 6]);
      expect(page.status).to.equal('Leave one die out and pair the others.');
    });
  }

  it('wait for the reader’s tap', async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146');
    expect(page.status).to.equal('Roll the dice.');
    expect(page.dice).to.be.empty;
    expect(page.moves).to.deep.equal(['x146']);
  });

  it('roll by themselves after each entry, also after the reader’s, and not after the last', async () => {
    const page = await SheetPage.open({ seed: 'a', dice: 'auto', position: '1:7,4:0,6:7 0,0,0,0,0,14,14,0,0,0,0' });
    expect(page.moves).to.deep.equal(['roll 12346']);
    await page.click(page.all('.entry')[0] as Element);
    await page.clickButton('Enter');
    expect(page.moves).to.have.lengthOf(2);
    expect(page.element.outcome?.reason).to.equal('all-done');
  });

  it('roll by themselves only when all have decided', async () => {
    const page = await SheetPage.open({ seed: 'a', dice: 'auto', seats: 'human human' });
    await page.played('#1 x146');
    expect(page.moves).to.deep.equal(['x146']);
    await page.played('#0 x146');
    expect(page.moves).to.deep.equal(['x146', 'x146', 'roll 12346']);
    await page.played('#1 1|23|46');
    expect(page.moves).to.have.lengthOf(4);
    await page.played('#0 1|23|46');
    expect(page.moves).to.have.lengthOf(6);
    expect(page.moves.at(-1)).to.match(/^roll/);
  });

  it('are waited for with dice="remote", and the reader cannot type them', async () => {
    const page = await (await SheetPage.open({ dice: 'remote' })).played('x146');
    expect(page.status).to.equal(NO_DICE);
    expect(page.primary === null).to.be.true;
    await page.fill('Type a move', 'roll 12346');
    await page.press('Enter');
    expect(page.status).to.equal('That is not to be done now.');
    expect(page.moves).to.deep.equal(['x146']);
  });

  it('are the same for the same seed, roll by roll, and others for another', async () => {
    const rolls = async (seed: string) => {
      const page = await SheetPage.open({ seed, dice: 'auto' });
      await page.played('x146');
      for (let entries = 0; entries < 5; entries++) page.element.play(page.element.legalMoves()[0]!);
      page.element.remove();
      return page.moves.filter((text) => text.startsWith('roll')).join();
    };
    expect(await rolls('a')).to.match(/^roll 12346,roll/);
    expect(await rolls('a')).to.equal(await rolls('a'));
    expect(await rolls('a')).to.not.equal(await rolls('b'));
  });

  it('roll at once where the page changes to dice="auto" while they are due', async () => {
    const page = await (await SheetPage.open({ seed: 'a' })).played('x146');
    const moves = page.listen('game-move');
    page.element.dice = 'auto';
    await page.element.updateComplete;
    expect(page.roll).to.deep.equal([1, 2, 3, 4, 6]);
    expect(moves.map(({ by }) => by)).to.deep.equal(['auto']);
  });
});
