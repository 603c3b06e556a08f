import { expect } from '@open-wc/testing';
import { testPlyOfReplay, testSteps } from '../replays.js';
import { outlinesOn } from './diagram-page.js';
import { ENDING, NAMES, PLIES, ReplayPage, TWO } from './replay-page.js';

const LAST = PLIES.length - 1;
const START = 3;

/** Everything that can be seen of the moment after so many plies. */
function expectPly(page: ReplayPage, ply: number): void {
  const { status, laid, scores, comment } = PLIES[ply] ?? PLIES[0]!;
  expect(page.element.ply).to.equal(ply);
  expect(page.current).to.deep.equal([ply]);
  expect(page.status).to.equal(status);
  expect(page.laid).to.deep.equal(laid);
  expect(page.scores).to.deep.equal(scores);
  expect(page.comment).to.equal(comment);
}

describe('a replay of Triomino', () => {
  it('begins where all tiles are dealt', async () => {
    expectPly(await ReplayPage.open(), START);
  });

  it('shows after each move what lies there, and who has done what', async () => {
    const page = await ReplayPage.open({ ply: '0' });
    expectPly(page, 0);
    for (let ply = 1; ply <= LAST; ply++) {
      await page.click(page.step('Forward'));
      expectPly(page, ply);
    }
    expect(page.stepsInUse).to.deep.equal(['To the start', 'Back']);
  });

  it('tells what has been played, with the step', async () => {
    const page = await ReplayPage.open({ ply: '4' });
    await page.click(page.step('Forward'));
    expect(page.spoken).to.equal('Step 5 of 8. Ann: lays 0-4-4 below 4-4-4. 0+4+4: 8. She might have kept it.');
  });

  it('shows all racks open, covers nothing, and has nothing to press but its steps', async () => {
    const page = await ReplayPage.open({ ply: '7' });
    expect(page.held).to.deep.equal([
      '0-0-0 0-1-3 1-5-5 2-2-2 2-3-4 3-3-3 3-4-5 4-5-5',
      '0-0-1 0-1-2 1-1-1 1-1-2 1-2-2 1-4-4 3-4-4 4-4-5 5-5-5',
    ]);
    expect(page.all('.cover, .rack, .ghost, .places, .actions button')).to.be.empty;
  });

  it('marks the tile that was laid last, also when one goes back', async () => {
    const page = await ReplayPage.open({ ply: String(LAST) });
    expect(page.drawn('.latest')).to.deep.equal(['445@1,0']);
    page.element.goTo(5);
    await page.element.updateComplete;
    expect(page.drawn('.latest')).to.deep.equal(['044@0,1']);
    expect(outlinesOn(page)).to.be.empty;
  });

  it('tells the result at the end of a game, and lists its points', async () => {
    const page = await ReplayPage.open({ record: ENDING, names: '' });
    expect(page.element.error?.message).to.equal(undefined);
    await page.click(page.step('To the end'));
    expect(page.status).to.contain('Lays 0-0-4 beside 0-4-4 on the left. 4+0+0, for going out 25: 29.');
    expect(page.status).to.contain('37 points in this round.');
    expect(page.element.outcome?.scores).to.deep.equal([37]);
  });

  it('has every move as it is written in its list, and says it, with the sign of whoever has moved', async () => {
    const page = await ReplayPage.open();
    const moves = TWO.split('\n')
      .slice(2)
      .map((line) => line.replace(/ \{.*$/g, ''));
    expect(page.listedMoves).to.deep.equal(['Start', ...moves.map((move, i) => `${i + 1} ${move}`)]);
    expect(PLIES.slice(1).map((_, i) => page.sentence(i + 1))).to.deep.equal(
      PLIES.slice(1).map(({ status }) => status),
    );
    const signs = PLIES.map((_, ply) => page.listed(ply).querySelector<SVGElement>('.seat-sign')?.dataset['seat']);
    expect(signs.slice(4)).to.deep.equal(['1', '0', '1', undefined, '1']);
    await page.click(page.listed(5));
    await page.press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect([page.focusedPly, page.laid.length]).to.deep.equal([8, 3]);
  });
});

testSteps({
  game: 'Triomino',
  open: (attributes) => ReplayPage.open(attributes),
  middle: 6,
  last: LAST,
  expectPly,
  tableOf: (page) => page.table,
  shownSeat: () => 0,
});

testPlyOfReplay({
  game: 'Triomino',
  open: (attributes) => ReplayPage.open({ names: NAMES, ...attributes }),
  start: START,
  ply: 7,
  status: PLIES[7]?.status,
  seat: 0,
  shownSeat: () => 0,
});
