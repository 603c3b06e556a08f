import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { triomino } from '../../../src/games/triomino/index.js';
import { Match } from '../../../src/match/match.js';
import { FakeClock } from '../../match/fake-clock.js';
import { errorOf } from '../bad-attributes.js';
import { inStep as bothInStep, inStepWith } from '../in-step.js';
import type { Attributes } from '../in-step.js';
import { watchTrouble } from '../watch-trouble.js';
import { TriominoPage } from './triomino-page.js';

const TWO = '344@0,0 | 044,144 / 004,111 | 0 1 0 - 1';

/** Each has a clock of its own, as two devices have, and shows the tiles of its own seat. */
const inStep = (attributes: Attributes) =>
  bothInStep(
    'triomino-table',
    TriominoPage,
    { ...attributes, viewer: '0', seed: 'a' },
    { ...attributes, viewer: '1', dice: 'remote' },
    (table) => Object.assign(table, { clock: new FakeClock() }),
  );

const lay = async (page: TriominoPage, tile: string, place: string) => {
  await page.click(page.tile(tile));
  await page.click(page.ghost(place));
};

describe('two tables of Triomino that forward to each other what no script did', () => {
  before(() => setViewport({ width: 1500, height: 1100 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('stay in step without a loop: a deal of one, and what both lay', async () => {
    const trouble = watchTrouble();
    const [left, right] = await inStep({ seats: 'human human' });
    const moves = [left.listen('game-move'), right.listen('game-move')];
    await left.clickButton('Deal round 1');
    expect(right.position).to.equal(left.position);
    for (let turn = 0; turn < 2; turn++) {
      const page = left.element.state.turn === 0 ? left : right;
      const tile = page.find('.rack-tile[data-fits]');
      if (!tile) break;
      await page.click(tile);
      await page.click(page.ghost(page.ghosts[0] ?? ''));
    }
    expect(right.moves).to.deep.equal(left.moves);
    expect(left.laid.length).to.be.above(0);
    const who = moves.map((each) => each.map(({ by }) => (by === 'user' ? 'r' : 's')).join(''));
    expect(who[0]?.replaceAll(/[rs]/g, (each) => (each === 'r' ? 's' : 'r'))).to.equal(who[1]);
    expect(trouble.stop()).to.be.empty;
  });

  it('show each its own tiles, and no cover', async () => {
    const [left, right] = await inStep({ position: TWO });
    expect([left.rack, right.rack]).to.deep.equal([
      ['044', '144'],
      ['004', '111'],
    ]);
    expect([left.isCovered, right.isCovered]).to.deep.equal([false, false]);
    await lay(left, '044', '044@0,1');
    expect(right.status).to.equal('Player 2: Lay a tile, or buy one.');
    expect([left.rack, right.rack]).to.deep.equal([['144'], ['004', '111']]);
  });

  it('keep the tile that one has chosen when the other one is told of something', async () => {
    const [left, right] = await inStep({ position: TWO });
    await lay(left, '044', '044@0,1');
    await right.click(right.tile('004'));
    left.element.names = 'Ann, Bo';
    await right.click(right.ghost(right.ghosts[0] ?? ''));
    expect(right.moves).to.deep.equal(left.moves);
    expect(right.moves).to.have.lengthOf(2);
  });

  it('take back and play again together', async () => {
    const [left, right] = await inStep({ position: TWO });
    const before = left.position;
    await lay(left, '044', '044@0,1');
    const after = left.position;
    await right.clickButton('Undo');
    expect([left.position, right.position]).to.deep.equal([before, before]);
    await left.clickButton('Redo');
    expect([left.position, right.position]).to.deep.equal([after, after]);
  });

  it('end together, and go on together with a rematch', async () => {
    const [left, right] = await inStep({ position: '344@0,0 | 044 / 555 | 0 1 0 - 1 | 390,0', lap: 'off' });
    const ends = [left.listen('game-end'), right.listen('game-end')];
    await lay(left, '044', '044@0,1');
    expect(ends.map((each) => each.length)).to.deep.equal([1, 1]);
    await right.clickButton('Rematch');
    expect([left.moves, right.moves, left.position]).to.deep.equal([[], [], right.position]);
  });

  it('have the end of the time once each, where both have played it before they hear of the other’s', async () => {
    const pages = await inStep({ position: TWO, 'turn-seconds': '30' });
    const [left, right] = pages;
    await left.pass(30_000);
    expect(right.moves[0]).to.equal('timeout');
    await right.pass(30_000);
    expect(right.moves.filter((move) => move === 'timeout')).to.have.lengthOf(1);
    expect(errorOf(() => right.element.play('timeout', { actor: 'clock' })).code).to.equal('illegal-move');
  });
});

describe('a table of Triomino and a match that forward to each other', () => {
  it('stay in step, each with the moves of the other', async () => {
    const page = await TriominoPage.open({ seats: 'human human', dice: 'remote', viewer: '0' });
    const match = new Match(triomino, { seats: 2, seed: 'a' });
    inStepWith(page, match);
    while (match.actors[0] === 'chance') match.draw('auto');
    if (match.state.turn === 1) match.play(match.legalMoves(1)[0] as never, { actor: 1 });
    await page.element.updateComplete;
    await page.click(page.find('.rack-tile[data-fits]') as Element);
    await page.click(page.ghost(page.ghosts[0] ?? ''));
    expect(page.moves).to.deep.equal(match.entries.map(({ text }) => text));
    expect(page.laid).to.not.be.empty;
  });
});
