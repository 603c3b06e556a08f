import { expect } from 'chai';
import { deepFreeze } from '../deep-freeze.js';
import { seeded } from '../seeded.js';
import type { Checks } from './check.js';
import { eachState } from './random-game.js';
import type { AnyGame } from './random-game.js';

/** A source whose first numbers are the least or the greatest there can be: where an index goes one too far. */
function startingWith(first: number, seed: number): () => number {
  const random = seeded(seed);
  let left = 40;
  return () => (left-- > 0 ? first : random());
}

function draws(game: AnyGame, state: unknown, ply: number): unknown[] {
  const sources = [startingWith(0, ply), startingWith(1 - 2 ** -53, ply), seeded(ply), seeded(-ply - 1)];
  return sources.map((random) => deepFreeze(game.chance?.(state, random)));
}

const chanceIsToMove = (game: AnyGame, state: unknown): boolean => game.actors(state).includes('chance');

/** Dice and draws. */
export const chanceChecks: Checks = {
  'can draw wherever chance is to move': (game, games) =>
    eachState(games, (state) => {
      if (chanceIsToMove(game, state)) expect(game).to.respondTo('chance');
    }),

  'draws only what is legal for chance': (game, games) =>
    eachState(games, (state, _game, ply) => {
      if (!chanceIsToMove(game, state)) return;
      for (const move of draws(game, state, ply)) {
        expect(game.refusal(state, 'chance', move), JSON.stringify(move)).to.equal(undefined);
      }
    }),

  'draws the same from the same numbers': (game, games) =>
    eachState(games, (state, _game, ply) => {
      if (!chanceIsToMove(game, state)) return;
      expect(draws(game, state, ply)).to.deep.equal(draws(game, state, ply));
    }),

  'lists outcomes of chance only where chance is to move': (game, games) =>
    eachState(games, (state) => {
      if (game.outcomes) expect(game.outcomes(state).length > 0).to.equal(chanceIsToMove(game, state));
    }),

  'weighs the outcomes of chance to 1, lists each once, and draws from among them': (game, games) =>
    eachState(games, (state, _game, ply) => {
      if (!game.outcomes || !chanceIsToMove(game, state)) return;
      const outcomes = game.outcomes(state);
      const texts = new Set(outcomes.map(({ move }) => game.makeMove(move, state, 'chance')));
      expect(texts.size, 'different outcomes').to.equal(outcomes.length);
      expect(outcomes.every(({ weight }) => weight > 0)).to.equal(true);
      expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).to.be.closeTo(1, 1e-9);
      for (const move of draws(game, state, ply)) {
        expect([...texts]).to.include(game.makeMove(move, state, 'chance'));
      }
    }),

  'accepts every outcome of chance that it lists': (game, games) =>
    eachState(games, (state) => {
      const outcomes = game.outcomes?.(state) ?? [];
      const stride = Math.ceil(outcomes.length / 100);
      for (const { move } of outcomes.filter((_, i) => i % stride === 0)) {
        expect(game.refusal(state, 'chance', deepFreeze(move)), JSON.stringify(move)).to.equal(undefined);
      }
    }),
};
