import { expect } from 'chai';
import { optionSpecs, resolveOptions } from '../../../src/games/options.js';
import { deepFreeze } from '../deep-freeze.js';
import { gameErrorOf } from './check.js';
import type { Checks } from './check.js';
import { optionCombinations } from './random-game.js';
import type { AnyGame } from './random-game.js';

/** An option nobody knows, and for each that there is values of another type or that are not allowed. */
function badOptions({ options }: AnyGame): object[] {
  const wrong = optionSpecs(options).flatMap(([name, { type }]) => {
    const values = type === 'boolean' ? ['on', 1, {}] : ['no such value', true, -1e9];
    return values.map((value) => ({ [name]: value }));
  });
  return [{ noSuchOption: true }, ...wrong];
}

/** Seats and options. */
export const setUpChecks: Checks = {
  'refuses a number of seats that the game has no room for': (game) => {
    const { min, max } = game.seats;
    for (const seats of [min - 1, max + 1, min + 0.5, -1, NaN, Infinity]) {
      gameErrorOf(() => game.setup(seats), 'bad-seats');
    }
  },

  'refuses an option that nobody knows or of the wrong type, at the set-up and at a position': (game) => {
    const position = deepFreeze(game.positionOf(game.setup(game.seats.min)));
    for (const options of badOptions(game)) {
      gameErrorOf(() => game.setup(game.seats.min, options), 'bad-options');
      gameErrorOf(() => game.start(position, options), 'bad-options');
    }
  },

  'takes its defaults for what nobody says': (game) => {
    const defaults = deepFreeze(resolveOptions(game.options, {}));
    for (const seats of [game.seats.min, game.seats.max]) {
      expect(game.setup(seats)).to.deep.equal(game.setup(seats, defaults));
    }
  },

  'takes the options of a rematch for another game': (game) => {
    for (const given of optionCombinations(game)) {
      const options = deepFreeze(resolveOptions(game.options, given));
      for (const seats of [game.seats.min, game.seats.max]) {
        const next = game.rematch?.(options, seats) ?? options;
        expect(game.actors(game.setup(seats, next))).to.not.be.empty;
      }
    }
  },
};
