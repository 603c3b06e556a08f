import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { Match } from '../../src/match/match.js';
import { parsePlayer } from '../../src/match/players.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { playAll, textsOf } from './helpers.js';
import { CROSSED, ROLL, playedIn } from './three-seats.js';

const matchOf = <State, Move>(game: AnyGame<State, Move>, words: string, start?: string) => {
  const players = words.split(' ').map((word) => parsePlayer(word) ?? { kind: 'human' as const });
  return new Match(game, { players, seats: players.length, start });
};

const TRIAD = 'ccbbaa/6/6/6/6/AABBCC';

describe('undo against a computer player', () => {
  it('takes back its answer with the move that it answers, and redo brings back both', () => {
    const match = playAll(matchOf(triad, 'human computer', TRIAD), 'a1a3', 'f6f4');
    expect(match.undo(undefined, 'user')).to.equal(true);
    expect([textsOf(match), match.actors]).to.deep.equal([[], [0]]);
    expect(match.redo('user')).to.equal(true);
    expect(textsOf(match)).to.deep.equal(['a1a3', 'f6f4']);
  });

  it('takes back the own move while it has not answered', () => {
    const match = playAll(matchOf(triad, 'human computer', TRIAD), 'a1a3');
    expect([match.undo(undefined, 'user'), textsOf(match)]).to.deep.equal([true, []]);
  });

  it('has nothing to take back where only the computer has moved', () => {
    const match = playAll(matchOf(triad, 'computer human', TRIAD), 'a1a3');
    expect([match.canUndo(undefined, 'user'), match.canUndo(0, 'user')]).to.deep.equal([false, false]);
  });

  it('does the same for a script, but where nobody else plays it takes back the latest move', () => {
    const match = playAll(matchOf(triad, 'human computer', TRIAD), 'a1a3', 'f6f4');
    match.undo();
    expect(textsOf(match)).to.deep.equal([]);
    const demo = playAll(matchOf(triad, 'computer computer', TRIAD), 'a1a3', 'f6f4');
    demo.undo();
    expect(textsOf(demo)).to.deep.equal(['a1a3']);
  });

  it('never takes back what a remote player has answered', () => {
    const match = playAll(matchOf(triad, 'human remote', TRIAD), 'a1a3', 'f6f4');
    expect(match.canUndo(undefined, 'user')).to.equal(false);
  });

  it('keeps what it has entered for the same roll', () => {
    const match = matchOf(kubi, 'human computer human');
    playAll(match, ...CROSSED, ROLL, '#0 1|15|46', '#1 1|14|56');
    expect(match.undo(undefined, 'user')).to.equal(true);
    expect(playedIn(match)).to.deep.equal([
      ['chance', ROLL],
      [1, '1|14|56'],
    ]);
  });
});
