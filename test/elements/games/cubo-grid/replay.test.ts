import { expect } from '@open-wc/testing';
import { BLANK, CuboPage, SQUARE, table, textOf } from './page.js';
import type { Attributes } from './page.js';

/** Bo is late, and Ann exchanges a die. */
const RECORD = `cubo 2 {Two neighbours play.}
seats=2
middle r3r5b1b6 @0
dice 0 111111111 @0
dice 1 666666611 @0 {Who is faster?}
#0 roll @900
#1 swap a3b3 @1500
dice 0 123234345 @2100
#0 call @2500 {At once.}
#0 take 2 @4000
timeout @10000 {Six seconds were not enough.}
#0 put c1 @12000`;

/** One who practises, in the last round, to the end of the game. */
const ENDING = `cubo 2; start="6 0 build 0 | ${SQUARE} o - 70 | r6r1b6b2"; swap a1c1; swap a1c1; call; take 1; keep`;

const ONES = 'r1r1r1/r1w1b1/b1b1b1';
const SIXES = 'r6r6r6/r6w6b6/b6b1b1';
const SWAPPED = 'r6r6r6/r6w6b6/b1b6b1';

interface Seen {
  readonly status: string;
  readonly squares: readonly string[];
  /** The cells that are highlighted as changed last. */
  readonly last?: string;
  readonly facts?: readonly string[];
  readonly middle?: string;
  readonly taken?: string;
  readonly comment?: string;
}

/** What is seen of each ply. */
const PLIES: readonly Seen[] = [
  { status: 'Start', squares: [BLANK, BLANK], comment: 'Two neighbours play.' },
  {
    status: 'In the middle: red 3, red 5, blue 1, blue 6.',
    squares: [BLANK, BLANK],
    middle: 'red 3, red 5, blue 1, blue 6',
  },
  { status: 'Ann: Dice: red 1, red 1, red 1; red 1, white 1, blue 1; blue 1, blue 1, blue 1.', squares: [ONES, BLANK] },
  {
    status: 'Bo: Dice: red 6, red 6, red 6; red 6, white 6, blue 6; blue 6, blue 1, blue 1.',
    squares: [ONES, SIXES],
    comment: 'Who is faster?',
  },
  { status: 'Ann: All dice in hand.', squares: [ONES, SIXES], facts: ['dice in hand', ''] },
  {
    status: 'Bo: blue 6 to b3, blue 1 to a3. Worth 24.',
    squares: [ONES, SWAPPED],
    last: 'a3 b3',
    facts: ['dice in hand', ''],
  },
  {
    status: 'Ann: Dice: red 1, red 2, red 3; red 2, white 3, blue 4; blue 3, blue 4, blue 5.',
    squares: [SQUARE, SWAPPED],
  },
  { status: 'Ann: Cubo!', squares: [SQUARE, SWAPPED], facts: ['has called', ''], comment: 'At once.' },
  {
    status: 'Ann takes red 5.',
    squares: [SQUARE, SWAPPED],
    facts: ['covered', ''],
    middle: 'red 3, empty, blue 1, blue 6',
    taken: 'has taken red 5',
  },
  {
    status: 'Time is up.',
    squares: [SQUARE, SWAPPED],
    facts: ['', 'too late'],
    taken: 'has taken red 5',
    comment: 'Six seconds were not enough.',
  },
];

const open = (attributes: Attributes = {}) =>
  CuboPage.open({ mode: 'replay', record: RECORD, names: 'Ann, Bo', ...attributes }).then((page) =>
    page.until(() => page.find('.moves') !== null),
  );

function expectPly(page: CuboPage, ply: number): void {
  const { status, squares, last = '', facts = ['', ''], middle, taken = '', comment } = PLIES[ply] as Seen;
  const changed = page.all('.square [data-last]').map(({ ariaLabel }) => ariaLabel?.slice(0, 2));
  expect([page.element.ply, page.current, page.status]).to.deep.equal([ply, [ply], status]);
  expect([page.squares, changed.join(' ')]).to.deep.equal([squares, last]);
  expect([[page.facts(0), page.facts(1)], page.taken(0), page.comment]).to.deep.equal([facts, taken, comment]);
  if (middle) expect(page.middleDice.join(', ')).to.equal(middle);
}

describe('a replay of Cubo', () => {
  it('begins where all dice lie, and shows after each move what has become of every square', async () => {
    const page = await open();
    expectPly(page, 3);
    await page.click(page.step('Go to start'));
    expectPly(page, 0);
    for (let ply = 1; ply < PLIES.length; ply++) {
      await page.click(page.step('Forward'));
      expectPly(page, ply);
    }
  });

  it('lists every move as it is written, says it, and has the sign of whoever made it', async () => {
    const page = await open();
    const moves = RECORD.split('\n').slice(2);
    const texts = moves.map((line, i) => `${i + 1} ${line.replace(/^#\d |\s*@.*$/g, '')}`);
    expect(page.listedMoves).to.deep.equal(['Start', ...texts]);
    const sentences = PLIES.slice(1).map((_, i) => page.sentence(i + 1));
    expect(sentences).to.deep.equal(PLIES.slice(1).map(({ status }) => status));
    const signs = moves.map(
      (_, i) => page.listed(i + 1).querySelector<SVGElement>('.seat-sign')?.dataset['seat'] ?? '-',
    );
    expect(signs.join('')).to.equal('---01-00-0');
    const alone = await open({ record: ENDING });
    expect(alone.list.querySelectorAll('.seat-sign')).to.have.lengthOf(0);
  });

  it('is led by keys on the squares, which are one tab stop and nothing to play on', async () => {
    const page = await open({ ply: '7' });
    page.find('.squares')?.focus();
    await page.press('ArrowLeft', 'x', 'n', '1', 'u', 'Enter');
    expectPly(page, 6);
    await page.press('Home', 'ArrowRight', 'ArrowRight');
    expectPly(page, 2);
    expect(page.all('.cover, .seat-actions, button.cell, .clock, .sides, .result')).to.have.lengthOf(0);
  });

  it('tells of the move that ends a round what everybody has earned, and at the end the result', async () => {
    const page = await open({ ply: '9' });
    await page.click(page.step('Forward'));
    const told = 'Ann puts red 5 on c1, in place of red 3. Ann: 21 points in this round. Bo: 0 points in this round.';
    expect([page.status, page.spoken]).to.deep.equal([told, `Step 10 of 10. ${told}`]);
    expect(page.all('.strip .points').map(textOf)).to.deep.equal(['21', '0']);
    const alone = await open({ record: ENDING, names: '' });
    await alone.click(alone.step('Go to end'));
    expect(alone.status).to.equal('Keeps all dice. 32 points in this round. 102 points in six rounds.');
    expect(alone.element.outcome?.scores).to.deep.equal([102]);
  });
});

describe('own moves in a replay of Cubo', () => {
  it('are made as in a game, for the square they are made in, and the record is there again afterwards', async () => {
    const page = await open({ ply: '6' });
    const before = page.element.match.toRecord();
    await page.tryMoves();
    expect([page.canUse('Undo'), page.canUse('Redo')], 'no dice of the record are taken back').to.deep.equal([
      ...[false, false],
    ]);
    await page.swap('a1', 'c3', 1);
    expect(page.made.at(-1)).to.equal('1 swap a1c3');
    await page.do('Roll all again', 0);
    expect(page.kinds.slice(7)).to.deep.equal(['roll', 'dice']);
    await page.returnToRecord();
    expect(page.element.match.toRecord()).to.deep.equal(before);
    expectPly(page, 6);
    expect(page.all('.seat-actions button, button.cell')).to.have.lengthOf(0);
  });

  it('have the six seconds that ran at that moment, and time stands still again in the record', async () => {
    const page = await open({ ply: '8' });
    expect(page.clock.pending).to.equal(0);
    await page.tryMoves();
    expect(page.time).to.equal('6');
    await page.pass(2000);
    await page.do('Cubo!', 1);
    expect(page.element.match.entries.at(-1)).to.include({ actor: 1, text: 'call', at: 6000 });
    await page.returnToRecord();
    await page.pass(60_000);
    expect([page.clock.pending, page.element.match.length]).to.deep.equal([0, 10]);
  });

  it('end with a round that the clock ends, in the moves that are tried alone', async () => {
    const page = await open({ ply: '8', record: RECORD.replaceAll(/ @\d+/g, '') });
    await page.tryMoves();
    await page.pass(5999);
    expect(page.moves).to.have.lengthOf(8);
    await page.pass(1);
    expect(page.moves.at(-1)).to.equal('timeout');
    await page.do('Keep my dice', 0);
    expect(page.status).to.contain('Round 1 is over.');
    await page.returnToRecord();
    expectPly(page, 8);
  });

  it('begin for one who practises with all the time of the round', async () => {
    const page = await open({ record: ENDING, names: '', ply: '2' });
    await page.tryMoves();
    expect(page.time).to.equal('1:00');
    await page.pass(60_000);
    expect(page.element.outcome?.scores).to.deep.equal([70]);
    await page.returnToRecord();
    expect(page.element.outcome).to.equal(undefined);
  });
});

describe('a record of Cubo with times', () => {
  const TIMED = `cubo 2; start=${JSON.stringify(table('oo'))}; #0 swap a1c3 @1000; #1 call @3000; #1 take 2 @3500; timeout @9500; put a1 @12000`;
  const [PLAY, STOP] = ['Play in real time', 'Stop here'];
  const openTimed = (attributes: Attributes = {}) =>
    open({ record: TIMED, names: 'Ann, Bob', ply: '0', ...attributes });
  const isPlaying = (page: CuboPage): boolean => page.button(STOP) !== undefined;

  /** The ply that is shown whenever so much time has passed. */
  async function follow(page: CuboPage, ...milliseconds: readonly number[]): Promise<number[]> {
    const plies = [];
    for (const time of milliseconds) {
      await page.pass(time);
      plies.push(page.element.ply);
    }
    return plies;
  }

  it('is played at its own pace to its end', async () => {
    const page = await openTimed();
    const changes = page.listen('game-change');
    await page.clickButton(PLAY);
    expect(isPlaying(page)).to.equal(true);
    expect(await follow(page, 0, 1999, 1, 500, 5999, 1, 2499)).to.deep.equal([1, 1, 2, 3, 3, 4, 4]);
    expect([page.status, page.current, isPlaying(page)]).to.deep.equal(['Time is up.', [4], true]);
    expect(await follow(page, 1)).to.deep.equal([5]);
    expect([isPlaying(page), page.clock.pending]).to.deep.equal([false, 0]);
    expect(new Set(changes.map(({ cause, by }) => `${cause} ${by}`))).to.deep.equal(new Set(['go-to auto']));
    await page.clickButton(PLAY);
    expect([page.element.ply, await follow(page, 0)], 'from the start again').to.deep.equal([0, [1]]);
  });

  it('is told once a move, without the number of the step, and nothing interrupts', async () => {
    const page = await openTimed();
    const said = [];
    await page.clickButton(PLAY);
    for (const time of [0, 2000, 500]) {
      await page.pass(time);
      said.push(page.spoken);
    }
    expect(said.slice(1)).to.deep.equal(['Bob: Cubo!', 'Bob takes red 1.']);
    expect([said[0]?.startsWith('Ann: red 1 to c3'), page.urgent]).to.deep.equal([true, '']);
  });

  it('is stopped with its tool and the space bar, and goes on from there', async () => {
    const page = await openTimed();
    await page.clickButton(PLAY);
    await page.pass(100);
    await page.clickButton(STOP);
    expect(await follow(page, 60_000)).to.deep.equal([1]);
    page.find('.squares')?.focus();
    await page.press('Space');
    expect(await follow(page, 1999, 1)).to.deep.equal([1, 2]);
    await page.press('Space');
    expect(isPlaying(page)).to.equal(false);
  });

  for (const [what, act, ply] of [
    ['a step', (page: CuboPage) => page.click(page.step('Forward')), 2],
    ['the list', (page: CuboPage) => page.click(page.listed(4)), 4],
    ['the ply attribute', (page: CuboPage) => page.element.setAttribute('ply', '3'), 3],
    ['a script', (page: CuboPage) => page.element.goTo(0), 0],
    ['another record', (page: CuboPage) => page.set({ record: TIMED.replace('a1c3', 'a1b1') }), 0],
    ['taking the element away', (page: CuboPage) => page.takeAway()(), 1],
  ] as const) {
    it(`stops when the user goes elsewhere by ${what}`, async () => {
      const page = await openTimed();
      await page.clickButton(PLAY);
      await page.pass(0);
      await act(page);
      await page.element.updateComplete;
      expect([isPlaying(page), await follow(page, 60_000), page.clock.pending]).to.deep.equal([false, [ply], 0]);
    });
  }

  it('stops where own moves are tried, and can be played again afterwards', async () => {
    const page = await openTimed();
    await page.clickButton(PLAY);
    await page.pass(0);
    await page.tryMoves();
    await page.pass(60_000);
    expect(page.moves).to.deep.equal(['swap a1c3']);
    await page.returnToRecord();
    await page.clickButton(PLAY);
    expect(await follow(page, 2000)).to.deep.equal([2]);
  });

  it('has nothing to play where it has no times', async () => {
    const page = await openTimed({ record: TIMED.replaceAll(/ @\d+/g, '') });
    expect([page.button(PLAY), page.element.error]).to.deep.equal([undefined, undefined]);
    page.find('.squares')?.focus();
    await page.press('Space');
    expect(page.clock.pending).to.equal(0);
  });
});
