import { expect } from 'chai';
import type { Seat } from '../../../src/games/game.js';
import { MOVE_LIMIT, POSITION_LIMIT } from '../../../src/games/texts.js';
import { gameErrorOf } from './check.js';
import type { Checks } from './check.js';
import { someStates } from './random-game.js';

/** It cannot even be printed. */
const UNPRINTABLE: unknown = Object.freeze(Object.create(null));

/** What a script may pass as a seat without sitting anywhere. */
const STRANGERS = ['chance', 'clock', 'length', 'map', -1, 99, 0.5, NaN, {}, UNPRINTABLE] as readonly Seat[];

/** What a script may pass as a text, and what a stranger may paste into a page. */
const textsThatAreNone = (limit: number): readonly string[] =>
  [undefined, null, 5, {}, UNPRINTABLE, Symbol('text'), 'x'.repeat(limit + 1), ' '.repeat(limit + 1)] as string[];

/** Values of another type than TypeScript lets through. */
export const strangerChecks: Checks = {
  'refuses a number of seats that is no number': (game) => {
    for (const seats of [undefined, null, '', {}, { length: game.seats.min }, UNPRINTABLE, Symbol('seats')]) {
      gameErrorOf(() => game.setup(seats as number), 'bad-seats');
    }
  },

  'gives neither moves nor points to whoever has no seat': (game, games) =>
    someStates(games, (state) => {
      for (const stranger of STRANGERS) {
        expect(game.moves(state, stranger)).to.deep.equal([]);
        expect(game.score(state, stranger)).to.deep.equal([]);
      }
    }),

  'shows a stranger no more than the public': (game, games) =>
    someStates(games, (state) => {
      for (const stranger of STRANGERS) {
        expect(game.view(state, stranger)).to.deep.equal(game.view(state, 'public'));
      }
    }),

  'refuses the moves of a stranger': (game, games) =>
    someStates(games, (state, { played }, ply) => {
      const move = played[ply]?.move;
      for (const stranger of STRANGERS.filter((each) => typeof each !== 'string')) {
        gameErrorOf(() => game.play(state, stranger, move), 'illegal-move');
      }
    }),

  'refuses a move or a position that is no text, or too long': (game) => {
    const state = game.setup(game.seats.min);
    for (const text of textsThatAreNone(MOVE_LIMIT)) gameErrorOf(() => game.parseMove(text, state, 0), 'bad-move');
    for (const text of textsThatAreNone(POSITION_LIMIT)) gameErrorOf(() => game.parsePosition(text), 'bad-position');
  },
};
