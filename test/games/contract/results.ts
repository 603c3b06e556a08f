import { expect } from 'chai';
import { seatsOf, eachState } from './random-game.js';
import type { Checks } from './check.js';

/** Scores, winners and time limits. */
export const resultChecks: Checks = {
  'explains every point of the result': (game, games) =>
    eachState(games, (state, { seats }) => {
      const outcome = game.outcome(state);
      if (!outcome) return;
      const explained = seatsOf(seats).map((seat) =>
        game.score(state, seat).reduce((sum, { points }) => sum + points, 0),
      );
      expect(outcome.scores).to.deep.equal(explained);
    }),

  'names winners who sit at the table, in their order': (game, games) =>
    eachState(games, (state, { seats }) => {
      const outcome = game.outcome(state);
      if (!outcome) return;
      const { winners, reason } = outcome;
      expect(winners).to.not.be.empty;
      expect(winners).to.deep.equal(seatsOf(seats).filter((seat) => winners.includes(seat)));
      expect(reason).to.be.a('string').that.is.not.empty;
    }),

  'ends some of the games, so that results are seen at all': (game, games) => {
    expect(games.filter(({ states }) => game.outcome(states.at(-1)))).to.not.be.empty;
  },

  'gives the same time limit twice, with a move the clock may make': (game, games) =>
    eachState(games, (state, played) => {
      const limit = game.deadline?.(state);
      if (!limit) return;
      expect(game.deadline?.(state)).to.deep.equal(limit);
      expect(game.outcome(state), 'no clock runs when the game is over').to.equal(undefined);
      expect(limit.key).to.be.a('string').that.is.not.empty;
      const { seat, ms = game.clock?.(played.options)?.ms } = limit;
      expect(ms).to.be.greaterThan(0).and.to.be.finite;
      const moving = game.actors(state).filter((actor) => typeof actor === 'number');
      if (seat !== undefined && moving.length > 0) expect(moving, 'only who moves loses time').to.deep.equal([seat]);
      expect(game.refusal(state, 'clock', limit.move)).to.equal(undefined);
    }),
};
