import { expect } from '@open-wc/testing';
import { testSteps } from '../replays.js';
import { NAMES, PLIES, SOLO } from './replay-records.js';
import { ReplayPage, seatAfter } from './replay-page.js';

const LAST = PLIES.length - 1;

/** Everything that can be seen of the moment after so many plies. */
function expectPly(page: ReplayPage, ply: number, seat = seatAfter(ply)): void {
  const { status, last = [], dice = [], total, comment } = PLIES[ply] ?? PLIES[0]!;
  expect(page.element.ply).to.equal(ply);
  expect(page.current).to.deep.equal([ply]);
  expect(page.status).to.equal(status);
  expect(page.shownSeat, `the sheet at ply ${ply}`).to.equal(seat);
  expect(page.last).to.deep.equal(last);
  expect(page.divided).to.deep.equal(dice);
  expect(page.comment).to.equal(comment);
  if (total !== undefined) expect(page.total).to.equal(total);
}

describe('a replay of Kubi', () => {
  it('begins before anything is crossed', async () => {
    expectPly(await ReplayPage.open(), 0);
  });

  it('shows after each entry the sheet of whoever has made it, its marks, and the dice as they are divided', async () => {
    const page = await ReplayPage.open();
    for (let ply = 1; ply <= LAST; ply++) {
      await page.click(page.step('Forward'));
      expectPly(page, ply);
    }
    expect(page.stepsInUse).to.deep.equal(['To the start', 'Back']);
  });

  it('tells what has been played, with the step', async () => {
    const page = await ReplayPage.open({ ply: '4' });
    await page.click(page.step('Forward'));
    expect(page.spoken).to.equal(`Step 5 of ${LAST}. ${PLIES[5]?.status} Bo is first.`);
  });

  it('lets every sheet be looked at, until the next step shows who has entered', async () => {
    const page = await ReplayPage.open({ names: NAMES, ply: '5' });
    await page.click(page.seatButton(2));
    expect(page.shownSeat).to.equal(2);
    expect(page.total).to.equal('0');
    expect(page.last).to.be.empty;
    expect(page.element.ply).to.equal(5);
    await page.click(page.step('Forward'));
    expectPly(page, 6);
  });

  it('of one player shows a die that stays out without a mark as such', async () => {
    const page = await ReplayPage.open({ record: SOLO, names: '', ply: '3' });
    expect(page.find('.roll-label')?.textContent).to.equal('Discard');
    expect(page.last).to.deep.equal(['x1', '5', '10']);
    await page.click(page.step('Forward'));
    expect(page.comment).to.equal('None of the three.');
    expect(page.all('.roll-label').length).to.equal(0);
    await page.click(page.step('Forward'));
    expect(page.find('.roll-label')?.textContent).to.equal('Left out');
    expect(page.divided).to.deep.equal([[2], [2, 3], [3, 5]]);
    expect(page.last).to.deep.equal(['5', '8']);
    expect(page.status).to.equal('Leave out 2 without a mark, then 8 and 5: minus 200 for opening 8. Total minus 600.');
    expect(page.all('.seat-button').length).to.equal(0);
  });

  it('tells the result at the end of a whole game', async () => {
    const start = '1:7,4:0,6:0 0,0,0,0,0,14,0,0,0,0,0';
    const page = await ReplayPage.open({ record: `kubi 1; start=${start}; roll 12346; 1|23|46`, names: '' });
    await page.click(page.step('To the end'));
    expect(page.status).to.contain('Eight marks behind 1: this sheet is done.').and.to.contain('−250 points.');
    expect(page.element.outcome?.scores).to.deep.equal([-250]);
  });
});

testSteps({
  game: 'Kubi',
  open: (attributes) => ReplayPage.open(attributes),
  middle: 7,
  last: LAST,
  expectPly,
  tableOf: (page) => page.table,
  shownSeat: (page) => page.shownSeat,
});
