import { expect } from '@open-wc/testing';
import { TINY } from '../../games/tricubo/custom-sheets.js';
import { testSteps } from '../replays.js';
import { NAMES, PLIES, SOLO } from './replay-records.js';
import { ReplayPage, seatAfter } from './replay-page.js';

const LAST = PLIES.length - 1;

/** Everything that can be seen of the moment after so many plies. */
function expectPly(page: ReplayPage, ply: number, seat = seatAfter(ply)): void {
  const { status, last = [], dice = '', total, comment } = PLIES[ply] ?? PLIES[0]!;
  expect(page.element.ply).to.equal(ply);
  expect(page.current).to.deep.equal([ply]);
  expect(page.status).to.equal(status);
  expect(page.shownSeat, `the sheet at ply ${ply}`).to.equal(seat);
  expect(page.last).to.deep.equal(last);
  expect(page.beside).to.equal(dice);
  expect(page.comment).to.equal(comment);
  if (total !== undefined) expect(page.total).to.equal(total);
}

describe('a replay of Tricubo', () => {
  it('begins with the first dice, or alone before the first cross', async () => {
    expectPly(await ReplayPage.open(), 1);
    const alone = await ReplayPage.open({ record: SOLO, names: '' });
    expect(alone.element.ply).to.equal(0);
    expect(alone.comment).to.equal('Alone against 21 rounds.');
  });

  it('shows after each use the sheet of whoever has made it, and what it has changed', async () => {
    const page = await ReplayPage.open();
    for (let ply = 2; ply <= LAST; ply++) {
      await page.click(page.step('Forward'));
      expectPly(page, ply);
    }
    expect(page.stepsInUse).to.deep.equal(['To the start', 'Back']);
  });

  it('tells what has been played, with the step', async () => {
    const page = await ReplayPage.open({ ply: '1' });
    await page.click(page.step('Forward'));
    expect(page.spoken).to.equal(`Step 2 of ${LAST}. ${PLIES[2]?.status} Ann is first.`);
  });

  it('lets every sheet be looked at, until the next step shows who has decided', async () => {
    const page = await ReplayPage.open({ names: NAMES, ply: '2' });
    await page.click(page.seatButton(1));
    expect(page.shownSeat).to.equal(1);
    expect(page.total).to.equal('1');
    expect(page.last).to.be.empty;
    expect(page.element.ply).to.equal(2);
    await page.click(page.step('Forward'));
    expectPly(page, 3);
  });

  it('of one player has its track, the joker, and a comment', async () => {
    const page = await ReplayPage.open({ record: SOLO, names: '', ply: '4' });
    expect(page.track).to.equal('Round 2 of 21. The medium die is closed.');
    expect(page.beside).to.equal('3 4 5');
    await page.click(page.step('Forward'));
    expect(page.last).to.deep.equal(['4', 'J']);
    expect(page.status).to.equal('With the joker, medium 4: 2 crosses in row 4, then worth 6 (plus 6). Total plus 9.');
    expect(page.comment).to.equal('The medium die was closed.');
    expect(page.track).to.equal('Round 3 of 21. The small die is closed.');
    expect(page.all('.seat-button').length).to.equal(0);
    await page.click(page.step('To the end'));
    expect(page.last).to.deep.equal(['1i', '2i', '4i']);
    expect(page.total).to.equal('18');
  });

  it('has a round in which no die is of use', async () => {
    const start = '7,1,0,0,0 0,1,0,-,- LMSt | A 4';
    const page = await ReplayPage.open({ record: `tricubo 1; start=${start}; roll 616; -`, names: '', ply: '2' });
    expect(page.element.error).to.equal(undefined);
    expect(page.status).to.equal('Take no die.');
    expect(page.last).to.be.empty;
  });

  it('is of the sheet that the record says', async () => {
    // What has braces stands in quotes.
    const sheet = JSON.stringify(JSON.stringify({ ...TINY, values: [5, 2] }));
    const record = `tricubo 1; sheet=${sheet}; @1; roll 313; S`;
    const page = await ReplayPage.open({ record, names: '', ply: '3' });
    expect(page.element.error?.message).to.equal(undefined);
    expect(page.status).to.equal('Small 3: 1 cross in row 3, then worth 5 (plus 5). Total plus 10.');
    expect(page.row(3).boxes).to.equal('1 of 2 crossed');
  });

  it('tells the result at the end of a whole game', async () => {
    const start = '6,6,5,0,0 .,.,.,.,. - | A 21';
    const page = await ReplayPage.open({ record: `tricubo 1; start=${start}; roll 313; L`, names: '' });
    await page.click(page.step('To the end'));
    expect(page.status).to.contain('Three rows are purple').and.to.contain('15 points. Your rank: Novice.');
    expect(page.element.outcome?.scores).to.deep.equal([15]);
  });
});

testSteps({
  game: 'Tricubo',
  open: (attributes) => ReplayPage.open(attributes),
  middle: 4,
  last: LAST,
  expectPly,
  tableOf: (page) => page.table,
  shownSeat: (page) => page.shownSeat,
});
