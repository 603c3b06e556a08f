import { expect } from 'chai';
import { CONCEIVABLE, disagreement } from './conceivable.js';
import { positionText } from './helpers.js';
import { statesOfGames } from './positions.js';

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(120_000);

  it('of all that can be written down', () => {
    expect(CONCEIVABLE).to.have.lengthOf(36 * 37 * (36 + 36 + 3));
  });

  it('in a thousand states of games', () => {
    for (const state of statesOfGames(1000, 21)) {
      expect(disagreement(state), positionText(state)).to.equal(undefined);
    }
  });
});
