import { expect } from 'chai';
import fc from 'fast-check';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboState } from '../../../src/games/tricubo/index.js';
import { positionText } from './helpers.js';
import { randomStates } from './random-games.js';

/** A moment in which several have to choose, with a choice for each of them, made in some order. */
const choosings = randomStates
  .filter((state) => tricubo.actors(state).length > 1)
  .chain((state) => {
    const seats = tricubo.actors(state) as number[];
    const choices = fc.tuple(
      ...seats.map((seat) => fc.constantFrom(...tricubo.moves(state, seat)).map((move) => ({ seat, move }))),
    );
    const order = fc.shuffledSubarray(seats, { minLength: seats.length, maxLength: seats.length });
    return fc.record({ state: fc.constant(state), choices, order });
  });

describe('what the others do after the active player', () => {
  it('comes to the same in any order', () => {
    fc.assert(
      fc.property(choosings, ({ state, choices, order }) => {
        const inOrder = (seats: readonly number[]): TricuboState =>
          seats.reduce((before, seat) => {
            const move = choices.find((choice) => choice.seat === seat)?.move;
            return move ? tricubo.play(before, seat, move) : before;
          }, state);
        const after = inOrder(order);
        expect(after).to.deep.equal(inOrder(choices.map(({ seat }) => seat)));
        expect(positionText(after)).to.equal(positionText(inOrder(order.toReversed())));
        expect(after.entered).to.be.empty;
      }),
      { numRuns: 300 },
    );
  });

  it('leaves the same choices to those who have not chosen yet', () => {
    fc.assert(
      fc.property(choosings, ({ state, choices, order }) => {
        const [first, ...others] = order;
        const choice = choices.find(({ seat }) => seat === first);
        if (!choice) throw new Error('somebody chooses first');
        const after = tricubo.play(state, choice.seat, choice.move);
        expect(tricubo.actors(after)).to.deep.equal(others.toSorted());
        for (const seat of others) expect(tricubo.moves(after, seat)).to.deep.equal(tricubo.moves(state, seat));
      }),
    );
  });
});
