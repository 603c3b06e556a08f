import { expect } from '@open-wc/testing';
import { cubo } from '../../../src/games/cubo/index.js';
import { setViewport } from '@web/test-runner-commands';
import { Match } from '../../../src/match/match.js';
import { FakeClock } from '../../match/fake-clock.js';
import { inStep as bothInStep, inStepWith } from '../in-step.js';
import type { Attributes } from '../in-step.js';
import { watchTrouble } from '../watch-trouble.js';
import { CuboPage } from './cubo-page.js';

const SQUARE = 'r1r2r3/r2w3b4/b3b4b5';
const TWO = `1 0 build 0 | ${SQUARE} o - 0 ; ${SQUARE} o - 0 | r6r1b6b2`;

/** Each has a clock of its own, as two devices have. */
const inStep = (first: Attributes, second = first) =>
  bothInStep('cubo-grid', CuboPage, first, second, (grid) => Object.assign(grid, { clock: new FakeClock() }));

const timeouts = (page: CuboPage) => page.element.match.entries.filter(({ text }) => text === 'timeout').length;

describe('two elements with squares of Cubo that forward to each other what no script did', () => {
  before(() => setViewport({ width: 1500, height: 900 }));
  after(() => setViewport({ width: 800, height: 600 }));

  it('stay in step without a loop: swaps, rolls, calls and dice of both', async () => {
    const trouble = watchTrouble();
    const [left, right] = await inStep({ position: TWO, seed: 'a' }, { position: TWO });
    const moves = [left.listen('game-move'), right.listen('game-move')];
    await left.click(left.cell('a1', 0));
    await left.click(left.cell('c3', 0));
    await right.click(right.cell('b1', 1));
    await right.click(right.cell('b3', 1));
    await left.click(left.action('Roll all again', 0));
    await right.click(right.action('Cubo!', 1));
    expect(right.position).to.equal(left.position);
    expect(right.moves).to.deep.equal(left.moves);
    expect(left.moves[0]).to.equal('swap a1c3');
    expect(moves.map((each) => each.map(({ by }) => by))).to.deep.equal([
      ['user', 'script', 'user', 'user', 'script'],
      ['script', 'user', 'script', 'script', 'user'],
    ]);
    expect(trouble.stop()).to.be.empty;
  });

  it('keep the die that one has chosen when the other one plays', async () => {
    const [left, right] = await inStep({ position: TWO });
    await left.click(left.cell('a1', 0));
    await right.click(right.cell('b1', 1));
    await right.click(right.cell('b3', 1));
    expect(left.cell('a1', 0).ariaLabel).to.contain('chosen');
    await left.click(left.cell('c3', 0));
    expect(right.moves).to.deep.equal(['swap b1b3', 'swap a1c3']);
  });

  it('count down on both, and a call on one in time is in time on the other', async () => {
    const [left, right] = await inStep({ position: TWO });
    await left.click(left.action('Cubo!', 0));
    await left.click(left.action('Take red 6', 0));
    expect([left.time, right.time]).to.deep.equal(['6', '6']);
    for (const page of [left, right]) await page.pass(5999);
    await right.click(right.action('Cubo!', 1));
    for (const page of [left, right]) await page.pass(5000);
    expect([timeouts(left), timeouts(right)]).to.deep.equal([0, 0]);
    expect(right.position).to.equal(left.position);
  });

  for (const [what, order] of [
    ['the first of them rings first', [0, 1]],
    ['the second of them rings first', [1, 0]],
  ] as const) {
    it(`record the end of the time once on each, though both clocks play it: ${what}`, async () => {
      const trouble = watchTrouble();
      const pages = await inStep({ position: TWO });
      const [left, right] = pages;
      await left.click(left.action('Cubo!', 0));
      await left.click(left.action('Take none', 0));
      for (const each of order) await pages[each].pass(6000);
      expect([timeouts(left), timeouts(right)]).to.deep.equal([1, 1]);
      expect(right.position).to.equal(left.position);
      expect(trouble.stop()).to.be.empty;
    });
  }

  it('follow one that alone keeps the time, where the clock of the other stands still', async () => {
    const [left, right] = await inStep({ position: TWO });
    await right.click(right.action('Cubo!', 1));
    await right.click(right.action('Take none', 1));
    await left.pass(6000);
    await right.element.updateComplete;
    expect([timeouts(left), timeouts(right)]).to.deep.equal([1, 1]);
    expect([right.position, right.time]).to.deep.equal([left.position, '']);
    await right.pass(60_000);
    expect(right.moves).to.deep.equal(left.moves);
  });

  it('take back and play again together where no time runs', async () => {
    const [left, right] = await inStep({ position: TWO, 'time-limits': 'off' });
    const before = left.position;
    await left.click(left.cell('a1', 0));
    await left.click(left.cell('c3', 0));
    const after = left.position;
    await right.clickButton('Undo');
    expect([left.position, right.position]).to.deep.equal([before, before]);
    await left.clickButton('Redo');
    expect([left.position, right.position]).to.deep.equal([after, after]);
  });

  it('end together and go on together with a rematch', async () => {
    const over = `6 1 exchange 0 | ${SQUARE} t r6 0 ; ${SQUARE} t - 0 | -r1b6b2`;
    const [left, right] = await inStep({ position: over });
    const ends = [left.listen('game-end'), right.listen('game-end')];
    await left.click(left.action('Keep my dice', 0));
    expect(ends.map((each) => each.length)).to.deep.equal([1, 1]);
    await right.clickButton('Rematch');
    expect(left.position).to.match(/^1 0 build 0 /);
    expect([right.position, right.moves.length]).to.deep.equal([left.position, 0]);
  });
});

describe('squares of Cubo and a match that forward to each other', () => {
  it('stay in step, each with the moves of the other', async () => {
    const page = await CuboPage.open({ seats: 'human human', dice: 'remote' });
    const match = new Match(cubo, { seats: 2, seed: 'a' });
    inStepWith(page, match);
    while (match.actors[0] === 'chance') match.draw('auto');
    await page.element.updateComplete;
    await page.click(page.cell('a1', 1));
    await page.click(page.cell('c3', 1));
    match.play('call', { actor: 0 });
    await page.element.updateComplete;
    expect(page.isCovered(0)).to.be.true;
    expect(page.moves).to.have.lengthOf(5);
    expect(page.position).to.equal(cubo.makePosition(cubo.positionOf(match.state)));
  });
});
