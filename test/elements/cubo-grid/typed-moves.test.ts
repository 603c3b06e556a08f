import { expect } from '@open-wc/testing';
import { CuboPage } from './cubo-page.js';
import { table } from './moments.js';

const FIELD = 'Type a move';

/** Types a move and sends it off with Enter. */
async function typeMove(page: CuboPage, text: string): Promise<void> {
  await page.fill(FIELD, text);
  await page.press('Enter');
}

const open = async (attributes: Readonly<Record<string, string>> = {}, ...moves: readonly string[]) =>
  (await CuboPage.open({ position: table('o'), ...attributes })).played(...moves);

const made = (page: CuboPage): string[] => page.element.match.entries.map(({ actor, text }) => `${actor} ${text}`);

describe('<cubo-grid> by typed moves', () => {
  it('makes a move and empties the field for the next one', async () => {
    const page = await open();
    const moves = page.listen('game-move');
    await typeMove(page, 'swap a1c3');
    expect(moves.map(({ text, by, actor }) => `${by} ${actor} ${text}`)).to.deep.equal(['reader 0 swap a1c3']);
    expect([page.field(FIELD)?.value, page.focusedName]).to.deep.equal(['', FIELD]);
  });

  const ways: Readonly<Record<string, readonly [before: readonly string[], ...texts: string[]]>> = {
    'swap a1c3': [[], 'swap a1c3', 'a1c3', 'c3a1', 'A1 C3', 'a1-c3', ' Swap A1, C3 '],
    call: [[], 'call', 'CALL', '#0 call'],
    roll: [[], 'roll', 'Roll'],
    'take 2': [['call'], 'take 2', 'take2', 'TAKE 2'],
    'take -': [['call'], 'take -', 'take-'],
    'put b1': [['call', 'take 2'], 'put b1', 'PUT B1', 'putb1'],
    keep: [['call', 'take 2'], 'keep', 'Keep'],
  };
  for (const [move, [before, ...texts]] of Object.entries(ways)) {
    for (const text of texts) {
      it(`makes ${move} with “${text}”`, async () => {
        const page = await open({}, ...before);
        await typeMove(page, text);
        expect(page.moves).to.deep.equal([...before, move]);
      });
    }
  }

  for (const text of ['middle r6r1b3b2', 'middle b3 r6 b2 r1', '6132', ' 6 1 3 2', '6,1,3,2']) {
    it(`lays the middle with “${text}” where real dice are thrown`, async () => {
      const page = await CuboPage.open({ dice: 'enter' });
      await typeMove(page, text);
      expect(page.middleDice).to.deep.equal(['red 6', 'red 1', 'blue 3', 'blue 2']);
    });
  }

  for (const text of ['dice 0 123456123', '123456123', '123 456 123']) {
    it(`lays nine dice row by row with “${text}” where real ones are thrown`, async () => {
      const page = await (await CuboPage.open({ dice: 'enter' })).played('middle r6r1b3b2');
      await typeMove(page, text);
      expect(page.square()).to.equal('r1r2r3/r4w5b6/b1b2b3');
    });
  }

  it('is made by the player it names', async () => {
    const page = await open({ position: table('oo') });
    await typeMove(page, '#1 swap a1c3');
    await typeMove(page, '#1 call');
    await typeMove(page, '#0 a1b1');
    expect(made(page)).to.deep.equal(['1 swap a1c3', '1 call', '0 swap a1b1']);
  });

  it('is made by the one whose square was touched last, where no player is named', async () => {
    const page = await open({ position: table('oo') });
    await page.click(page.cell('a1', 1));
    await page.click(page.cell('a1', 1));
    await typeMove(page, 'a1c3');
    expect(made(page)).to.deep.equal(['1 swap a1c3']);
  });

  it('forgets which die was chosen in that square', async () => {
    const page = await open();
    await page.click(page.cell('a2'));
    await typeMove(page, 'a1c3');
    expect(page.cell('a2').ariaLabel).to.equal('a2, red 2');
  });
});
