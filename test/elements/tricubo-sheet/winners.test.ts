import { expect } from '@open-wc/testing';
import { TricuboPage } from './tricubo-page.js';

const END = 'Three purple rows end the game.';
const FILLED = '6,3,5,6,7 -,7,4,10,- LMSt';

const open = (...sheets: readonly string[]) =>
  TricuboPage.open({ names: 'Ann, Bob, Cid', position: `${sheets.join(' / ')} | A 9` });

/** The seats whose sheets are shown as those of winners, one sheet after another. */
async function marked(page: TricuboPage): Promise<number[]> {
  const winners: number[] = [];
  for (let seat = 0; seat < page.seats.length; seat++) {
    await page.click(page.seatButton(seat));
    if (page.find('.sheet')?.hasAttribute('data-winner')) winners.push(seat);
  }
  return winners;
}

const result = (page: TricuboPage) =>
  page.all('.result tbody tr').map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

describe('the end of a game on <tricubo-sheet>', () => {
  it('is won by the highest total, and the result is written from the highest down', async () => {
    const page = await open('6,6,6,1,0', FILLED, '6,6,6,0,0 7,.,.,.,. -');
    expect(page.status).to.equal(`Bob wins with 60 points. ${END}`);
    expect(result(page)).to.deep.equal(['Bob 21 24 10 5 60', 'Cid 7 15 0 5 27', 'Ann 0 16 0 5 21']);
    expect(await marked(page)).to.deep.equal([1]);
  });

  it('is decided by crosses between equals, and that is said', async () => {
    const page = await open('6,6,6,0,0', '6,6,6,0,7', '1,1,1,0,0');
    expect(page.status).to.equal(
      `Bob wins with 20 points. Where totals are equal, the number of crosses decides. ${END}`,
    );
    expect(await marked(page)).to.deep.equal([1]);
  });

  it('is shared by those who have as many points and as many crosses', async () => {
    const page = await open('6,6,6,0,0', '1,1,0,0,0', '6,6,6,0,0');
    expect(page.status).to.equal(`Ann and Cid share first place with 20 points. ${END}`);
    expect(await marked(page)).to.deep.equal([0, 2]);
  });

  it('shows how the total of the sheet that is chosen comes about', async () => {
    const page = await open('6,6,6,0,0', FILLED);
    const list = () => page.find('.build-up')?.ariaLabel;
    await page.click(page.seatButton(0));
    expect([list(), page.buildUp.at(-1)]).to.deep.equal([
      'How the total of Ann comes about',
      'Three purple rows +5 20',
    ]);
    await page.click(page.seatButton(1));
    expect([list(), page.buildUp.at(-1)]).to.deep.equal([
      'How the total of Bob comes about',
      'Three purple rows +5 60',
    ]);
  });

  it('comes when all have used the roll, not when the third row is purple', async () => {
    const page = await TricuboPage.open({ position: '6,6,3,0,0 / 1,1,0,0,0 | A 9 0 346' });
    const ends = page.listen('game-end');
    await page.played('L');
    expect(ends).to.be.empty;
    expect(page.all('.result')).to.be.empty;
    await page.clickDie('M');
    await page.click(page.rowTarget(4) as Element);
    expect(ends).to.deep.equal([{ winners: [0], scores: [20, 9], reason: 'three-purple' }]);
    expect(result(page)).to.deep.equal(['Player 1 0 15 0 5 20', 'Player 2 0 9 0 0 9']);
  });

  it('is no end any more when the last use is taken back', async () => {
    const page = await TricuboPage.open({ position: '6,6,3,0,0 / 1,1,0,0,0 | A 9 0 346' });
    await page.played('L', '#1 M');
    expect(page.element.matches(':state(over)')).to.be.true;
    await page.clickButton('Undo');
    expect(page.element.matches(':state(over)')).to.be.false;
    expect(page.shownSeat).to.equal(1);
    expect(page.all('.result, .build-up, [data-winner]')).to.be.empty;
  });
});
