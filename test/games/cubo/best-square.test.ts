import { expect } from 'chai';
import fc from 'fast-check';
import { bestSquare, scoreSquare } from '../../../src/games/cubo/index.js';
import type { CuboOptions, CuboSquare } from '../../../src/games/cubo/index.js';
import { gameErrorOf } from '../contract/check.js';
import { anyMiddle, anySquare, squareText } from './arbitraries.js';
import { SQUARE } from './helpers.js';
import { plainBest, plainBestExchange } from './plain-solver.js';

const STREETS: readonly CuboOptions['streets'][] = ['ordered', 'any-order'];

/** The dice of a square in letters, in alphabetical order. */
const diceOf = (square: CuboSquare): string[] => square.map(({ colour, value }) => `${colour}${value}`).sort();

describe('the best square of nine dice', function () {
  this.timeout(60_000);

  for (const streets of STREETS) {
    it(`is worth what the best of all 40 320 squares is worth, with ${streets} streets`, () => {
      fc.assert(
        fc.property(anySquare, (dice) => {
          const { square, total, exchange } = bestSquare(dice, { streets });
          expect(total).to.equal(plainBest(dice, streets));
          expect(scoreSquare(square, { streets }).total).to.equal(total);
          expect(diceOf(square)).to.deep.equal(diceOf(dice));
          expect(square[4]).to.deep.equal(dice[4]);
          expect(exchange).to.equal(null);
        }),
        { numRuns: 200 },
      );
    });
  }

  it('is the same one in whatever letters or order the dice are given', () => {
    fc.assert(
      fc.property(anySquare, fc.constantFrom(...STREETS), (dice, streets) => {
        const best = bestSquare(dice, { streets });
        expect(bestSquare(squareText(dice), { streets })).to.deep.equal(best);
        expect(bestSquare(dice, { streets, middle: [] })).to.deep.equal(best);
        expect(bestSquare(best.square, { streets }).total).to.equal(best.total);
      }),
    );
  });

  it('has ordered streets where nobody says otherwise', () => {
    fc.assert(
      fc.property(anySquare, (dice) => {
        expect(bestSquare(dice)).to.deep.equal(bestSquare(dice, { streets: 'ordered' }));
      }),
    );
  });

  for (const reds of [3, 4, 5]) {
    it(`is worth 54 at most with ${reds} red and ${8 - reds} blue dice`, () => {
      const colours = 'r'.repeat(reds) + 'b'.repeat(8 - reds);
      const around = `${colours.slice(0, 4)}w${colours.slice(4)}`;
      const sixes = around.replace(/./g, '$&6').replace(/.{6}(?=.)/g, '$&/');
      expect(bestSquare(sixes).total).to.equal(54);
      // No number is worth more than a six.
      fc.assert(
        fc.property(anySquare, (dice) => {
          const repainted = dice.map((die, i) => ({ ...die, colour: around[i] as 'r' | 'b' | 'w' }));
          expect(bestSquare(repainted, { streets: 'any-order' }).total).to.be.at.most(54);
        }),
      );
    });
  }
});

describe('the best square with a die of the middle', function () {
  this.timeout(60_000);

  for (const streets of STREETS) {
    it(`is worth what the best of all squares after any exchange is worth, with ${streets} streets`, () => {
      fc.assert(
        fc.property(anySquare, anyMiddle, (dice, middle) => {
          const { square, total, exchange } = bestSquare(dice, { streets, middle });
          expect(total).to.equal(plainBestExchange(dice, middle, streets));
          expect(scoreSquare(square, { streets }).total).to.equal(total);
          if (!exchange) {
            expect(diceOf(square)).to.deep.equal(diceOf(dice));
            return;
          }
          const { taken, cell, given } = exchange;
          expect(square[cell]).to.deep.equal(taken);
          expect(middle).to.deep.include(taken);
          expect(diceOf(square.map((die, i) => (i === cell ? given : die)))).to.deep.equal(diceOf(dice));
          expect(cell).not.to.equal(4);
        }),
        { numRuns: 25 },
      );
    });
  }

  it('takes a die exactly where that is worth more', () => {
    fc.assert(
      fc.property(anySquare, anyMiddle, (dice, middle) => {
        const alone = bestSquare(dice);
        const { total, exchange } = bestSquare(dice, { middle });
        expect(exchange !== null).to.equal(total > alone.total);
        if (!exchange) expect(total).to.equal(alone.total);
      }),
    );
  });

  it('names the exchange: a six for the one die that is none', () => {
    const { total, exchange } = bestSquare('r6r6r6/r6w6b6/b6b6b1', { middle: [null, { colour: 'b', value: 6 }] });
    expect(total).to.equal(54);
    expect(exchange?.taken).to.deep.equal({ colour: 'b', value: 6 });
    expect(exchange?.given).to.deep.equal({ colour: 'b', value: 1 });
  });

  it('leaves a middle alone that has nothing better, or nothing at all', () => {
    const square = 'b6b6b6/r6w6r6/r6b6r6';
    const middles = [[], [null, null, null, null], [{ colour: 'r' as const, value: 1 as const }]];
    for (const middle of middles) {
      expect(bestSquare(square, { middle })).to.deep.equal(bestSquare(square));
    }
  });
});

describe('dice that no best square is found for', () => {
  const texts: readonly [why: string, text: string][] = [
    ['nothing', ''],
    ['no letters', 'x'],
    ['eight dice', 'r1r2r3/r4w5b1/b2b3'],
    ['no white die', 'r1r2r3/r4b5b1/b2b3b4'],
    ['two white dice', 'r1r2r3/r4w5w1/b2b3b4'],
    ['a white die in a corner', 'w1r2r3/r4r5b1/b2b3b4'],
    ['dice without numbers', 'r.r.r./r.w.b./b.b.b.'],
    ['one die without its number', 'r1r2r3/r4w5b1/b2b3b.'],
  ];
  for (const [why, text] of texts) {
    it(`are a bad position: ${why}`, () => {
      expect(gameErrorOf(() => bestSquare(text), 'bad-position').details).to.deep.equal({ place: 'square' });
    });
  }

  it('are a bad position as a list, too', () => {
    const eight = Array.from({ length: 8 }, () => ({ colour: 'r' as const, value: 1 as const }));
    for (const list of [[], eight, [...eight, ...eight]]) {
      expect(gameErrorOf(() => bestSquare(list), 'bad-position').details).to.deep.equal({ place: 'square' });
    }
  });

  it('are those with a white die, or with dice that are not rolled, in the middle', () => {
    const middles = [[{ colour: 'w' as const, value: 1 as const }], [null, { colour: 'r' as const, value: null }]];
    for (const middle of middles) {
      expect(gameErrorOf(() => bestSquare(SQUARE, { middle }), 'bad-position').details).to.deep.equal({
        place: 'middle',
      });
    }
  });

  it('are those with streets that nobody knows', () => {
    const { details } = gameErrorOf(() => bestSquare(SQUARE, { streets: 'both' as never }), 'bad-options');
    expect(details).to.deep.include({ place: 'streets' });
  });
});
