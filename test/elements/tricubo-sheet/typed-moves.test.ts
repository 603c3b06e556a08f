import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';

const FIELD = 'Type a move';

/** Types a move and sends it off with Enter. */
async function typeMove(page: TricuboPage, text: string): Promise<void> {
  await page.fill(FIELD, text);
  await page.press('Enter');
}

const open = async (attributes: Readonly<Record<string, string>> = {}, ...moves: readonly string[]) =>
  (await TricuboPage.open(attributes)).played(...moves);

const NUMBERS = '2,4,1,0,0 .,.,.,.,. - | A 4 0 345';
const SIXES = '2,4,1,0,0 .,.,.,.,. - | A 1 0 166';
const THREE_SIXES = '2,4,1,0,0 .,.,.,.,. - | A 2 0 616';
const CLOSED = '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - | B 1 0 345 L 0';
const NO_USE = '7,0,0,0,0 .,.,.,.,. LMSt | A 1 0 111';

describe('<tricubo-sheet> by typed moves', () => {
  it('makes a move and empties the field for the next one', async () => {
    const page = await open();
    const moves = page.listen('game-move');
    await typeMove(page, '@2');
    expect(moves.map(({ text, by, actor }) => `${by} ${actor} ${text}`)).to.deep.equal(['reader 0 @2']);
    expect(page.field(FIELD)?.value).to.equal('');
    expect(page.focusedName).to.equal(FIELD);
  });

  const ways: Readonly<Record<string, readonly [position: string, ...texts: string[]]>> = {
    M: [NUMBERS, 'M', 'm', ' M '],
    Mc: [NUMBERS, 'Mc', 'MC', 'mc', 'm c'],
    St: [NUMBERS, 'St', 'ST', 'st'],
    'S:2': [SIXES, 'S:2', 's:2', 's 2', 'S2'],
    'M:2,5': [SIXES, 'M:2,5', 'm:2,5', 'M:5,2', 'M: 2 5', 'm 2, 5', 'm25'],
    'L:1,2,5': [THREE_SIXES, 'L:1,2,5', 'L:5,2,1', 'l 1 2 5'],
    JL: [CLOSED, 'JL', 'jl', 'J L'],
    JLc: [CLOSED, 'JLc', 'jlc'],
    '-': [NO_USE, '-', ' - '],
  };
  for (const [made, [position, ...texts]] of Object.entries(ways)) {
    for (const text of texts) {
      it(`makes ${made} with “${text}”`, async () => {
        const page = await open({ position });
        await typeMove(page, text);
        expect(page.moves).to.deep.equal([made]);
      });
    }
  }

  for (const text of ['@3', ' @3', '@ 3']) {
    it(`makes the first cross in row 3 with “${text}”`, async () => {
      const page = await open();
      await typeMove(page, text);
      expect(page.moves).to.deep.equal(['@3']);
    });
  }

  for (const text of ['roll 361', 'ROLL 3 6 1', 'roll361', '361', ' 3 6 1 ', '3,6,1']) {
    it(`lays a large 3, a medium 6 and a small 1 with “${text}” where real ones are thrown`, async () => {
      const page = await open({ dice: 'enter' }, '@1');
      await typeMove(page, text);
      expect(page.moves.at(-1)).to.equal('roll 361');
      expect(page.roll).to.deep.equal([3, 6, 1]);
    });
  }

  it('shows what can be typed as long as nothing is', async () => {
    const page = await open({ dice: 'enter' });
    const examples = [page.field(FIELD)?.placeholder];
    for (const move of ['@1', 'roll 666']) {
      await typeMove(page, move);
      examples.push(page.field(FIELD)?.placeholder);
    }
    expect(examples).to.deep.equal(['@1', 'roll 361', 'M:1,2']);
    await typeMove(page, 'M:1,2');
    expect(page.moves.at(-1)).to.equal('M:1,2');
  });

  it('forgets what was begun on the sheet', async () => {
    const page = await open({ position: NUMBERS, dice: 'enter' });
    await page.clickDie('S');
    await typeMove(page, 'M');
    await page.played('roll 345');
    expect(page.chosenDie).to.equal(undefined);
    expect(page.targets).to.be.empty;
  });

  it('makes it on the sheet that is shown, or on the one that it names', async () => {
    const page = await open({
      position: '1,0,0,0,0 .,.,.,.,. - / 0,1,0,0,0 .,.,.,.,. - / 0,0,1,0,0 .,.,.,.,. - | A 1 0 345 L 0',
    });
    await page.click(page.seatButton(2));
    await typeMove(page, 'M');
    await typeMove(page, '#1 S');
    const made = page.element.match.entries.map(({ actor, text }) => `${actor} ${text}`);
    expect(made).to.deep.equal(['2 M', '1 S']);
  });
});
