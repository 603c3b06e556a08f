import { expect } from 'chai';
import fc from 'fast-check';
import { cubo } from '../../../src/games/cubo/index.js';
import type { Colour, CuboDie, CuboMove, CuboState } from '../../../src/games/cubo/index.js';
import type { Actor } from '../../../src/games/game.js';
import { runs } from '../../runs.js';
import { CONCEIVABLE, allowed } from './conceivable.js';
import { moveTexts, positionText } from './helpers.js';
import { randomGames, randomStates } from './random-games.js';
import type { CuboGame } from './random-games.js';

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
  it('comes to the same in either order, but where both call, one is the last to call or forestalls a roll, or takes a die first', () => {
    fc.assert(
      fc.property(pairs, ([state, one, other]) => {
        const kinds = [one.move.kind, other.move.kind];
        const calls = kinds.filter((kind) => kind === 'call').length;
        const isSameDie = one.move.kind === 'take' && one.move.place !== null && isSame(one, other);
        if (calls === 2 || isSameDie) return;
        if (calls > 0 && (builders(state) === calls || kinds.includes('roll'))) return;
        const after = played(state, one, other);
        expect(played(state, other, one)).to.deep.equal(after);
        expect(positionText(played(state, other, one))).to.equal(positionText(after));
      }),
      runs(30),
    );
  });
});

/** Looks at every ply of many random games, with the states before and after it. */
function eachPly(look: (before: CuboState, after: CuboState, game: CuboGame, ply: number) => void): void {
  fc.assert(
    fc.property(randomGames, (game) => {
      game.played.forEach((_, ply) => {
        look(game.states[ply] as CuboState, game.states[ply + 1] as CuboState, game, ply);
      });
    }),
  );
}

/** All dice on the table: those of the squares, those that are held, and those of the middle. */
const diceOf = ({ seats, middle }: CuboState): CuboDie[] =>
  [...seats.flatMap(({ square, taken }) => [...square, taken]), ...middle].filter((die) => die !== null);

const count = (dice: readonly CuboDie[], colour: Colour): number => dice.filter((die) => die.colour === colour).length;

const isOpen = ({ stage }: CuboState['seats'][number]): boolean => stage === 'open' || stage === 'in-hand';

describe('in any game', () => {
  it('no die is lost, and none is added', () => {
    eachPly((_before, after, { seats }) => {
      const dice = diceOf(after);
      const counts = (['r', 'b', 'w'] as const).map((colour) => count(dice, colour));
      expect(counts).to.deep.equal([4 * seats + 2, 4 * seats + 2, seats]);
    });
  });

  it('a place of the middle is empty for every die that is held', () => {
    eachPly((_before, after) => {
      const held = after.seats.filter(({ taken }) => taken !== null).length;
      expect(after.middle.filter((die) => die === null)).to.have.lengthOf(held);
    });
  });

  it('a move of a seat changes nothing of the others', () => {
    eachPly((before, after, { played, seats }, ply) => {
      const { actor } = played[ply] ?? {};
      if (typeof actor !== 'number' || after.round !== before.round || after.phase === 'over') return;
      for (let seat = 0; seat < seats; seat++) {
        if (seat === actor) continue;
        expect(after.seats[seat]).to.deep.equal(before.seats[seat]);
      }
    });
  });

  it('nobody takes dice in hand after the first call of the round, and whoever has them has them thrown once', () => {
    eachPly((before, after) => {
      if (after.round !== before.round || after.phase !== 'build') return;
      if (before.seats.every(isOpen)) return;
      after.seats.forEach(({ stage }, seat) => {
        if (stage === 'in-hand') expect(before.seats[seat]?.stage).to.equal('in-hand');
      });
    });
  });

  it('there are six rounds, whose start seats follow one another', () => {
    eachPly((_before, { round, start, rounds, phase }, { seats, options: { starter } }) => {
      expect(start).to.equal((starter + round - 1) % seats);
      expect(rounds).to.have.lengthOf(phase === 'over' ? 6 : round - 1);
    });
  });

  it('colours drift by one die of a seat in a round at most, or not at all', () => {
    fc.assert(
      fc.property(randomGames, ({ states, options: { resetColours } }) => {
        const starts = states.filter(({ seats }, i) => i > 0 && seats.every(({ square }) => square[0]?.value === null));
        starts.forEach((state, i) => {
          state.seats.forEach(({ square }, seat) => {
            const reds = count(square, 'r');
            const earlier = count(starts[i - 1]?.seats[seat]?.square ?? square, 'r');
            if (resetColours) expect(reds).to.equal(4);
            else if (state.round - (starts[i - 1]?.round ?? 0) === 1) expect(Math.abs(reds - earlier)).to.be.at.most(1);
          });
        });
      }),
    );
  });

  it('a time limit runs exactly from when all seats but one have called, until the exchange: nobody waits for ever', () => {
    eachPly((_before, after, { seats, options }) => {
      const areRolled = diceOf(after).every(({ value }) => value !== null);
      const isMet = seats === 1 ? after.seats.every(isOpen) : builders(after) < 2;
      const expected = options.timeLimits && after.phase === 'build' && areRolled && isMet;
      expect(cubo.deadline(after) !== undefined).to.equal(expected);
      expect(cubo.actors(after).includes('clock')).to.equal(expected);
      if (expected) expect(cubo.deadline(after)?.ms).to.equal((seats === 1 ? options.practiceSeconds : 6) * 1000);
    });
  });

  it('the clock alone brings building to its end, with a limit that is new each time', () => {
    fc.assert(
      fc.property(randomStates, (state) => {
        const keys: string[] = [];
        let now = state;
        for (let limit = cubo.deadline(now); limit; limit = cubo.deadline(now)) {
          keys.push(limit.key);
          now = cubo.play(now, 'clock', limit.move);
        }
        expect(new Set(keys)).to.have.property('size', keys.length);
        expect(keys.length).to.be.at.most(state.seats.length);
        if (keys.length > 0) expect(now.phase !== 'build' || now.round > state.round).to.equal(true);
      }),
      runs(30),
    );
  });

  it('dice are taken in any order while somebody builds, then in the order of the calls', () => {
    fc.assert(
      fc.property(randomGames, ({ played, states }) => {
        let calling: Actor[] = [];
        played.forEach(({ actor, move }, ply) => {
          const before = states[ply] as CuboState;
          const isCovered = builders(before) === 0;
          if (move.kind === 'take' && isCovered) expect(actor).to.equal(calling[0]);
          if (move.kind === 'call') calling.push(actor);
          if (move.kind === 'take') calling = calling.filter((seat) => seat !== actor);
          if (move.kind === 'timeout') calling = isCovered ? calling.slice(1) : [];
          if (before.phase === 'build') expect(states[ply + 1]?.calls).to.deep.equal(calling);
        });
      }),
    );
  });

  it('everything is met that can happen', () => {
    const games = fc.sample(randomGames, { numRuns: 200, seed: 1 });
    const kinds = new Set(games.flatMap(({ played }) => played.map(({ move }) => move.kind)));
    expect([...kinds]).to.have.members([
      ...['middle', 'dice', 'timeout', 'swap', 'roll', 'call', 'take', 'put', 'keep'],
    ]);
    const states = games.flatMap((game) => game.states);
    const stages = new Set(states.flatMap(({ seats }) => seats.map(({ stage }) => stage)));
    expect([...stages]).to.have.members(['open', 'in-hand', 'called', 'decided', 'late']);
    const isThrownAfterCall = ({ seats, phase }: CuboState): boolean =>
      phase === 'build' && seats.some(({ stage }) => stage === 'in-hand') && !seats.every(isOpen);
    expect(states.some(isThrownAfterCall)).to.equal(true);
    const reds = states.flatMap(({ seats }) => seats.map(({ square }) => count(square, 'r')));
    expect(Math.max(...reds) - Math.min(...reds)).to.be.at.least(4);
  });
});

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
      runs(30),
    );
  });
});
