import { expect } from 'chai';
import type { Actor, Seat } from '../../../src/games/game.js';
import { deepFreeze } from '../deep-freeze.js';
import { gameErrorOf } from './check.js';
import type { Checks } from './check.js';
import { eachState, seatsOf, someStates } from './random-game.js';
import type { AnyGame, RandomGame } from './random-game.js';

const RUBBISH: readonly unknown[] = deepFreeze([undefined, null, 42, '', {}, [], { kind: 'x' }]);

const textsOf = (game: AnyGame, state: unknown, seat: Seat): string[] =>
  game.moves(state, seat).map((move) => game.makeMove(move, state, seat));

/** Who is on turn and what they may do. */
export const turnChecks: Checks = {
  'has somebody to move exactly until there is an outcome': (game, games) =>
    eachState(games, (state) => {
      expect(game.actors(state).length === 0).to.equal(game.outcome(state) !== undefined);
    }),

  'lets everybody who is to move choose, and nobody else': (game, games) =>
    eachState(games, (state, { seats }) => {
      const actors = game.actors(state);
      const choosing = seatsOf(seats).filter((seat) => game.moves(state, seat).length > 0);
      expect(choosing).to.have.members(actors.filter((actor) => typeof actor === 'number'));
      expect([...new Set(actors)], 'nobody is named twice').to.have.lengthOf(actors.length);
    }),

  'lists every move once, and twice in the same order': (game, games) =>
    eachState(games, (state, { seats }) => {
      for (const seat of seatsOf(seats)) {
        const texts = textsOf(game, state, seat);
        expect([...new Set(texts)]).to.deep.equal(texts);
        expect(textsOf(game, state, seat)).to.deep.equal(texts);
      }
    }),

  'plays every move that it lists': (game, games) =>
    eachState(games, (state, { seats }) => {
      for (const seat of seatsOf(seats)) {
        for (const move of game.moves(state, seat)) {
          deepFreeze(move);
          expect(game.refusal(state, seat, move), JSON.stringify(move)).to.equal(undefined);
          expect(game.play(state, seat, move)).not.to.equal(state);
        }
      }
    }),

  'refuses the moves of other moments exactly where it does not list them': (game, games) => {
    const movesIn = movesOfOtherMoments(game);
    someStates(games, (state, played) => {
      for (const seat of seatsOf(played.seats)) {
        const legal = new Set(textsOf(game, state, seat));
        for (const move of movesIn(played)) {
          const text = game.makeMove(move, state, seat);
          expect(game.refusal(state, seat, move) === undefined, `${seat}: ${text}`).to.equal(legal.has(text));
        }
      }
    });
  },

  'refuses every move from whoever is not to move': (game, games) =>
    eachState(games, (state, played, ply) => {
      const entry = played.played[ply];
      if (!entry) return;
      const allowed: Actor[] = [...game.actors(state), ...(game.deadline?.(state) ? ['clock' as const] : [])];
      for (const actor of everybody(played).filter((each) => !allowed.includes(each))) {
        expect(game.refusal(state, actor, entry.move)?.code, String(actor)).to.be.a('string');
      }
    }),

  'throws the refusal where a refused move is played': (game, games) => {
    const movesIn = movesOfOtherMoments(game);
    someStates(games, (state, played) => {
      for (const actor of everybody(played)) {
        const seen = new Set<string>();
        for (const move of [...RUBBISH, ...movesIn(played)]) {
          const refusal = game.refusal(state, actor, move);
          // Throwing takes long, so of each kind one refusal is seen.
          if (!refusal || seen.has(refusal.code)) continue;
          seen.add(refusal.code);
          const error = gameErrorOf(() => game.play(state, actor, move), 'illegal-move');
          expect(error.refusal).to.deep.equal(refusal);
        }
      }
    });
  },

  'says which argument is wrong where actor and move are swapped': (game, games) =>
    someStates(games, (state, played, ply) => {
      const { actor, move } = played.played[ply] ?? {};
      if (actor === undefined) return;
      const swapped = gameErrorOf(() => game.play(state, move as Actor, actor), 'illegal-move');
      expect(swapped.message).to.match(/^play\(state, actor, move\): the second argument is an actor/);
    }),

  'refuses rubbish from everybody, with a code and without throwing': (game, games) =>
    someStates(games, (state, played) => {
      for (const actor of everybody(played)) {
        for (const rubbish of RUBBISH) {
          expect(game.refusal(state, actor, rubbish)?.code, `${actor}: ${JSON.stringify(rubbish)}`).to.be.a('string');
        }
      }
    }),
};

const everybody = ({ seats }: RandomGame): Actor[] => [...seatsOf(seats), 'chance', 'clock'];

/**
 * Finds the moves that were legal somewhere in a game, from its beginning to its end. In each game it looks once: with many seats
 * there are very many.
 */
function movesOfOtherMoments(game: AnyGame): (played: RandomGame) => readonly unknown[] {
  const most = 40;
  const known = new Map<RandomGame, readonly unknown[]>();
  return (played) => {
    const found = known.get(played);
    if (found) return found;
    const all = played.states.flatMap((state) => seatsOf(played.seats).flatMap((seat) => game.moves(state, seat)));
    const some = all.filter((_, i) => i % Math.ceil(all.length / most) === 0);
    known.set(played, some);
    return some;
  };
}
