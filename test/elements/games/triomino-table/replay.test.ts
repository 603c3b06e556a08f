import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import { watchWarnings } from '../../watch-warnings.js';
import { chord, pressInside } from '../../keyboard.js';
import { BUY, TriominoPage } from './page.js';
import type { Attributes } from './page.js';

/** Bo leads, and buys a tile that he does not need. */
const RECORD = `triomino 2 {Two neighbours play.}
seats=2
deal 000,013,044,155,222,234,333,345,455 {Well shuffled.}
deal 001,012,111,122,144,344,444,445,555
lead 023/335
444@0,0
044@0,1 {She might have kept it.}
buy
draw 112
445@1,0`;
const ENDING = `triomino 2; start="344@0,0 | 004,044 | 0 0 0 - 1"; 044@0,1; 400@-1,1`;
const TIMED = RECORD.replace('seats=2', 'seats=2; turn-seconds=30');

interface Seen {
  readonly status: string;
  readonly laid: readonly string[];
  readonly facts: readonly [ann: string, bo: string];
  readonly comment?: string;
}

/** What is seen of each ply. */
const PLIES: readonly Seen[] = [
  { status: 'Start', laid: [], facts: ['0 points', '0 points'], comment: 'Two neighbours play.' },
  {
    status: 'Ann gets 0-0-0, 0-1-3, 0-4-4, 1-5-5, 2-2-2, 2-3-4, 3-3-3, 3-4-5, and 4-5-5.',
    laid: [],
    facts: ['0 points 9 tiles', '0 points'],
    comment: 'Well shuffled.',
  },
  {
    status: 'Bo gets 0-0-1, 0-1-2, 1-1-1, 1-2-2, 1-4-4, 3-4-4, 4-4-4, 4-4-5, and 5-5-5.',
    laid: [],
    facts: ['0 points 9 tiles', '0 points 9 tiles'],
  },
  {
    status: 'Ann draws 0-2-3 for the lead. Bo draws 3-3-5 for the lead. Bo leads.',
    laid: [],
    facts: ['0 points 9 tiles', '0 points 9 tiles'],
  },
  {
    status: 'Bo lays 4-4-4 in the middle. +12.',
    laid: ['444@0,0'],
    facts: ['0 points 9 tiles', '12 points 8 tiles'],
  },
  {
    status: 'Ann lays 0-4-4 below 4-4-4. +8.',
    laid: ['444@0,0', '044@0,1'],
    facts: ['8 points 8 tiles', '12 points 8 tiles'],
    comment: 'She might have kept it.',
  },
  {
    status: 'Bo buys a tile. −5 points.',
    laid: ['444@0,0', '044@0,1'],
    facts: ['8 points 8 tiles', '7 points 8 tiles'],
  },
  { status: 'Bo has bought 1-1-2.', laid: ['444@0,0', '044@0,1'], facts: ['8 points 8 tiles', '7 points 9 tiles'] },
  {
    status: 'Bo lays 4-4-5 to the right of 4-4-4. +13.',
    laid: ['444@0,0', '044@0,1', '445@1,0'],
    facts: ['8 points 8 tiles', '20 points 8 tiles'],
  },
];

async function open(attributes: Attributes = {}): Promise<TriominoPage> {
  const page = await TriominoPage.open({ mode: 'replay', record: RECORD, names: 'Ann, Bo', ...attributes });
  return page.until(() => page.find('.moves') !== null);
}

function expectPly(page: TriominoPage, ply: number): void {
  const { status, laid, facts, comment } = PLIES[ply] as Seen;
  expect([page.element.ply, page.current, page.status]).to.deep.equal([ply, [ply], status]);
  expect([page.laid, [page.facts(0), page.facts(1)], page.comment]).to.deep.equal([laid, facts, comment]);
}

describe('a replay of Triomino', () => {
  it('begins where all tiles are dealt, and shows after each move what lies there', async () => {
    const page = await open();
    expectPly(page, 3);
    await page.click(page.step('Go to start'));
    expectPly(page, 0);
    for (let ply = 1; ply < PLIES.length; ply++) {
      await page.click(page.step('Forward'));
      expectPly(page, ply);
    }
    expect([page.spoken, page.drawn('.latest')]).to.deep.equal([`Step 8 of 8. ${PLIES[8]?.status}`, ['445@1,0']]);
    page.element.goTo(5);
    await page.element.updateComplete;
    expect([page.drawn('.latest'), page.outlines]).to.deep.equal([['044@0,1'], []]);
  });

  it('shows all racks open, covers nothing, and has nothing to press but its steps', async () => {
    const page = await open({ ply: '7' });
    expect(page.held).to.deep.equal([
      '0-0-0 0-1-3 1-5-5 2-2-2 2-3-4 3-3-3 3-4-5 4-5-5',
      '0-0-1 0-1-2 1-1-1 1-1-2 1-2-2 1-4-4 3-4-4 4-4-5 5-5-5',
    ]);
    expect(page.all('.cover, .rack, .ghost, .places, .actions button')).to.be.empty;
  });

  it('lists every move as it is written, says it, and has the sign of whoever has moved', async () => {
    const page = await open();
    const moves = RECORD.split('\n').slice(2);
    const texts = moves.map((line, i) => `${i + 1} ${line.replace(/ \{.*$/g, '')}`);
    expect(page.listedMoves).to.deep.equal(['Start', ...texts]);
    const sentences = moves.map((_, i) => page.sentence(i + 1));
    expect(sentences).to.deep.equal(PLIES.slice(1).map(({ status }) => status));
    const signs = PLIES.map((_, ply) => page.listed(ply).querySelector<SVGElement>('.seat-sign')?.dataset['seat']);
    expect(signs.slice(4)).to.deep.equal(['1', '0', '1', undefined, '1']);
  });

  it('is led by keys on the table, which also show it larger, move it and read, and play nothing', async () => {
    const page = await open({ ply: '5' });
    page.table.focus();
    const whole = page.view;
    await pressInside(page, '+');
    await chord(page, 'Shift', 'ArrowRight');
    expect([page.isMoved, page.view[0] > whole[0], page.element.ply]).to.deep.equal([true, true, 5]);
    await pressInside(page, '0', 'l');
    expect([page.view, page.spoken]).to.deep.equal([whole, PLIES[5]?.status]);
    await pressInside(page, 'c', 'b', 'p', 't');
    expect(page.spoken).to.match(/^Ann 8 tiles, 8 points; Bo 8 tiles, 12 points;/);
    await pressInside(page, 'ArrowLeft');
    expectPly(page, 4);
    await pressInside(page, 'End', 'ArrowLeft');
    expectPly(page, 7);
  });

  it('begins at the ply that the page names also with a limit for each turn, and tells the result at the end', async () => {
    const timed = await open({ record: TIMED, ply: '5' });
    expectPly(timed, 5);
    const page = await open({ record: ENDING, names: '' });
    await page.click(page.step('Go to end'));
    expect(page.status).to.contain('Lays 0-0-4 to the left of 0-4-4. +29 (4+0+0, going out 25).');
    expect([page.status.includes('37 points in this round.'), page.element.outcome?.scores]).to.deep.equal([
      ...[true, [37]],
    ]);
  });
});

describe('own moves in a replay of Triomino', () => {
  it('are made as in a game, without a cover, and the record is there again afterwards', async () => {
    const page = await open({ ply: '4' });
    const before = page.element.match.toRecord();
    await page.tryMoves();
    expect([page.isCovered, page.spoken.includes('You’re trying your own moves.')]).to.deep.equal([false, true]);
    await page.lay('044', '404@-1,0');
    expect([page.moves.at(-1), page.isCovered, page.rack.includes('445')]).to.deep.equal(['404@-1,0', false, true]);
    await page.returnToRecord();
    expect(page.element.match.toRecord()).to.deep.equal(before);
    expectPly(page, 4);
    expect(page.all('.rack, .actions button')).to.be.empty;
  });

  it('draw what is bought from tiles that nobody has', async () => {
    const page = await open({ ply: '4' });
    await page.tryMoves();
    await page.clickButton(BUY);
    const [, tile = 'none'] = /^draw (\d{3})$/.exec(page.moves.at(-1) ?? '') ?? [];
    expect(page.rack).to.include(tile);
    expect(RECORD.split('\n').slice(2, 4).join()).to.not.contain(tile);
  });

  it('have the limit of a turn, which stands still in the record', async () => {
    const page = await open({ record: TIMED, ply: '4' });
    expect(page.clock.pending).to.equal(0);
    await page.tryMoves();
    await page.until(() => page.time === '0:30');
    await page.pass(30_000);
    expect(page.moves[4]).to.equal('timeout');
    await page.returnToRecord();
    await page.pass(60_000);
    expect([page.clock.pending, page.element.match.length]).to.deep.equal([0, 8]);
  });

  it('can end a game, of which the record knows nothing', async () => {
    const page = await open({ record: ENDING, names: '', ply: '1' });
    await page.tryMoves();
    await page.click(page.tile('004'));
    await page.click(page.ghost(page.ghosts[0] ?? ''));
    expect(page.element.outcome?.reason).to.equal('one-round');
    await page.returnToRecord();
    expect([page.element.outcome, page.rack]).to.deep.equal([undefined, []]);
  });
});

describe('a replay for one seat', () => {
  it('knows only from the file how many seats there are, and tells of no mistake before', async () => {
    const warnings = watchWarnings();
    const errors: Event[] = [];
    const watch = new AbortController();
    addEventListener('game-error', (event) => errors.push(event), watch);
    const src = await executeServerCommand<string, object>('page', { html: RECORD });
    const page = await TriominoPage.open({ mode: 'replay', src, viewer: '1', ply: 'last' });
    await page.until(() => !page.element.matches(':state(loading)'));
    watch.abort();
    expect([errors.length, warnings.stop()]).to.deep.equal([0, []]);
    expect([page.element.match.length, page.element.viewing]).to.deep.equal([8, 1]);
  });
});
