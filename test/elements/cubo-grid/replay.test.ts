import { expect } from '@open-wc/testing';
import { testSteps } from '../replays.js';
import { ENDING, PLIES, ReplayPage, TWO } from './replay-page.js';

const LAST = PLIES.length - 1;
const START = 3;

/** Everything that can be seen of the moment after so many plies. */
function expectPly(page: ReplayPage, ply: number): void {
  const { status, squares, last = ['', ''], facts = ['', ''], middle, comment } = PLIES[ply] ?? PLIES[0]!;
  expect(page.element.ply).to.equal(ply);
  expect(page.current).to.deep.equal([ply]);
  expect(page.status).to.equal(status);
  expect([page.square(0), page.square(1)]).to.deep.equal(squares);
  expect([page.lastOn(0), page.lastOn(1)]).to.deep.equal(last);
  expect([page.facts(0), page.facts(1)]).to.deep.equal(facts);
  if (middle) expect(page.middleDice.join(', ')).to.equal(middle);
  expect(page.comment).to.equal(comment);
}

/** The same record without its last move, which ends the round. */
const UNFINISHED = { record: TWO.replace(/\n.*$/, '') };

describe('a replay of Cubo', () => {
  it('begins where all dice lie', async () => {
    expectPly(await ReplayPage.open(), START);
  });

  it('shows after each move what has become of every square, and who has done what', async () => {
    const page = await ReplayPage.open({ ...UNFINISHED, ply: '0' });
    expectPly(page, 0);
    for (let ply = 1; ply <= LAST; ply++) {
      await page.click(page.step('Forward'));
      expectPly(page, ply);
    }
    expect(page.stepsInUse).to.deep.equal(['To the start', 'Back']);
  });

  it('tells what has been played, with the step', async () => {
    const page = await ReplayPage.open({ ply: '6' });
    await page.click(page.step('Forward'));
    expect(page.spoken).to.equal('Step 7 of 10. Ann: Cubo! At once.');
  });

  it('tells of the move that ends a round what everybody has earned', async () => {
    const page = await ReplayPage.open({ ply: '9' });
    await page.click(page.step('Forward'));
    expect(page.status).to.equal(
      'Ann: red 5 to c1, in the place of red 3. Ann: 21 points in this round. Bo: 0 points in this round.',
    );
    expect([page.facts(0), page.facts(1)]).to.deep.equal(['Score 21', '']);
  });

  it('shows who holds which die until it is exchanged', async () => {
    const page = await ReplayPage.open({ ply: '8' });
    const held = () => page.seat(0).querySelector('.taken')?.textContent?.trim();
    expect(held()).to.equal('has taken red 5');
    await page.click(page.step('Forward'));
    expect(held()).to.equal('has taken red 5');
    expect(page.seat(0).hasAttribute('data-turn')).to.be.true;
    await page.click(page.step('Forward'));
    expect(held()).to.equal(undefined);
  });

  it('covers no square, offers nothing to press but its steps, and no time runs in it', async () => {
    const page = await ReplayPage.open({ ply: '8' });
    expect(page.all('.cover, .seat-actions, button.cell, .clock, .best, .result')).to.have.lengthOf(0);
    await page.pass(60_000);
    expect(page.element.match.length).to.equal(10);
    expect(page.clock.pending).to.equal(0);
  });

  it('tells the result at the end of the game', async () => {
    const page = await ReplayPage.open({ record: ENDING, names: '' });
    expect(page.element.error?.message).to.equal(undefined);
    expect([page.element.ply, page.worth()]).to.deep.equal([0, 32]);
    await page.click(page.step('To the end'));
    expect(page.status).to.equal('Keeps all dice. 32 points in this round. 102 points in six rounds.');
    expect(page.square()).to.equal('r1r2r3/r2w3b4/b3b4b5');
    expect(page.element.outcome?.scores).to.deep.equal([102]);
  });
});

testSteps({
  game: 'Cubo',
  open: (attributes) => ReplayPage.open({ ...UNFINISHED, ...attributes }),
  middle: 6,
  last: LAST,
  expectPly,
  tableOf: (page) => page.table,
  shownSeat: () => 0,
});
