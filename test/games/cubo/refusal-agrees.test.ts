import { expect } from 'chai';
import fc from 'fast-check';
import type { Actor } from '../../../src/games/game.js';
import { cubo } from '../../../src/games/cubo/index.js';
import { CONCEIVABLE, allowed } from './conceivable.js';
import { moveTexts } from './helpers.js';
import { randomStates } from './random-games.js';

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(30_000);

  it('of all that can be written down', () => {
    expect(new Set(CONCEIVABLE)).to.have.property('size', (9 * 10) / 2 + 3 + 5 + 9);
  });

  it('by any seat at any moment', () => {
    fc.assert(
      fc.property(randomStates, fc.nat({ max: 3 }), (state, any) => {
        const seat = any % state.seats.length;
        expect(allowed(state, seat)).to.have.members(moveTexts(state, seat));
      }),
      { numRuns: 500 },
    );
  });

  it('by whoever has no seat', () => {
    fc.assert(
      fc.property(randomStates, fc.constantFrom(4, -1, 'chance', 'clock'), (state, stranger) => {
        expect(allowed(state, stranger as Actor)).to.be.empty;
      }),
    );
  });

  it('and so are dice and the end of the time', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const isRolled = state.middle.every((die) => die?.value !== null);
        const due = ['middle r1r2b3b4', 'middle r1r2r3b4', 'middle r1b2b3b4', 'dice 0 123456123', 'dice 3 123456123'];
        for (const text of due) {
          const [, kind, seat] = /^(middle|dice)(?: (\d) )?/.exec(text) ?? [];
          const refusal = cubo.refusal(state, 'chance', cubo.parseMove(text));
          if (kind === 'dice') {
            const isInHand = state.seats[Number(seat)]?.stage === 'in-hand';
            expect(refusal === undefined, text).to.equal(isRolled && isInHand && state.phase === 'build');
          } else if (isRolled) expect(refusal?.code).to.be.oneOf(['not-due', 'game-over']);
          else expect(refusal?.code).to.be.oneOf([undefined, 'other-dice']);
        }
        const isLimited = cubo.deadline(state) !== undefined;
        expect(cubo.refusal(state, 'clock', { kind: 'timeout' }) === undefined).to.equal(isLimited);
      }),
      { numRuns: 500 },
    );
  });
});
