import { expect } from '@open-wc/testing';
import { sums } from '../../games/kubi/helpers.js';
import { SheetPage } from './sheet-page.js';
import { crossed } from './sheets.js';

const human = (count: number) => Array<string>(count).fill('human').join(' ');

/** A sheet that is done, and one after as many rolls that is not. */
const DONE = `1:8,4:0,6:0 ${sums({ 7: 16 })}`;
const PLAYING = `1:4,4:4,6:0 ${sums({ 7: 16 })}`;

/** What the buttons of the seats say of each. */
const doings = (page: SheetPage) => page.all('.seat-doing').map((each) => each.textContent?.trim());

/** Crosses on the sheet that is shown. */
async function cross(page: SheetPage, ...numbers: readonly number[]): Promise<void> {
  for (const number of numbers) {
    page.numberBox(number).click();
    await page.element.updateComplete;
  }
  await page.click(page.primary as Element);
}

/** Makes the first possible entry on the sheet that is shown. */
async function enter(page: SheetPage): Promise<void> {
  await page.click(page.all('.entry')[0] as Element);
  await page.clickButton('Enter');
}

describe('several players of <kubi-sheet>', () => {
  it('is no matter with one: there is nothing to choose from', async () => {
    const page = await SheetPage.open();
    expect(page.seats).to.be.empty;
  });

  for (const count of [2, 3, 8]) {
    it(`cross and enter one after another where nobody chooses, ${count} of them, and the next one rolls`, async () => {
      const page = await SheetPage.open({ seats: human(count), seed: 'a' });
      const shown: number[] = [];
      for (let seat = 0; seat < count; seat++) {
        shown.push(page.shownSeat);
        await cross(page, 1, 4, 6);
      }
      expect(page.status).to.equal('Player 1 rolls.');
      await page.clickButton('Roll the dice');
      for (let seat = 0; seat < count; seat++) {
        shown.push(page.shownSeat);
        await enter(page);
      }
      const inOrder = Array.from({ length: count }, (_, seat) => seat);
      expect(shown).to.deep.equal([...inOrder, ...inOrder]);
      expect(page.status).to.equal('Player 2 rolls.');
      expect(page.shownSeat).to.equal(1);
      expect(doings(page)).to.deep.equal(inOrder.map((seat) => (seat === 1 ? 'rolls' : 'waits')));
    });
  }

  it('enter in any order by choosing sheets; after each the next who has to decide is shown', async () => {
    const sheets = Array<string>(8).fill(crossed('146')).join(' / ');
    const page = await SheetPage.open({ position: `${sheets} | 0 12346` });
    const moves = page.listen('game-move');
    const shown: number[] = [];
    for (const seat of [6, 2, 7]) {
      await page.click(page.seatButton(seat));
      expect(page.shownSeat).to.equal(seat);
      await enter(page);
      shown.push(page.shownSeat);
    }
    expect(moves.map(({ actor }) => actor)).to.deep.equal([6, 2, 7]);
    expect(shown).to.deep.equal([7, 3, 0]);
    expect(page.element.state.entered).to.deep.equal([2, 6, 7]);
    expect(doings(page)[2]).to.equal('entered');
    expect(doings(page)[3]).to.equal('to decide');
  });

  it('hear who has still to decide, first the one whose sheet is shown', async () => {
    const page = await SheetPage.open({ seats: human(3), names: 'Ann, Bob' });
    await page.played('#1 x146');
    expect(page.status).to.equal(
      'Ann: Cross three numbers. Dice showing them will be your discards. Still to decide: Player 3.',
    );
    expect(doings(page)).to.deep.equal(['to cross', 'waits', 'to cross']);
  });

  it('see a sheet on which nothing is to be done as it is, and who has to decide', async () => {
    const page = await SheetPage.open({ seats: human(3) });
    await page.played('#1 x235');
    await page.click(page.seatButton(1));
    expect(page.countdown).to.deep.equal(['2: 8 left', '3: 8 left', '5: 8 left']);
    expect(page.primary === null).to.be.true;
    expect(page.status).to.equal('Still to decide: Player 1 and Player 3.');
  });

  it('type for the sheet that is shown, or for another with its number', async () => {
    const page = await SheetPage.open({ seats: human(3) });
    const moves = page.listen('game-move');
    await page.click(page.seatButton(1));
    for (const text of ['x235', '#0 x146']) {
      await page.fill('Type a move', text);
      await page.press('Enter');
    }
    expect(moves.map(({ actor, text }) => `${actor} ${text}`)).to.deep.equal(['1 x235', '0 x146']);
  });
});

describe('players who are done', () => {
  const open = () => SheetPage.open({ seed: 'a', position: `${PLAYING} / ${DONE} / ${PLAYING} | 0 12346` });

  it('are passed over when the others enter', async () => {
    const page = await open();
    expect(doings(page)).to.deep.equal(['to decide', 'done', 'to decide']);
    await enter(page);
    expect(page.shownSeat).to.equal(2);
    await enter(page);
    expect(page.element.state.roll === null).to.be.true;
  });

  it('do not roll', async () => {
    const page = await open();
    await enter(page);
    await enter(page);
    expect(page.status).to.equal('Player 3 rolls.');
    expect(page.shownSeat).to.equal(2);
  });

  it('can be looked at, and nothing is to be decided there', async () => {
    const page = await open();
    await page.click(page.seatButton(1));
    expect(page.countdown[0]).to.equal('1: done');
    expect(page.entries).to.be.empty;
    await page.fill('Type a move', '1|23|46');
    await page.press('Enter');
    expect(page.status).to.equal('This sheet is done: it has eight marks behind a number.');
  });
});
