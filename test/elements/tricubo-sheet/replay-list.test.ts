import { expect } from '@open-wc/testing';
import { testSignsInList } from '../replays.js';
import { ReplayPage } from './replay-page.js';
import { PLIES, SOLO, THREE } from './replay-records.js';

const signOf = (page: ReplayPage, ply: number) =>
  page.listed(ply).querySelector<SVGElement>('.seat-sign')?.dataset['seat'];

describe('the list of moves of Tricubo', () => {
  it('has every move as it is written, and says it', async () => {
    const page = await ReplayPage.open();
    const moves = THREE.split('\n')
      .slice(2)
      .map((line) => line.replace(/^#\d |\s*\{.*\}/g, ''));
    expect(page.listedMoves).to.deep.equal(['Start', ...moves.map((move, i) => `${i + 1} ${move}`)]);
    const sentences = PLIES.map((_, ply) => page.sentence(ply));
    expect(sentences).to.deep.equal([undefined, ...PLIES.slice(1).map(({ status }) => status)]);
  });

  it('has before each use the sign of its seat, where there are several, and none before dice', async () => {
    const page = await ReplayPage.open();
    const signs = PLIES.map((_, ply) => signOf(page, ply));
    expect(signs).to.deep.equal([undefined, undefined, '0', '2', '1', undefined, '1', '0']);
  });

  it('has no signs for one player', async () => {
    const page = await ReplayPage.open({ record: SOLO });
    expect(page.list.querySelectorAll('.seat-sign').length).to.equal(0);
    expect(page.listedMoves.at(-1)).to.equal('7 L:1,2,4');
  });

  it('leads to a move, with the sheet of its seat', async () => {
    const page = await ReplayPage.open();
    await page.click(page.listed(3));
    expect(page.element.ply).to.equal(3);
    expect(page.shownSeat).to.equal(2);
    expect(page.last).to.deep.equal(PLIES[3]?.last);
    await page.press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(page.focusedPly).to.equal(6);
    expect(page.shownSeat).to.equal(1);
    expect(page.last).to.deep.equal(PLIES[6]?.last);
  });
});

testSignsInList({
  game: 'Tricubo',
  open: () => ReplayPage.open(),
  plies: [2, 4, 3],
  seatButton: (page, seat) => page.seatButton(seat),
});
