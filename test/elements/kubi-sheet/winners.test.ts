import { expect } from '@open-wc/testing';
import { sums } from '../../games/kubi/helpers.js';
import { SheetPage } from './sheet-page.js';

/** A sheet that the next discard of a 1 ends. */
const LAST = `1:7,4:0,6:0 ${sums({ 7: 14 })}`;

const OVER = 'Every sheet has eight marks behind a number.';

/** A roll that is the last one for all of so many players. */
const open = (seats: number, attributes: Readonly<Record<string, string>> = {}) =>
  SheetPage.open({ position: `${Array<string>(seats).fill(LAST).join(' / ')} | 0 12346`, ...attributes });

/** The seats whose sheets are shown as those of winners, one sheet after another. */
async function marked(page: SheetPage): Promise<number[]> {
  const winners: number[] = [];
  for (let seat = 0; seat < page.seats.length; seat++) {
    await page.click(page.seatButton(seat));
    if (page.find('.sheet')?.hasAttribute('data-winner')) winners.push(seat);
  }
  return winners;
}

const result = (page: SheetPage) =>
  page.all('.result tbody tr').map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

describe('the end of a game on <kubi-sheet>', () => {
  it('is won by the highest total, and the result is written from the highest down', async () => {
    const page = await open(2, { names: 'Ann, Bob' });
    const ends = page.listen('game-end');
    await page.played('#0 1|23|46', '#1 1|26|34');
    expect(ends).to.deep.equal([{ winners: [1], scores: [-250, -50], reason: 'all-done' }]);
    expect(page.status).to.equal(`Bob wins with −50 points. ${OVER}`);
    expect(result(page)).to.deep.equal(['Bob +150 −200 −50', 'Ann +150 −400 −250']);
    expect(await marked(page)).to.deep.equal([1]);
  });

  it('is shared by all who have as much', async () => {
    const page = await open(3, { names: 'Ann, Bob, Cid' });
    await page.played('#0 1|26|34', '#1 1|23|46', '#2 1|26|34');
    expect(page.status).to.equal(`Ann and Cid share first place with −50 points. ${OVER}`);
    expect(await marked(page)).to.deep.equal([0, 2]);
  });

  it('comes for all at the same time, not when the first one is done', async () => {
    const page = await open(2);
    const ends = page.listen('game-end');
    await page.played('#1 1|26|34');
    expect(page.all('.seat-doing').map((each) => each.textContent?.trim())).to.deep.equal(['to decide', 'done']);
    expect(ends).to.be.empty;
    expect(await marked(page)).to.be.empty;
    expect(page.all('.result')).to.be.empty;
  });

  it('has no winner’s sheet where one plays alone, and says how near it was to 500', async () => {
    const page = await open(1);
    await page.played('1|26|34');
    expect(page.status).to.equal('−50 points. 500 would have been a win.');
    expect(page.find('.sheet')?.hasAttribute('data-winner')).to.be.false;
  });

  it('is no end any more when the last entry is taken back', async () => {
    const page = await open(2);
    await page.played('#0 1|23|46', '#1 1|26|34');
    expect(page.element.matches(':state(over)')).to.be.true;
    await page.clickButton('Undo');
    expect(page.element.matches(':state(over)')).to.be.false;
    expect(page.shownSeat).to.equal(1);
    expect(await marked(page)).to.be.empty;
    expect(page.all('.result')).to.be.empty;
  });
});
