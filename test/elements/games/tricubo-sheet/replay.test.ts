import { expect } from '@open-wc/testing';
import { TINY } from '../../../games/tricubo/custom-sheets.js';
import { ENTERED, RANKS, TO_DECIDE } from '../../sheet/words.js';
import { TricuboPage } from './page.js';

/** A player alone on side B: a colour field, the joker, and rows that are scored. */
const SOLO = `tricubo 1 {Alone against 21 rounds.}
sheet=B
@2
roll 346; Mc
roll 345; JM {The medium die was closed.}
roll 666; L:1,2,4`;

/** Three players, who decide in any order after the active one. */
const THREE = `tricubo 1 {Three neighbours play.}
seats=3
roll 361
#0 L {Ann is first.}
#2 M:2,3
#1 S
roll 456
#1 Mc {Only a field.}
#0 L`;

interface Ply {
  readonly said: RegExp;
  readonly seat: number;
  readonly last?: readonly string[];
  readonly dice?: string;
  readonly total: string;
  readonly comment?: string;
}

/** What is seen after each ply. */
const PLIES: readonly Ply[] = [
  { said: /./, seat: 0, total: '1', comment: 'Three neighbours play.' },
  { said: /3\D+6\D+1/, seat: 0, dice: '3 6 1', total: '1' },
  { said: /^Ann\b.*3.*row 3/, seat: 0, last: ['3'], dice: '(3) 6 1', total: '5', comment: 'Ann is first.' },
  { said: /^Cy\b.*6.*rows 2 and 3/, seat: 2, last: ['2i', '3i'], dice: '(3) 6 1', total: '2' },
  { said: /^Bo\b.*1.*row 1/, seat: 1, last: ['1'], total: '2' },
  { said: /4\D+5\D+6/, seat: 1, dice: '4 5 6', total: '2' },
  { said: /^Bo\b.*5.*colour/, seat: 1, last: ['M'], dice: '4 (5) 6', total: '2', comment: 'Only a field.' },
  { said: /^Ann\b.*4.*row 4/, seat: 0, last: ['4'], dice: '4 (5) 6', total: '9' },
];

const open = (attributes: Readonly<Record<string, string>> = {}) =>
  TricuboPage.open({ mode: 'replay', record: THREE, names: 'Ann, Bo, Cy', ...attributes });

/** All that is to be seen after so many plies, and nothing of another moment. */
function expectPly(page: TricuboPage, ply: number): void {
  const { said, seat, last = [], dice = '', total, comment } = PLIES[ply]!;
  expect(page.status).to.match(said);
  const seen = { ply: page.element.ply, seat: page.shownSeat, last: page.last, dice: page.beside, total: page.total };
  expect(seen).to.deep.equal({ ply, seat, last, dice, total });
  expect(page.comment).to.equal(comment);
}

describe('a replay of Tricubo', () => {
  it('begins with the first dice, and shows after each use whose it was, what it changed and which die is taken', async () => {
    const page = await open();
    expectPly(page, 1);
    for (let ply = 2; ply < PLIES.length; ply++) {
      await page.click(page.step('Forward'));
      expectPly(page, ply);
    }
    await page.click(page.step('Back'));
    expectPly(page, PLIES.length - 2);
  });

  it('lists every move with the sign of its seat, and says it', async () => {
    const page = await open();
    const moves = THREE.split('\n')
      .slice(2)
      .map((line) => line.replace(/^#\d |\s*\{.*\}/g, ''));
    expect(page.listedMoves.slice(1)).to.deep.equal(moves.map((move, i) => `${i + 1} ${move}`));
    const signs = PLIES.map((_, ply) => page.listed(ply).querySelector<SVGElement>('.seat-sign')?.dataset['seat']);
    expect(signs.join()).to.equal(',,0,2,1,,1,0');
    for (const [ply, { said }] of PLIES.slice(1).entries()) expect(page.sentence(ply + 1)).to.match(said);
    await page.click(page.listed(3));
    expectPly(page, 3);
  });

  it('is stepped through by keys while the sheets have the focus; keys of the game do nothing', async () => {
    const page = await open();
    page.table.focus();
    await page.press('End', 'ArrowLeft', 'l', 'm', 's', '1', 'u', 'Enter');
    expectPly(page, PLIES.length - 2);
  });

  it('of one player begins before the first cross, and has its track and the joker', async () => {
    const page = await open({ record: SOLO, names: '' });
    expect([page.element.ply, page.comment]).to.deep.equal([0, 'Alone against 21 rounds.']);
    await page.set({ ply: 5 });
    expect([page.last, page.comment, page.all('.seat-button').length]).to.deep.equal([
      ['4', 'J'],
      'The medium die was closed.',
      0,
    ]);
    expect(page.track).to.match(/3 of 21.*small/);
    page.table.focus();
    await page.press('End');
    expect([page.last, page.total]).to.deep.equal([['1i', '2i', '4i'], '18']);
  });

  it('is on the sheet of the record, also an own one', async () => {
    // What has braces stands in quotes.
    const sheet = JSON.stringify(JSON.stringify({ ...TINY, values: [5, 2] }));
    const page = await open({ record: `tricubo 1; sheet=${sheet}; @1; roll 313; S`, names: '', ply: '3' });
    expect([page.element.error, page.row(3).boxes, page.total]).to.deep.equal([undefined, '1 of 2 crossed', '10']);
  });

  it('has a round in which no die is taken, and the result at the end', async () => {
    const start = '7,1,0,0,0 0,1,0,-,- LMSt | A 4';
    const page = await open({ record: `tricubo 1; start=${start}; roll 616; -`, names: '', ply: '2' });
    expect([page.element.error, page.last]).to.deep.equal([undefined, []]);
    await page.set({ record: 'tricubo 1; start="6,6,5,0,0 .,.,.,.,. - | A 21"; roll 313; L', ply: 2 });
    expect(page.status).to.contain('15').and.to.contain(RANKS[0]);
  });

  it('leads to own moves on the next sheet on which the roll is not used, and back', async () => {
    const page = await open({ ply: '3' });
    const record = page.element.match.toRecord();
    page.element.tryMoves();
    await page.element.updateComplete;
    expect([page.shownSeat, page.roll, page.owners[0], page.beside]).to.deep.equal([1, [3, 6, 1], 'sign 0', '']);
    expect(page.doings).to.deep.equal([ENTERED, TO_DECIDE, ENTERED]);
    await page.clickDie('S');
    await page.click(page.rowTarget(1) as Element);
    expect(page.element.match.entries.at(-1)).to.include({ actor: 1, text: 'S' });
    page.element.returnToRecord();
    await page.element.updateComplete;
    expect(page.element.match.toRecord()).to.deep.equal(record);
    expectPly(page, 3);
    expect(page.targets).to.be.empty;
  });
});
