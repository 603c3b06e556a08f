import { expect } from 'chai';
import { isSeatMove } from '../../../src/games/triad/destination.js';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadMove, TriadState } from '../../../src/games/triad/index.js';
import { CONCEIVABLE, disagreement } from './conceivable.js';
import { count } from '../../runs.js';
import { moveTexts, positionText } from './helpers.js';
import { plainMoves, readPlain } from './plain-generator.js';
import type { PlainPosition } from './plain-generator.js';
import { STUCK, hardStates, oddStates, statesOfGames, turnCell, turnTable } from './positions.js';

/** Every legal move with all that stands on the board after it. */
function engineAnswer(state: TriadState): Record<string, PlainPosition> {
  return Object.fromEntries(
    triad.moves(state, state.turn).map((move) => {
      const after = triad.play(state, state.turn, move);
      return [triad.makeMove(move, state, state.turn), readPlain(positionText(after))];
    }),
  );
}

const plainAnswer = (state: TriadState): Record<string, PlainPosition> =>
  Object.fromEntries(plainMoves(readPlain(positionText(state))).map(({ text, after }) => [text, after]));

/** The same move seen from the other side of the table. */
function turnMove(move: TriadMove): TriadMove {
  if (!isSeatMove(move)) return move;
  const remove = move.remove === undefined ? {} : { remove: turnCell(move.remove) };
  const from = turnCell(move.from);
  return move.kind === 'turn' ? { ...move, from, ...remove } : { ...move, from, to: turnCell(move.to), ...remove };
}

describe('the engine and a generator written in the plainest way', function () {
  this.timeout(30_000);
  const states = [...statesOfGames(count(150), 11), ...oddStates(count(250), 12)];

  it('find the same moves with the same positions after them, in games from all kinds of positions', () => {
    for (const state of states) expect(engineAnswer(state), positionText(state)).to.deep.equal(plainAnswer(state));
  });

  it('meet enough of what is rare: stuck moves, triads, dice gone', () => {
    const seen = new Set(
      states.flatMap((state) =>
        moveTexts(state).map((text) => `${/[=>]/.exec(text)?.[0] ?? ''}${text.includes('x') ? 'x' : ''}`),
      ),
    );
    expect([...seen]).to.have.members(['', 'x', '=', '=x', '>', '>x']);
    expect(new Set(states.map(({ removed }) => removed.join('-')))).to.have.property('size', 9);
  });

  it('call the same positions stuck', () => {
    expect(hardStates().filter((state) => !/^[a-f]\d[a-f]/.test(moveTexts(state)[0] ?? ''))).to.have.lengthOf(
      2 * STUCK.length,
    );
  });
});

describe('the moves of Triad', () => {
  it('are the same for both players: the board turned and the colours exchanged', () => {
    for (const state of oddStates(count(100), 13)) {
      const turned = triad.start(turnTable(triad.positionOf(state)));
      const expected = triad.moves(state, state.turn).map(turnMove);
      const texts = expected.map((move) => triad.makeMove(move, turned, turned.turn));
      expect(moveTexts(turned), positionText(state)).to.have.members(texts);
    }
  });
});

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(120_000);

  it('of all that can be written down', () => {
    expect(CONCEIVABLE).to.have.lengthOf(36 * 37 * (36 + 36 + 3));
  });

  it('in states of games', () => {
    for (const state of statesOfGames(count(15), 21)) {
      expect(disagreement(state), positionText(state)).to.equal(undefined);
    }
  });
});

describe('a move is refused exactly where it is not listed', function () {
  this.timeout(120_000);

  it('in states from odd positions: stuck, sparse and strewn', () => {
    for (const state of oddStates(count(40), 22)) {
      expect(disagreement(state), positionText(state)).to.equal(undefined);
    }
  });
});
