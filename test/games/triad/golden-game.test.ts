import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import { expectGolden } from '../golden.js';
import { actorOf, moveTexts, play, positionText } from './helpers.js';

const MOVES = ['roll 111233 112233', 'd1d4', 'c6d5xd6', 'b1e4', 'b6d6xd6', 'f1f3xf3', 'e6c6xc6'];

const line = (ply: string, move: string, position: string, replies: string): string =>
  `${ply.padStart(3)}  ${move.padEnd(18)}  ${position.padEnd(36)}  ${replies.padStart(7)}`;

/** The game as a person can follow it: each move, the position after it, and how many replies are legal. */
function transcript(moves: readonly string[]): string {
  let state = triad.setup(2);
  const lines = [line('ply', 'move', 'position after it', 'replies')];
  moves.forEach((text, i) => {
    const move = triad.parseMove(text, state, actorOf(state));
    const written = triad.makeMove(move, state, actorOf(state));
    state = play(state, text);
    lines.push(line(String(i + 1), written, positionText(state), String(moveTexts(state).length)));
  });
  const { winners = [], scores = [], reason = 'not over' } = triad.outcome(state) ?? {};
  return [...lines, '', `${reason}: seat ${winners.join(' and ')} wins ${scores.join(' to ')}`, ''].join('\n');
}

describe('a whole game', () => {
  it('goes as it always went', () => {
    expectGolden('triad/golden-game.txt', transcript(MOVES));
  });

  it('has a triad of either side and a winner', () => {
    const state = play(triad.setup(2), ...MOVES);
    expect(triad.outcome(state)?.winners).to.deep.equal([1]);
    expect(state.removed).to.deep.equal([1, 3]);
  });
});
