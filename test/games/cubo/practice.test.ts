import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import {
  MIDDLE,
  SQUARE,
  at,
  middleText,
  moveTexts,
  play,
  pointsOf,
  refusalOf,
  seatText,
  stagesText,
  table,
  turnText,
} from './helpers.js';

const MINUTE = { key: 'round 1', ms: 60_000, move: { kind: 'timeout' } };

describe('one who practises', () => {
  it('has a minute from when all dice lie', () => {
    const state = play(cubo.setup(1), 'middle r1r2b3b4');
    expect(cubo.deadline(state)).to.equal(undefined);
    const rolled = play(state, 'dice 0 123543234');
    expect(cubo.deadline(rolled)).to.deep.equal(MINUTE);
    expect(cubo.actors(rolled)).to.deep.equal([0, 'clock']);
  });

  it('has as many seconds as the option says', () => {
    for (const practiceSeconds of [5, 90, 3600]) {
      expect(cubo.deadline(table('o', { practiceSeconds }))?.ms).to.equal(practiceSeconds * 1000);
    }
  });

  it('may roll as often as there is time: this runs on, also with the dice in hand', () => {
    let state = table('o');
    for (let time = 0; time < 5; time++) {
      state = play(state, 'roll');
      expect(cubo.deadline(state)).to.deep.equal(MINUTE);
      expect(cubo.actors(state)).to.deep.equal(['chance', 'clock']);
      state = play(state, 'dice 0 123123123');
      expect(cubo.deadline(state)).to.deep.equal(MINUTE);
    }
    expect(seatText(state)).to.equal('r1r2r3/r1w2b3/b1b2b3 o - 0');
  });

  it('may take one of the four dice after its call, with no hurry, and exchange it', () => {
    const called = play(table('o'), 'swap a1b1', 'call');
    expect(cubo.deadline(called)).to.equal(undefined);
    expect(moveTexts(called)).to.deep.equal(['take 1', 'take 2', 'take 3', 'take 4', 'take -']);
    expect(refusalOf(called, '#0 roll')).to.deep.equal({ code: 'covered' });
    const taken = play(called, 'take 4');
    expect(turnText(taken)).to.equal('1 0 exchange 0');
    expect(middleText(play(taken, 'put a3'))).to.equal('r.r.b.b.');
  });

  it('scores the round at once after declining', () => {
    const state = play(table('o'), 'call', 'take -');
    expect(turnText(state)).to.equal('2 0 build 0');
    expect(pointsOf(state)).to.equal(19);
  });

  it('has no points and no die when the time is up, also with dice in hand', () => {
    for (const before of [[], ['roll'], ['swap a1b1']]) {
      const state = play(table('o'), ...before, 'timeout');
      expect(turnText(state)).to.equal('2 0 build 0');
      expect(stagesText(state)).to.equal('h');
      expect(pointsOf(state)).to.equal(0);
      expect(state.rounds).to.deep.equal([[null]]);
      expect(middleText(state)).to.equal('r.r.b.b.');
    }
  });

  it('has a new time in each round', () => {
    const state = play(table('o'), 'timeout', 'middle r1r1b1b1', 'dice 0 111111111');
    expect(cubo.deadline(state)).to.deep.equal({ ...MINUTE, key: 'round 2' });
  });

  it('has all the time there is, where that is not limited', () => {
    const state = table('o', { timeLimits: false });
    expect(cubo.deadline(state)).to.equal(undefined);
    expect(cubo.actors(state)).to.deep.equal([0]);
    expect(refusalOf(state, 'timeout')).to.deep.equal({ code: 'not-your-turn' });
  });

  it('wins in the end, with whatever it has', () => {
    const state = play(at(`6 0 build 0 | ${SQUARE} o - 0 | ${MIDDLE}`), 'timeout');
    expect(cubo.outcome(state)).to.deep.equal({ winners: [0], scores: [0], reason: 'six-rounds' });
    expect(stagesText(state)).to.equal('x');
  });
});
