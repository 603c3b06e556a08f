import { expect } from 'chai';
import { illegalMove } from '../../src/games/illegal-move.js';

const MOVE = { kind: 'move' };

describe('the message of a refused move', () => {
  for (const [what, code, actor, move, message] of [
    ['names the reason', 'occupied', 0, MOVE, 'illegal move: occupied'],
    ['names the reason of rubbish', 'bad-move', 0, null, 'illegal move: bad-move'],
    [
      'says that a move stands in place of the actor',
      'bad-move',
      MOVE,
      0,
      'play(state, actor, move): the second argument is an actor (a seat number, "chance" or "clock"), not an object',
    ],
    [
      'says that a text stands in place of a move',
      'bad-move',
      0,
      'a1a3',
      'play(state, actor, move): the third argument is a move as parseMove() returns it, not "a1a3"',
    ],
  ] as const) {
    it(what, () => {
      expect(illegalMove({ code }, actor, move)).to.deep.include({ code: 'illegal-move', message, refusal: { code } });
    });
  }
});
