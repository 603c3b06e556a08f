import { expect } from 'chai';
import type { Seat } from '../../src/games/game.js';
import { finish } from '../../src/opponents/steps.js';
import { LEVELS } from '../../src/opponents/level.js';
import type { Level } from '../../src/opponents/level.js';
import type { Budget, ChoiceOptions, Opponent } from '../../src/opponents/opponent.js';
import { gameErrorOf } from '../games/contract/check.js';
import { deepFreeze } from '../games/deep-freeze.js';
import { randomGames, seatsOf, someStates } from '../games/contract/random-game.js';
import type { AnyGame, RandomGame } from '../games/contract/random-game.js';
import { seeded } from '../games/seeded.js';
import { isThorough } from '../runs.js';
import { wholeGame } from './whole-game.js';

export type AnyOpponent = Opponent<unknown, unknown>;

/** So little that the suite takes seconds; how well opponents play is measured by `npm run strength`. */
const LITTLE: Budget = { nodes: 150 };

/** What an opponent takes at most beyond its time, in milliseconds, on a machine that does other things besides. */
const GRACE = 1500;

/** Every level and every number of seats, in turn; in a thorough run each level with each number. */
function tables(min: number, max: number): readonly (readonly [level: Level, seats: number])[] {
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  if (isThorough) return LEVELS.flatMap((level) => counts.map((seats) => [level, seats] as const));
  const most = Math.max(LEVELS.length, counts.length);
  return Array.from({ length: most }, (_, i) => [LEVELS[i % LEVELS.length]!, counts[i % counts.length]!] as const);
}

/**
 * Puts an opponent through its contract: `opponentSuite(myGame, myOpponent)` is all that its line says. Positions are of games played at random, with
 * every number of seats and each option at each of its values. Their turns are shared out among the levels; in a thorough run each level has them all.
 * @param limits `plies`, after so many of which a random game is broken off
 */
export function opponentSuite(game: AnyGame, opponent: AnyOpponent, limits?: { readonly plies?: number }): void {
  describe(`the opponent for ${game.id} fulfils the contract of opponents`, function () {
    this.timeout(60_000);
    let games: readonly RandomGame[] = [];
    before(() => {
      games = randomGames(game, { ...limits, seeds: 1 });
    });

    /** Looks at the view of every seat that is to move, in some states. */
    const eachTurn = (look: (view: unknown, seat: Seat, state: unknown) => void) =>
      someStates(games, (state, { seats }) => {
        for (const seat of seatsOf(seats)) {
          if (game.actors(state).includes(seat)) look(deepFreeze(game.view(state, seat)), seat, state);
        }
      });

    /** Looks at one turn of each game. */
    const oneTurn = (look: (view: unknown, seat: Seat, state: unknown) => void) => {
      const seen = new Set<string>();
      someStates(games, (state, { seats, title }) => {
        const seat = seatsOf(seats).find((each) => game.actors(state).includes(each));
        if (seat === undefined || seen.has(title) || game.moves(state, seat).length < 2) return;
        seen.add(title);
        look(deepFreeze(game.view(state, seat)), seat, state);
      });
      expect(seen.size).to.be.above(0);
    };

    const isLegal = (view: unknown, seat: Seat, move: unknown): boolean => {
      const text = JSON.stringify(move);
      return game.moves(view, seat).some((each) => JSON.stringify(each) === text);
    };

    it('says for which game it is, and what its values are', () => {
      expect(opponent.game).to.equal(game.id);
      expect(opponent.unit).to.be.oneOf(['points', 'outcome']);
    });

    it('analyses legal moves without duplicates, best first', () =>
      eachTurn((view, seat) => {
        const { value, moves } = opponent.analyse(view, seat, LITTLE);
        const values = moves.map((each) => each.value);
        expect(values).to.deep.equal(values.toSorted((a, b) => b - a));
        expect(values[0]).to.equal(value);
        expect(values.every(Number.isFinite)).to.equal(true);
        if (opponent.unit === 'outcome') expect(Math.max(...values.map(Math.abs))).to.be.at.most(1);
        expect(moves.filter(({ move }) => !isLegal(view, seat, move))).to.deep.equal([]);
        expect(new Set(moves.map(({ move }) => JSON.stringify(move))).size).to.equal(moves.length);
      }));

    it('gives two states that look alike to a seat the same answer', () =>
      oneTurn((view, seat, state) => {
        const answer = opponent.analyse(view, seat, LITTLE);
        const other = game.sample?.(view, seeded(99)) ?? structuredClone(state);
        expect(opponent.analyse(game.view(other, seat), seat, LITTLE)).to.deep.equal(answer);
      }));

    it('refuses a state that shows what its seat may not know, and says what to pass instead', () => {
      let hidden = 0;
      oneTurn((view, seat, state) => {
        const isHiding = JSON.stringify(view) !== JSON.stringify(state);
        if (isHiding) hidden++;
        const choose = () => opponent.choose(state, seat, { random: seeded(3), budget: LITTLE });
        for (const ask of [choose, () => opponent.analyse(state, seat, LITTLE)]) {
          if (!isHiding) ask();
          else {
            const { details, message } = gameErrorOf(ask, 'bad-request');
            expect(details).to.deep.equal({ place: 'view', seat });
            expect(message).to.equal(
              `the view shows what the seat ${seat} may not know: pass view(state, ${seat}), not the state`,
            );
          }
        }
      });
      expect(hidden > 0).to.equal(game.sample !== undefined);
    });

    for (const [i, level] of LEVELS.entries()) {
      it(`chooses legal moves at the level ${level}, the same for the same random numbers`, () => {
        let turns = 0;
        let asked = 0;
        eachTurn((view, seat) => {
          const turn = turns++;
          if (!isThorough && turn % LEVELS.length !== i) return;
          asked++;
          const choose = () => opponent.choose(view, seat, { level, random: seeded(turn + 1), budget: LITTLE });
          const move = choose();
          expect(isLegal(view, seat, move), JSON.stringify(move)).to.equal(true);
          expect(choose()).to.deep.equal(move);
        });
        expect(asked).to.be.above(0);
      });
    }

    const { min, max } = game.seats;
    for (const [level, seats] of tables(min, max)) {
      it(`plays a game of ${seats} to its end at the level ${level}`, () => {
        const { outcome } = wholeGame(game, opponent, { seats, level, seed: seats, budget: { nodes: 60 } });
        expect(outcome.scores).to.have.lengthOf(seats);
      });
    }

    it('stops soon when its clock says so', () =>
      oneTurn((view, seat) => {
        let time = 0;
        const now = () => time++;
        opponent.analyse(view, seat, { ms: 20, now });
        opponent.choose(view, seat, { level: 'expert', random: seeded(1), budget: { ms: 20, now } });
        expect(time).to.be.below(2 * 20 + 30);
      }));

    it('answers in time', () =>
      oneTurn((view, seat) => {
        for (const level of LEVELS) {
          const begun = performance.now();
          opponent.choose(view, seat, { level, random: seeded(1), budget: { ms: 10 } });
          expect(performance.now() - begun).to.be.below(10 + GRACE);
        }
      }));

    it('thinks the same in steps', () =>
      oneTurn((view, seat) => {
        const options: ChoiceOptions = { random: seeded(5), budget: LITTLE };
        expect(finish(opponent.analysing(view, seat, LITTLE))).to.deep.equal(opponent.analyse(view, seat, LITTLE));
        const move = finish(opponent.choosing(view, seat, options));
        expect(opponent.choose(view, seat, { ...options, random: seeded(5) })).to.deep.equal(move);
        expect(opponent.preparing(view).next()).to.have.property('done');
      }));

    describe('refuses with a code', () => {
      const refused = (place: string, call: (view: unknown, seat: Seat) => unknown) => () =>
        oneTurn((view, seat) => {
          const error = gameErrorOf(() => call(view, seat), 'bad-request');
          expect(error.details['place']).to.equal(place);
        });
      const random = seeded(1);
      const choosing = (options: unknown) => (view: unknown, seat: Seat) =>
        opponent.choose(view, seat, options as ChoiceOptions);

      it(
        'a view that is none',
        refused('view', (_, seat) => opponent.analyse(null, seat)),
      );
      it(
        'a seat that is not to move',
        refused('seat', (view) => opponent.analyse(view, 9)),
      );
      it('a level that there is not', refused('level', choosing({ level: 'master', random })));
      it(
        'to prepare for a level that there is not',
        refused('level', (view) => opponent.preparing(view, 'master' as Level).next()),
      );
      it('no random numbers', refused('random', choosing({})));
      it('no options', refused('random', choosing(undefined)));
      it('a budget of no time', refused('budget.ms', choosing({ random, budget: { ms: 0 } })));
      it('a budget of nodes that is no number', refused('budget.nodes', choosing({ random, budget: { nodes: '9' } })));
      it(
        'a budget that is none',
        refused('budget', (view, seat) => opponent.analyse(view, seat, 5 as Budget)),
      );
    });
  });
}
