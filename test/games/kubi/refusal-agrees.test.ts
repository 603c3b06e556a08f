import { expect } from 'chai';
import fc from 'fast-check';
import type { Actor } from '../../../src/games/game.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { CONCEIVABLE, CONCEIVABLE_ROLLS, allowed } from './conceivable.js';
import { moveTexts } from './helpers.js';
import { randomStates } from './random-games.js';

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(30_000);

  it('of all that can be written down', () => {
    expect(CONCEIVABLE).to.have.lengthOf(6 ** 3 + 6 * 2 * 6 ** 4);
    expect(CONCEIVABLE_ROLLS).to.have.lengthOf(6 ** 5);
  });

  it('by any seat at any moment', () => {
    fc.assert(
      fc.property(randomStates, fc.nat({ max: 7 }), (state, any) => {
        const seat = any % state.sheets.length;
        expect(allowed(state, seat)).to.have.members(moveTexts(state, seat));
      }),
      { numRuns: 60 },
    );
  });

  it('by whoever has no seat', () => {
    fc.assert(
      fc.property(randomStates, fc.constantFrom(8, -1, 'chance', 'clock'), (state, stranger) => {
        expect(allowed(state, stranger as Actor)).to.be.empty;
      }),
      { numRuns: 10 },
    );
  });

  it('and so is a roll', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const listed = kubi.outcomes(state).map(({ move }) => kubi.makeMove(move));
        expect(allowed(state, 'chance', CONCEIVABLE_ROLLS)).to.have.members(listed);
        expect(allowed(state, 0, CONCEIVABLE_ROLLS)).to.be.empty;
      }),
      { numRuns: 30 },
    );
  });
});
