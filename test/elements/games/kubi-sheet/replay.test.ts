import { expect } from '@open-wc/testing';
import { ENTERED, LEFT_OUT, TO_DECIDE } from '../../sheet/words.js';
import { ENDING, KubiPage } from './page.js';

/** Three players, who decide in any order. */
const THREE = `kubi 1 {Three neighbours play.}
seats=3
#2 x125
#0 x123
#1 x124 {All have crossed.}
roll 11456
#1 4|11|56 {Bo is first.}
#0 1|14|56
#2 5|11|46
roll 12346
#0 1|23|46`;

interface Ply {
  readonly said: RegExp;
  readonly seat: number;
  readonly last?: readonly string[];
  readonly dice?: readonly (readonly number[])[];
  readonly total?: string;
  readonly comment?: string;
}

/** What is seen after each ply. */
const PLIES: readonly Ply[] = [
  { said: /./, seat: 0, total: '0', comment: 'Three neighbours play.' },
  { said: /^Cy\b.*1, 2, and 5/, seat: 2 },
  { said: /^Ann\b.*1, 2, and 3/, seat: 0 },
  { said: /^Bo\b.*1, 2, and 4/, seat: 1, comment: 'All have crossed.' },
  { said: /1 1 4 5 6/, seat: 0, dice: [[1, 1, 4, 5, 6]] },
  {
    said: /^Bo\b.*\b4\b.*11/,
    seat: 1,
    last: ['x4', '2', '11'],
    dice: [[4], [1, 1], [5, 6]],
    total: '−400',
    comment: 'Bo is first.',
  },
  { said: /^Ann\b.*\b1\b.*11/, seat: 0, last: ['x1', '5', '11'], dice: [[1], [1, 4], [5, 6]], total: '−400' },
  { said: /^Cy\b.*\b5\b.*10/, seat: 2, last: ['x5', '2', '10'], dice: [[5], [1, 1], [4, 6]], total: '−400' },
  { said: /1 2 3 4 6/, seat: 1, dice: [[1, 2, 3, 4, 6]] },
  { said: /^Ann\b.*\b1\b.*10/, seat: 0, last: ['x1', '5', '10'], dice: [[1], [2, 3], [4, 6]], total: '−600' },
];

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  KubiPage.open({ mode: 'replay', record: THREE, names: 'Ann, Bo, Cy', ...attributes });

/** All that is to be seen after so many plies, and nothing of another moment. */
function expectPly(page: KubiPage, ply: number): void {
  const { said, seat, last = [], dice = [], total = page.total, comment } = PLIES[ply]!;
  expect(page.status).to.match(said);
  const seen = { ply: page.element.ply, seat: page.shownSeat, last: page.last, dice: page.divided, total: page.total };
  expect(seen).to.deep.equal({ ply, seat, last, dice, total });
  expect(page.comment).to.equal(comment);
}

describe('a replay of Kubi', () => {
  it('shows after each entry the sheet of whoever made it, its marks, and how the dice are divided', async () => {
    const page = await open();
    expectPly(page, 0);
    for (let ply = 1; ply < PLIES.length; ply++) {
      await page.click(page.step('Forward'));
      expectPly(page, ply);
    }
    await page.click(page.step('Back'));
    expectPly(page, PLIES.length - 2);
  });

  it('is stepped through by keys while the sheets, one tab stop, have the focus; keys of the game do nothing', async () => {
    const page = await open();
    page.table.focus();
    await page.press('End', 'ArrowLeft', 'ArrowLeft', 'd', '1', 'u', 'Enter');
    expectPly(page, PLIES.length - 3);
    expect(page.focused === page.table).to.be.true;
  });

  it('lists every move with the sign of its seat, the same as on its button, and says it', async () => {
    const page = await open();
    const moves = THREE.split('\n')
      .slice(2)
      .map((line) => line.replace(/^#\d |\s*\{.*\}/g, ''));
    expect(page.listedMoves.slice(1)).to.deep.equal(moves.map((move, i) => `${i + 1} ${move}`));
    const signs = PLIES.map((_, ply) => page.listed(ply).querySelector<SVGElement>('.seat-sign')?.dataset['seat']);
    expect(signs.join()).to.equal(',2,0,1,,1,0,2,,0');
    for (const [ply, { said }] of PLIES.slice(1).entries()) expect(page.sentence(ply + 1)).to.match(said);
    const shape = (element: Element) => element.querySelector('.seat-sign path')?.getAttribute('d');
    const shapes = [2, 3, 1].map((ply) => shape(page.listed(ply)));
    expect(new Set(shapes).size, 'not by colour alone').to.equal(3);
    expect([0, 1, 2].map((seat) => shape(page.seatButton(seat).parentElement as Element))).to.deep.equal(shapes);
    await page.click(page.listed(7));
    expectPly(page, 7);
  });

  it('lets every sheet be looked at, until the next step shows who has entered', async () => {
    const page = await open({ ply: '5' });
    await page.show(2);
    expect([page.element.ply, page.total, page.last]).to.deep.equal([5, '0', []]);
    await page.click(page.step('Forward'));
    expectPly(page, 6);
  });

  it('of one player shows a die that is left out without a mark as such', async () => {
    const record = 'kubi 1; x146; roll 22335 {None of the three.}; (2)|23|35';
    const page = await open({ record, ply: '3' });
    expect([page.divided, page.last]).to.deep.equal([
      [[2], [2, 3], [3, 5]],
      ['5', '8'],
    ]);
    expect(page.find('.roll-label')?.textContent).to.equal(LEFT_OUT);
    expect(page.all('.seat-button, .seat-sign')).to.be.empty;
  });

  it('tells the result at the end of a whole game', async () => {
    const page = await open({ record: `kubi 1; start=${ENDING}; roll 12346; 1|23|46`, ply: '2' });
    expect(page.status).to.contain('−250');
    expect(page.element.outcome?.scores).to.deep.equal([-250]);
  });

  it('leads to own moves on the next sheet on which the roll is not entered, and back', async () => {
    const page = await open({ ply: '5' });
    const record = page.element.match.toRecord();
    page.element.tryMoves();
    await page.element.updateComplete;
    expect([page.shownSeat, page.roll, page.divided]).to.deep.equal([2, [1, 1, 4, 5, 6], []]);
    expect(page.doings).to.deep.equal([TO_DECIDE, ENTERED, TO_DECIDE]);
    await page.make();
    expect(page.element.match.entries.at(-1)).to.include({ actor: 2 });
    page.element.returnToRecord();
    await page.element.updateComplete;
    expect(page.element.match.toRecord()).to.deep.equal(record);
    expectPly(page, 5);
  });
});
