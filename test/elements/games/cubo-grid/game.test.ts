import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { bestSquare } from '../../../../src/games/cubo/index.js';
import type { CuboSquare } from '../../../../src/games/cubo/index.js';
import { chord, pressInside, tabTo } from '../../keyboard.js';
import { CuboPage } from './page.js';
import type { CellName } from './page.js';

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

describe('a whole game of <cubo-grid> by presses alone', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('is practised on a phone: each round rolled, built as well as can be, called, and a die exchanged, to the result and the next game', async () => {
    await setViewport({ width: 390, height: 844 });
    const page = await CuboPage.open({ seed: 'taps' });
    const refusals = page.listen('game-refuse');
    const ends = page.listen('game-end');
    const possible: number[] = [];
    for (let round = 1; round <= 6; round++) {
      await page.goOn();
      if (round === 2) await page.do('Roll all again');
      const { middle, seats } = page.element.state;
      const square = seats[0]?.square as CuboSquare;
      const best = bestSquare(square, { middle });
      const { exchange } = best;
      possible.push(best.total);
      const built = exchange ? best.square.with(exchange.cell, exchange.given) : best.square;
      for (const pair of swapsTo(square, built)) await page.swap(...pair);
      await page.do('Cubo!');
      if (exchange) {
        const { colour, value } = exchange.taken;
        await page.do(`Take ${colour === 'r' ? 'red' : 'blue'} ${value}`);
        const cell = NAMES[exchange.cell] as CellName;
        await page.click(page.cell(cell));
        expect(page.worth(), 'what the exchange would make of it').to.equal(best.total);
        await page.click(page.cell(cell));
      } else {
        await page.do('Take none');
      }
      expect([page.worth(), page.sides]).to.deep.equal([
        ...[best.total, round < 6 ? 'You found the best possible square.' : ''],
      ]);
    }
    const total = possible.reduce((sum, points) => sum + points);
    expect(page.rounds.at(-1)).to.match(new RegExp(` ${possible.join(' ')} ${total}$`));
    expect(page.status).to.equal(`${total} points in six rounds.`);
    expect(ends).to.deep.equal([{ winners: [0], scores: [total], reason: 'six-rounds' }]);
    expect(refusals).to.be.empty;
    await page.clickButton('New game');
    expect([page.moves, page.primaryName]).to.deep.equal([[], 'Roll for round 1']);
  });

  it('is played by two on one device: called in turn, once too late, and dice kept, to the result and the rematch', async () => {
    await setViewport({ width: 1000, height: 800 });
    const page = await CuboPage.open({ seed: 'taps', seats: 'human human', names: 'Ann, Bob' });
    const refusals = page.listen('game-refuse');
    for (let round = 1; round <= 6; round++) {
      const [first, second] = round % 2 ? [0, 1] : [1, 0];
      await page.goOn();
      await page.do('Cubo!', first);
      await page.do(page.actions(first)[0] ?? '', first);
      if (round === 3) {
        await page.pass(6000);
      } else {
        await page.do('Cubo!', second);
        await page.do('Take none', second);
      }
      await page.do('Keep my dice', first);
    }
    expect(refusals).to.be.empty;
    expect(page.rounds[2]?.split(' ')[3], 'Bob was late in the third round').to.equal('–');
    const totals = page.rounds.slice(1).map((row) => Number(row.split(' ').at(-1)));
    expect(totals).to.deep.equal(page.element.outcome?.scores);
    await page.clickButton('Rematch');
    expect(page.moves).to.be.empty;
  });
});

describe('a whole game of <cubo-grid> by keyboard alone', () => {
  it('is played by two with their own squares, calls and dice to the result, and a rematch', async () => {
    const page = await CuboPage.afterButton({ seed: 'two', seats: 'human human', names: 'Ann, Bob' });
    const die = (seat: number) => page.seat(seat).querySelector<HTMLElement>('button.cell[tabindex="0"]');
    await tabTo(page, 'Roll for round 1');
    for (let round = 1; round <= 6; round++) {
      expect(page.focusedName).to.equal(round === 1 ? 'Roll for round 1' : 'Next round');
      await pressInside(page, 'Enter');
      const first = round % 2;
      for (const seat of [first, 1 - first]) {
        die(seat)?.focus();
        await chord(page, 'Shift', 'ArrowDown');
        await chord(page, 'Shift', 'X');
        await pressInside(page, seat === first ? '2' : '0');
      }
      die(first)?.focus();
      await pressInside(page, 'Home', 'Enter', 'Enter');
    }
    expect(page.kinds.slice(0, 10)).to.deep.equal([
      ...['middle', 'dice', 'dice'],
      ...['swap', 'call', 'take', 'swap', 'call', 'take', 'put'],
    ]);
    expect(page.element.match.entries.every(({ by }) => by === 'user')).to.be.true;
    await page.ended();
    expect(page.focusedName).to.equal('Rematch');
  });
});
