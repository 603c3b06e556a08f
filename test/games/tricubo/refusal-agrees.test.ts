import { expect } from 'chai';
import fc from 'fast-check';
import type { Actor } from '../../../src/games/game.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { CONCEIVABLE, CONCEIVABLE_ROLLS, allowed } from './conceivable.js';
import { moveTexts } from './helpers.js';
import { randomStates } from './random-games.js';

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(30_000);

  it('of all that can be written down', () => {
    // Two ways to take each of three dice: for the row, two fields, and 31 choices of rows.
    expect(new Set(CONCEIVABLE)).to.have.property('size', 2 * 3 * (3 + 31) + 1 + 5);
    expect(new Set(CONCEIVABLE_ROLLS)).to.have.property('size', 6 ** 3);
  });

  it('by any seat at any moment', () => {
    fc.assert(
      fc.property(randomStates, fc.nat({ max: 4 }), (state, any) => {
        const seat = any % state.sheets.length;
        expect(allowed(state, seat)).to.have.members(moveTexts(state, seat));
      }),
      { numRuns: 500 },
    );
  });

  it('by whoever has no seat', () => {
    fc.assert(
      fc.property(randomStates, fc.constantFrom(5, -1, 'chance', 'clock'), (state, stranger) => {
        expect(allowed(state, stranger as Actor)).to.be.empty;
      }),
    );
  });

  it('and so is a roll', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const listed = tricubo.outcomes(state).map(({ move }) => tricubo.makeMove(move));
        expect(allowed(state, 'chance', CONCEIVABLE_ROLLS)).to.have.members(listed);
        expect(allowed(state, 0, CONCEIVABLE_ROLLS)).to.be.empty;
      }),
    );
  });
});
