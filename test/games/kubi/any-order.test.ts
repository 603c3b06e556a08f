import { expect } from 'chai';
import fc from 'fast-check';
import { kubi } from '../../../src/games/kubi/index.js';
import type { KubiState } from '../../../src/games/kubi/index.js';
import { play } from './helpers.js';
import { randomStates } from './random-games.js';

/** A moment in which somebody has to decide, with a choice for each of those, made in some order. */
const decisions = randomStates
  .filter((state) => typeof kubi.actors(state)[0] === 'number')
  .chain((state) => {
    const seats = kubi.actors(state) as number[];
    const choices = fc.tuple(
      ...seats.map((seat) => fc.constantFrom(...kubi.moves(state, seat)).map((move) => ({ seat, move }))),
    );
    const order = fc.shuffledSubarray(seats, { minLength: seats.length, maxLength: seats.length });
    return fc.record({ state: fc.constant(state), choices, order });
  });

describe('what players do at the same time', () => {
  it('comes to the same in any order', () => {
    fc.assert(
      fc.property(decisions, ({ state, choices, order }) => {
        const inOrder = (seats: readonly number[]): KubiState =>
          seats.reduce((before, seat) => {
            const move = choices.find((choice) => choice.seat === seat)?.move;
            return move ? kubi.play(before, seat, move) : before;
          }, state);
        const after = inOrder(order);
        expect(after).to.deep.equal(inOrder(choices.map(({ seat }) => seat)));
        expect(after.entered).to.be.empty;
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the same choices to those who have not decided yet', () => {
    fc.assert(
      fc.property(decisions, ({ state, choices, order }) => {
        const [first, ...others] = order;
        const choice = choices.find(({ seat }) => seat === first);
        if (!choice) throw new Error('somebody decides first');
        const after = kubi.play(state, choice.seat, choice.move);
        for (const seat of others) expect(kubi.moves(after, seat)).to.deep.equal(kubi.moves(state, seat));
      }),
    );
  });

  it('is crossing first, and one cannot enter before all have crossed', () => {
    const state = play(kubi.setup(3), '#2 x456', '#0 x123');
    expect(kubi.actors(state)).to.deep.equal([1]);
    expect(kubi.moves(state, 0)).to.be.empty;
    expect(kubi.actors(play(state, '#1 x246'))).to.deep.equal(['chance']);
  });
});
