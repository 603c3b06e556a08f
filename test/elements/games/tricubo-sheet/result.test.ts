import { expect } from '@open-wc/testing';
import { RANKS } from '../../sheet/words.js';
import { FILLED, TricuboPage } from './page.js';

const open = (...sheets: readonly string[]) =>
  TricuboPage.open({ names: 'Ann, Bob, Cid', position: `${sheets.join(' / ')} | A 9` });

describe('the end of a game on <tricubo-sheet>', () => {
  it('comes with the third purple row, and the total is added up line by line to a rank', async () => {
    const page = await TricuboPage.open({ position: '6,3,5,5,7 -,7,4,10,- LMSt | A 5 0 114' });
    const ends = page.listen('game-end');
    await page.clickDie('S');
    await page.click(page.rowTarget(4) as Element);
    await page.ended();
    expect(ends).to.deep.equal([{ winners: [0], scores: [60], reason: 'three-purple' }]);
    expect(page.buildUp.map((line) => line.match(/[−+]?\d+ −?\d+$/)?.[0])).to.deep.equal([
      ...['+5 5', '+7 12', '+4 16', '+4 20', '+10 30', '+10 40', '+5 45', '0 45', '+10 55', '+5 60'],
    ]);
    expect([page.total, page.status.includes(RANKS[1] ?? '?')]).to.deep.equal(['60', true]);
    expect(page.all('.hand, .entries, .target, .scoring, .result, [data-winner]'), 'alone nobody wins').to.be.empty;
    await page.undo();
    expect([page.buildUp, page.dice.length, page.element.matches(':state(over)')]).to.deep.equal([[], 3, false]);
  });

  const TOTALS: readonly (readonly [sheet: string, side: string, total: string, rank: number])[] = [
    ['8,0,0,0,0 .,.,.,.,. LMS', 'B', '−3', 0],
    ['5,5,5,5,0', 'A', '40', 0],
    ['5,5,5,5,1', 'A', '41', 1],
    ['5,5,5,5,5 1,.,.,.,. LMSt', 'A', '61', 2],
    ['5,5,5,5,5 10,1,.,.,. LMSt', 'A', '71', 3],
    ['5,5,5,5,5 10,10,1,-,- LMSt', 'A', '81', 4],
    ['7,6,6,6,6 10,10,10,-,- -', 'B', '72', 3],
  ];
  it('gives one who plays alone the rank of the total', async () => {
    const page = await TricuboPage.open();
    for (const [sheet, side, total, rank] of TOTALS) {
      await page.set({ position: `${sheet} | ${side} 22` });
      expect([page.total, page.status.includes(` ${RANKS[rank]}.`)], total).to.deep.equal([total, true]);
      expect(page.buildUp.at(-1)?.endsWith(` ${total}`)).to.be.true;
    }
  });

  it('is won by the highest total; the table begins with that and has its parts', async () => {
    const page = await open('6,6,6,1,0', FILLED, '6,6,6,0,0 7,.,.,.,. -');
    expect(page.result).to.deep.equal(['Bob 21 24 10 5 60', 'Cid 7 15 0 5 27', 'Ann 0 16 0 5 21']);
    expect(page.status).to.contain('Bob').and.to.contain('60');
    expect(await page.winners()).to.deep.equal([1]);
    await page.show(0);
    expect(page.buildUp.at(-1), 'of the sheet that is shown').to.match(/ 21$/);
  });

  it('is decided by crosses between equals, and shared by those who have as many', async () => {
    const broken = await open('6,6,6,0,0', '6,6,6,0,7', '1,1,1,0,0');
    expect(broken.status).to.match(/Bob.* crosses /);
    expect(await broken.winners()).to.deep.equal([1]);
    broken.element.remove();
    const shared = await open('6,6,6,0,0', '1,1,0,0,0', '6,6,6,0,0');
    expect(shared.status).to.contain('Ann and Cid');
    expect(await shared.winners()).to.deep.equal([0, 2]);
  });

  it('comes when all have used the roll, not when the third row is purple, and can be taken back', async () => {
    const page = await TricuboPage.open({ position: '6,6,3,0,0 / 1,1,0,0,0 | A 9 0 346' });
    const ends = page.listen('game-end');
    await page.played('L');
    expect([ends, page.result]).to.deep.equal([[], []]);
    await page.played('#1 M');
    await page.ended();
    expect(ends).to.deep.equal([{ winners: [0], scores: [20, 9], reason: 'three-purple' }]);
    expect(page.doings).to.deep.equal(['', '']);
    await page.undo();
    expect([page.result, page.shownSeat, page.element.matches(':state(over)')]).to.deep.equal([[], 1, false]);
  });
});
