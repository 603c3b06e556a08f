import { expect } from '@open-wc/testing';
import { refusalTime } from '../../../../src/elements/play/intentions.js';
import { waitUntil } from '../../../wait-until.js';
import { TriadPage } from './page.js';
import { CROWDED, HEMMED_IN, WIN_AHEAD } from './positions.js';

/** The reader is told in place and aloud, and the page by an event. */
function expectRefusal(page: TriadPage, refusals: readonly { code: string; message: string }[], code: string): string {
  expect(refusals.map((each) => each.code)).to.deep.equal([code]);
  expect(page.status).to.equal(refusals[0]?.message);
  expect(page.spoken).to.equal(refusals[0]?.message);
  return page.status;
}

describe('a target <triad-board> refuses', () => {
  const targets = [
    { what: 'another value than the distance gives', to: 'b3', code: 'same-value' },
    { what: 'a cell with a die', to: 'b4', code: 'occupied' },
    { what: 'a cell behind a die', to: 'b5', code: 'blocked' },
    { what: 'a cell too far away', to: 'f2', code: 'too-far' },
    { what: 'a cell in no straight line', to: 'd3', code: 'not-straight' },
  ];
  const sentences: Readonly<Record<string, string>> = {
    'same-value': 'The die on b2 already shows 1; it must take another value.',
    occupied: 'There’s already a die on b4.',
    blocked: 'The way to b5 is blocked by the die on b4.',
    'too-far': 'That’s 4 cells away; a die moves at most 3.',
    'not-straight': 'Dice move in a straight line: along a row, a column or a diagonal.',
  };

  for (const { what, to, code } of targets) {
    it(`explains why not ${what}, and keeps the choice`, async () => {
      const page = await TriadPage.open({ position: CROWDED });
      const refusals = page.listen('game-refuse');
      await page.clickCell('b2');
      await page.clickCell(to);
      expect(expectRefusal(page, refusals, code)).to.equal(sentences[code]);
      expect(page.marked('chosen')).to.deep.equal(['b2']);
      expect(page.position).to.equal(CROWDED);
    });
  }

  it('takes the reason away with the next step', async () => {
    const page = await TriadPage.open({ position: CROWDED });
    await page.clickCell('b2');
    await page.clickCell('b4');
    await page.clickCell('c1');
    expect(page.status).to.equal('Turn c1 to 1 and go 1 cell or to 3 and go 3 cells.');
    await page.clickCell('b2');
    await page.clickCell('d2');
    expect(page.status).to.equal('Black to move.');
    expect(page.position).to.equal('ccbba1/6/1a4/6/3B2/A1BBCC b 0-0 1');
  });
});

describe('the reason for a refusal', () => {
  const { ms } = refusalTime;
  afterEach(() => Object.assign(refusalTime, { ms }));

  it('goes by itself, and what was said before comes back', async () => {
    refusalTime.ms = 200;
    const page = await TriadPage.open({ position: CROWDED });
    await page.clickCell('b4');
    expect(page.status).to.equal('The die on b4 isn’t yours.');
    await waitUntil(() => page.status === 'White to move.', 'it stays');
  });
});

describe('a die <triad-board> refuses', () => {
  it('explains that a die is the opponent’s', async () => {
    const page = await TriadPage.open({ position: CROWDED });
    const refusals = page.listen('game-refuse');
    await page.clickCell('b4');
    expect(expectRefusal(page, refusals, 'not-your-die')).to.equal('The die on b4 isn’t yours.');
    expect(page.marked('chosen')).to.be.empty;
  });

  it('explains why a die cannot move', async () => {
    const page = await TriadPage.open({ position: HEMMED_IN });
    const refusals = page.listen('game-refuse');
    await page.clickCell('f2');
    const sentence = 'The die on f2 can’t move: every way to a new value is blocked.';
    expect(expectRefusal(page, refusals, 'cannot-move')).to.equal(sentence);
    expect(page.marked('chosen')).to.be.empty;
  });

  it('marks the dice that cannot move before they are tried', async () => {
    const page = await TriadPage.open({ position: HEMMED_IN });
    expect(page.marked('immovable')).to.deep.equal(['f2', 'f3', 'f4', 'f5']);
    expect(page.marked('movable')).to.deep.equal(['a1']);
    expect(page.label('f2')).to.equal('f2, White 1, can’t move');
  });

  it('keeps the choice when a die that cannot move is clicked after it', async () => {
    const page = await TriadPage.open({ position: HEMMED_IN });
    const refusals = page.listen('game-refuse');
    await page.clickCell('a1');
    await page.clickCell('f2');
    expectRefusal(page, refusals, 'cannot-move');
    expect(page.marked('chosen')).to.deep.equal(['a1']);
  });

  it('refuses everything once the game is over', async () => {
    const page = await TriadPage.open({ position: WIN_AHEAD });
    for (const cell of ['b1', 'd3', 'd3']) await page.clickCell(cell);
    const refusals = page.listen('game-refuse');
    await page.clickCell('f6');
    expect(expectRefusal(page, refusals, 'game-over')).to.equal('The game is over.');
    expect(page.marked('movable')).to.be.empty;
    expect(page.marked('immovable')).to.be.empty;
  });
});
