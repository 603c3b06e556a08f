import { expect } from 'chai';
import { disagreement } from './conceivable.js';
import { positionText } from './helpers.js';
import { oddStates } from './positions.js';

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(120_000);

  it('in a thousand states from odd positions: stuck, sparse and strewn', () => {
    for (const state of oddStates(1000, 22)) {
      expect(disagreement(state), positionText(state)).to.equal(undefined);
    }
  });
});
