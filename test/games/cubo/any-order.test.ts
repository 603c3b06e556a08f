import { expect } from 'chai';
import fc from 'fast-check';
import type { Actor } from '../../../src/games/game.js';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboMove, CuboState } from '../../../src/games/cubo/index.js';
import { positionText } from './helpers.js';
import { randomStates } from './random-games.js';

interface Choice {
  readonly actor: Actor;
  readonly move: CuboMove;
}

/** Two seats that build or have called at the same moment, with a move of each. */
const pairs = randomStates
  .filter((state) => cubo.actors(state).filter((actor) => typeof actor === 'number').length > 1)
  .chain((state) => {
    const seats = cubo.actors(state).filter((actor) => typeof actor === 'number');
    const choiceOf = (actor: number): fc.Arbitrary<Choice> => {
      // Swaps would leave little else.
      const rare = cubo.moves(state, actor).filter(({ kind }) => kind !== 'swap');
      return fc.constantFrom(...rare, ...cubo.moves(state, actor).slice(0, 3)).map((move) => ({ actor, move }));
    };
    return fc
      .shuffledSubarray(seats, { minLength: 2, maxLength: 2 })
      .chain(([one = 0, other = 0]) => fc.tuple(fc.constant(state), choiceOf(one), choiceOf(other)));
  });

const builders = ({ seats }: CuboState): number =>
  seats.filter(({ stage }) => stage === 'open' || stage === 'in-hand').length;

const isSame = (one: Choice, other: Choice): boolean => JSON.stringify(one.move) === JSON.stringify(other.move);

const played = (state: CuboState, ...choices: readonly Choice[]): CuboState =>
  choices.reduce((before, { actor, move }) => cubo.play(before, actor, move), state);

describe('what two do at the same time', () => {
  it('comes to the same in either order, but where one is the last to call, forestalls a roll, or takes a die first', () => {
    fc.assert(
      fc.property(pairs, ([state, one, other]) => {
        const kinds = [one.move.kind, other.move.kind];
        const calls = kinds.filter((kind) => kind === 'call').length;
        const isSameDie = one.move.kind === 'take' && one.move.place !== null && isSame(one, other);
        if ((calls > 0 && (builders(state) === calls || kinds.includes('roll'))) || isSameDie) return;
        const after = played(state, one, other);
        expect(played(state, other, one)).to.deep.equal(after);
        expect(positionText(played(state, other, one))).to.equal(positionText(after));
      }),
      { numRuns: 300 },
    );
  });
});
