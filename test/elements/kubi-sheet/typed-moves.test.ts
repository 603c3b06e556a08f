import { expect } from '@open-wc/testing';
import { SheetPage } from './sheet-page.js';

const FIELD = 'Type a move';

/** Types a move and sends it off with Enter. */
async function typeMove(page: SheetPage, text: string): Promise<void> {
  await page.fill(FIELD, text);
  await page.press('Enter');
}

const open = async (attributes: Readonly<Record<string, string>> = {}, ...moves: readonly string[]) =>
  (await SheetPage.open({ seed: 'a', ...attributes })).played(...moves);

describe('<kubi-sheet> by typed moves', () => {
  it('makes a move and empties the field for the next one', async () => {
    const page = await open();
    const moves = page.listen('game-move');
    await typeMove(page, 'x146');
    expect(moves.map(({ text, by, actor }) => `${by} ${actor} ${text}`)).to.deep.equal(['reader 0 x146']);
    expect(page.field(FIELD)?.value).to.equal('');
    expect(page.focusedName).to.equal(FIELD);
    page.element.match.draw();
    await typeMove(page, '1|24|36');
    expect(page.moves).to.deep.equal(['x146', 'roll 12346', '1|24|36']);
    expect(page.focusedName).to.equal(FIELD);
  });

  for (const text of ['x126', 'X126', 'x 1 2 6', 'x621', 'x1,2,6', ' x126 ']) {
    it(`crosses 1, 2 and 6 with “${text}”`, async () => {
      const page = await open();
      await typeMove(page, text);
      expect(page.moves).to.deep.equal(['x126']);
    });
  }

  for (const text of ['1|24|36', '1 24 36', '1,24,36', '12436', '1|36|24', '1|42|63', ' 1 | 24 | 36 ', '1 63,42']) {
    it(`enters 1|24|36 with “${text}”`, async () => {
      const page = await open({}, 'x146', 'roll');
      await typeMove(page, text);
      expect(page.moves.at(-1)).to.equal('1|24|36');
    });
  }

  for (const text of ['(3)|33|66', '3|33|66', '(3) 33 66', '33366', '(3)|66|33']) {
    it(`enters (3)|33|66, a die without a mark, with “${text}”`, async () => {
      const page = await open({ dice: 'enter' }, 'x145', 'roll 33366');
      await typeMove(page, text);
      expect(page.moves.at(-1)).to.equal('(3)|33|66');
    });
  }

  for (const text of ['roll 12346', 'ROLL 6 4 3 2 1', 'roll64321', '12346', ' 6 4 3 2 1 ']) {
    it(`lays the dice 1 2 3 4 6 with “${text}” where real ones are thrown`, async () => {
      const page = await open({ dice: 'enter' }, 'x146');
      await typeMove(page, text);
      expect(page.moves.at(-1)).to.equal('roll 12346');
    });
  }

  it('forgets what was placed by hand', async () => {
    const page = await open({}, 'x146', 'roll');
    await page.clickDice(3);
    await typeMove(page, '1|24|36');
    await page.played('roll');
    expect(page.placed).to.deep.equal({ out: [], first: [], second: [] });
  });

  it('makes it on the sheet that is shown', async () => {
    const page = await open({ seats: 'human human human' });
    await page.click(page.seatButton(2));
    await typeMove(page, 'x146');
    const actors = page.element.match.entries.map(({ actor, text }) => `${actor} ${text}`);
    expect(actors).to.deep.equal(['2 x146']);
  });

  it('makes it on the sheet that it names', async () => {
    const page = await open({ seats: 'human human human' });
    await typeMove(page, '#1 x146');
    expect(page.element.match.entries.map(({ actor }) => actor)).to.deep.equal([1]);
    expect(page.shownSeat).to.equal(0);
  });

  it('enters a roll on the sheet that is shown, and goes on to the next one', async () => {
    const page = await open({ seats: 'human human' }, 'x146', 'x235', 'roll');
    await page.click(page.seatButton(1));
    await typeMove(page, '2|13|46');
    expect(page.shownSeat).to.equal(0);
    await typeMove(page, '1|24|36');
    const actors = page.element.match.entries.slice(3).map(({ actor, text }) => `${actor} ${text}`);
    expect(actors).to.deep.equal(['1 2|13|46', '0 1|24|36']);
  });
});
