import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { bestSquare } from '../../../src/games/cubo/index.js';
import type { CuboSquare } from '../../../src/games/cubo/index.js';
import { aMoment, releaseAll } from '../pointers.js';
import { CuboPage } from './cubo-page.js';
import type { CellName } from './cubo-page.js';

const NAMES: readonly CellName[] = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];

/** The cells to swap, one pair after another, until a square lies as it should. */
function swapsTo(square: CuboSquare, wanted: CuboSquare): (readonly [CellName, CellName])[] {
  const dice = square.map(({ colour, value }) => `${colour}${value}`);
  return wanted.flatMap(({ colour, value }, cell) => {
    const text = `${colour}${value}`;
    if (dice[cell] === text) return [];
    const from = dice.findIndex((die, i) => i > cell && die === text && i !== 4);
    [dice[cell], dice[from]] = [text, dice[cell] ?? ''];
    return [[NAMES[cell] as CellName, NAMES[from] as CellName] as const];
  });
}

/** Taps, but no two so fast in one place that they are one double tap. */
function tapperOf(page: CuboPage): (element: Element | null | undefined) => Promise<void> {
  let last: readonly [Element?, number?, number?] = [];
  return async (element) => {
    if (!element) throw new Error(`nothing to tap after ${page.moves.join('; ')}`);
    element.scrollIntoView({ block: 'nearest' });
    const [x, y] = page.middle(element);
    const [before, oldX = NaN, oldY = NaN] = last;
    if (element !== before && Math.hypot(x - oldX, y - oldY) < 60) await aMoment();
    last = [element, x, y];
    await page.tapOn(element);
  };
}

describe('a whole game of <cubo-grid> on a phone, by taps alone', () => {
  before(async () => {
    await setViewport({ width: 390, height: 844 });
    await emulateMedia({ reducedMotion: 'reduce' });
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
  afterEach(async () => {
    await releaseAll();
    await aMoment();
  });

  it('is practised: each round rolled, built as well as can be, called, and a die taken and exchanged, to the result and the next game', async function () {
    this.timeout(120_000);
    const page = await CuboPage.open({ seed: 'taps' });
    const refusals = page.listen('game-refuse');
    const ends = page.listen('game-end');
    const possible: number[] = [];
    const tap = tapperOf(page);
    for (let round = 1; round <= 6; round++) {
      await tap(page.primary);
      if (round === 2) await tap(page.action('Roll all again'));
      const { middle, seats } = page.element.state;
      const square = seats[0]?.square as CuboSquare;
      const best = bestSquare(square, { middle });
      const { exchange } = best;
      possible.push(best.total);
      const built = exchange ? best.square.with(exchange.cell, exchange.given) : best.square;
      for (const [first, second] of swapsTo(square, built)) {
        await tap(page.cell(first));
        await tap(page.cell(second));
      }
      await tap(page.action('Cubo!'));
      if (!exchange) {
        await tap(page.action('Take none'));
      } else {
        const colour = exchange.taken.colour === 'r' ? 'red' : 'blue';
        await tap(page.action(`Take ${colour} ${exchange.taken.value}`));
        const cell = page.cell(NAMES[exchange.cell] as CellName);
        await tap(cell);
        expect(page.worth(), 'what the exchange would make of it').to.equal(best.total);
        await tap(cell);
      }
      expect(page.worth()).to.equal(best.total);
      expect(page.best).to.contain(`Best possible: ${best.total} points`);
    }
    const total = possible.reduce((sum, points) => sum + points);
    expect(page.rounds.at(-1)).to.match(new RegExp(` ${possible.join(' ')} ${total}$`));
    expect(page.status).to.equal(`${total} points in six rounds.`);
    expect(ends).to.deep.equal([{ winners: [0], scores: [total], reason: 'six-rounds' }]);
    expect(refusals).to.be.empty;
    await tap(page.button('New game'));
    expect([page.moves, page.primary?.textContent?.trim()]).to.deep.equal([[], 'Roll for round 1']);
  });
});

describe('a whole game of two on one device, by taps alone', () => {
  before(() => setViewport({ width: 1000, height: 800 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    await releaseAll();
    await aMoment();
  });

  it('is called in turn, once too late, and a die is given back, to the result and the rematch', async function () {
    this.timeout(120_000);
    const page = await CuboPage.open({ seed: 'taps', seats: 'human human', names: 'Ann, Bob' });
    const refusals = page.listen('game-refuse');
    const tap = tapperOf(page);
    for (let round = 1; round <= 6; round++) {
      const [first, second] = round % 2 ? [0, 1] : [1, 0];
      await tap(page.primary);
      await tap(page.action('Cubo!', first));
      await tap(page.seat(first).querySelector('.take'));
      if (round === 3) {
        await page.pass(6000);
      } else {
        await tap(page.action('Cubo!', second));
        await tap(page.action('Take none', second));
      }
      await tap(page.action('Keep my dice', first));
    }
    expect(refusals).to.be.empty;
    expect(page.rounds).to.have.lengthOf(3);
    expect(page.rounds[2]?.split(' ')[3], 'Bob was late in the third round').to.equal('–');
    const scores = page.element.outcome?.scores ?? [];
    expect(page.rounds.slice(1).map((row) => Number(row.split(' ').at(-1)))).to.deep.equal(scores);
    await tap(page.button('Rematch'));
    expect(page.moves).to.be.empty;
  });
});
