import { expect } from 'chai';
import { bestSquare, cubo, scoreSquare } from '../../src/games/cubo/index.js';
import type { CuboState } from '../../src/games/cubo/index.js';
import { cuboOpponent } from '../../src/opponents/cubo/index.js';
import { seeded } from '../games/seeded.js';

/** A first round of practice with the dice of a seed. */
function rolled(seed: number): CuboState {
  const random = seeded(seed);
  let state = cubo.setup(1);
  while (cubo.actors(state).includes('chance')) state = cubo.play(state, 'chance', cubo.chance(state, random));
  return state;
}

describe('the opponent for Cubo', () => {
  it('calls, takes and exchanges so that the round is worth the most that these dice can be', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = seeded(seed);
      let state = rolled(seed);
      const { square } = state.seats[0]!;
      const { total } = bestSquare(square, { middle: state.middle });
      // Whoever may not roll again makes the best of these dice.
      while (state.round === 1) {
        const { moves } = cuboOpponent.analyse(state, 0);
        const move = moves.find(({ move: each }) => each.kind !== 'roll')?.move;
        state = cubo.play(state, 0, move ?? cuboOpponent.choose(state, 0, { random }));
      }
      expect(scoreSquare(state.rounds[0]![0]!).total).to.equal(total);
    }
  });

  it('rolls again rather than call a square that is worth little', () => {
    const poor = cubo.startLoosely(cubo.parsePosition('1 0 build 0 | r1r3r5/r6w2b1/b3b6b5 o - 0 | r1r1b1b1'));
    expect(cuboOpponent.choose(poor, 0, { level: 'hard', random: seeded(1) })).to.deep.equal({ kind: 'roll' });
  });

  it('calls the best square there is', () => {
    const best = cubo.startLoosely(cubo.parsePosition('1 0 build 0 | b6b6b6/r6w6r6/r6b6r6 o - 0 | r1r1b1b1'));
    expect(cuboOpponent.choose(best, 0, { level: 'hard', random: seeded(1) })).to.deep.equal({ kind: 'call' });
  });
});
