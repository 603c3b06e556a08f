import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadState } from '../../../src/games/triad/index.js';
import { pick, seeded } from '../seeded.js';
import { at, play, positionText } from './helpers.js';

const START = 'ccbbaa/6/6/6/6/AABBCC w 0-0';
/** Both sides walk a three out and back in three moves each. */
const LOOP = 'e1e2 a6a5 e2e4 a5a3 e4e1 a3a6';

/** White can make a triad with d4; the loop is open, too. */
const WITH_TRIAD = 'c2bbb/6/3B2/1aa3/6/AAA1CB w 0-0';
const LOOP_OF_BLACK = 'a6a5 e1e2 a5a3 e2e4 a3a6 e4e1';

const boardOf = (state: TriadState): string => positionText(state).split(' ').slice(0, 2).join(' ');

describe('the third time of a position', () => {
  it('ends the game in a draw that both share', () => {
    const state = play(at(START), LOOP, LOOP);
    expect(boardOf(state)).to.equal(boardOf(at(START)));
    expect(triad.outcome(state)).to.deep.equal({ winners: [0, 1], scores: [0, 0], reason: 'repetition' });
    expect(triad.actors(state)).to.be.empty;
    expect(triad.moves(state, 0)).to.be.empty;
  });

  it('counts the position after the opening roll', () => {
    const state = play(triad.setup(2), 'roll 112233 112233', LOOP, LOOP);
    expect(triad.outcome(state)?.reason).to.equal('repetition');
  });

  it('is not the second, nor a ply before', () => {
    expect(triad.outcome(play(at(START), LOOP))).to.equal(undefined);
    expect(triad.outcome(play(at(START), LOOP, LOOP.slice(0, -5)))).to.equal(undefined);
  });

  it('may be that of a position in the middle', () => {
    const state = play(at(START), 'b1b3 b6b4', LOOP, LOOP);
    expect(triad.outcome(state)?.reason).to.equal('repetition');
    expect(triad.outcome(play(at(START), 'b1b3 b6b4', LOOP, LOOP.slice(0, -5)))).to.equal(undefined);
  });

  it('is counted with the same side to move: the same dice with the other to move are another position', () => {
    const toBlack = play(at(START), 'd1d2 a6a5 d2d4 a5a3 d4d3 a3a6 d3d1');
    expect(positionText(toBlack)).to.equal(START.replace('w 0-0', 'b 0-0 7'));
    const toWhite = play(toBlack, 'c6c5 e1e2 c5c3 e2e4 c3c4 e4e1 c4c6');
    expect(positionText(toWhite)).to.equal(`${START} 14`);
    expect(triad.outcome(toWhite)).to.equal(undefined);
    expect(triad.outcome(play(toWhite, LOOP))?.reason).to.equal('repetition');
  });

  it('is counted from the position given, not from what may have been before', () => {
    const text = positionText(play(at(START), LOOP));
    expect(triad.outcome(play(at(text), LOOP))).to.equal(undefined);
    expect(triad.outcome(play(at(text), LOOP, LOOP))?.reason).to.equal('repetition');
  });

  it('is counted on in a state that went through JSON', () => {
    const copy = JSON.parse(JSON.stringify(play(at(START), LOOP))) as TriadState;
    expect(triad.outcome(play(copy, LOOP))?.reason).to.equal('repetition');
  });

  it('is counted anew from a removal, whose position is the first', () => {
    const removed = play(at(WITH_TRIAD), LOOP, 'd4d3xd3');
    expect(removed.past).to.equal(null);
    const twice = play(removed, LOOP_OF_BLACK);
    expect(triad.outcome(twice)).to.equal(undefined);
    expect(triad.outcome(play(twice, LOOP_OF_BLACK))).to.deep.equal({
      winners: [0, 1],
      scores: [1, 0],
      reason: 'repetition',
    });
  });
});

describe('two hundred plies without a removal', () => {
  it('end the game in a draw that both share, whoever has removed more', () => {
    const state = play(at('c2bbb/6/6/1aa3/6/AAA1CB b 1-0 199'), 'a6a5');
    expect(triad.outcome(state)).to.deep.equal({ winners: [0, 1], scores: [1, 0], reason: 'no-removal' });
    expect(triad.actors(state)).to.be.empty;
  });

  it('are not 199', () => {
    expect(triad.outcome(play(at(`${START} 198`), 'e1e2'))).to.equal(undefined);
  });

  it('are not reached where the last of them takes a die off', () => {
    const state = play(at(`${WITH_TRIAD} 199`), 'd4d3xd3');
    expect(triad.outcome(state)).to.equal(undefined);
    expect(state.quiet).to.equal(0);
  });

  it('are counted from the roll, which is none of them', () => {
    const random = seeded(5);
    let state = play(triad.setup(2), 'roll 112233 112233');
    for (let plies = 1; plies <= 200; plies++) {
      expect(state.ended, `before ply ${plies}`).to.equal(null);
      const quiet = triad.moves(state, state.turn).filter((move) => move.kind === 'move' && move.remove === undefined);
      state = triad.play(state, state.turn, pick(quiet, random));
    }
    expect(triad.outcome(state)?.reason).to.equal('no-removal');
  });

  it('have passed in a position given so', () => {
    expect(triad.outcome(at(`${START} 200`))?.reason).to.equal('no-removal');
    expect(triad.outcome(at(`${START} 199`))).to.equal(undefined);
  });
});

describe('without draws', () => {
  const options = { draws: false };

  it('a position may come again and again, and none is remembered', () => {
    const state = play(at(START, options), LOOP, LOOP, LOOP);
    expect(triad.outcome(state)).to.equal(undefined);
    expect(state.quiet).to.equal(18);
    expect(state.past).to.equal(null);
  });

  it('the plies are counted and end nothing', () => {
    const state = play(at(`${START} 199`, options), LOOP);
    expect(triad.outcome(state)).to.equal(undefined);
    expect(positionText(state)).to.equal(`${START} 205`);
  });

  it('a position with 200 plies goes on', () => {
    expect(triad.actors(at(`${START} 200`, options))).to.deep.equal([0]);
  });
});
