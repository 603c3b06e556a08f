import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import { at, middleText, play, pointsOf, refusalOf, seatText, stagesText, table, turnText } from './helpers.js';

const SIX_SECONDS = { key: 'round 1', ms: 6000, move: { kind: 'timeout' } };

describe('the last player’s six seconds', () => {
  for (const stages of ['to', 'ot', 'tot', 'tto', 'ttto', 'ottt']) {
    it(`run when all others have taken a die or declined: ${stages}`, () => {
      const state = table(stages);
      expect(cubo.deadline(state)).to.deep.equal(SIX_SECONDS);
      expect(cubo.actors(state)).to.deep.equal([stages.indexOf('o'), 'clock']);
    });
  }

  for (const stages of ['oo', 'co', 'oc', 'ho', 'too', 'tco', 'cco', 'hto', 'ttoo', 'toco', 'tttc']) {
    it(`do not run before: ${stages}`, () => {
      const state = table(stages);
      expect(cubo.deadline(state)).to.equal(undefined);
      expect(cubo.actors(state)).not.to.include('clock');
      expect(refusalOf(state, 'timeout')).to.deep.equal({ code: 'not-your-turn' });
    });
  }

  it('begin with the decision of the last of the others, whether they take a die or decline', () => {
    for (const place of ['4', '-']) {
      const state = play(table('ooo'), '#0 call', '#2 call', '#2 take 1');
      expect(cubo.deadline(state)).to.equal(undefined);
      expect(cubo.deadline(play(state, `#0 take ${place}`))).to.deep.equal(SIX_SECONDS);
    }
  });

  it('do not run while the dice of the last one are in its hand: they begin when these lie', () => {
    const state = play(table('oo'), '#1 roll', '#0 call', '#0 take 1');
    expect(stagesText(state)).to.equal('th');
    expect(cubo.deadline(state)).to.equal(undefined);
    expect(cubo.actors(state)).to.deep.equal(['chance']);
    expect(refusalOf(state, 'timeout')).to.deep.equal({ code: 'not-your-turn' });
    expect(cubo.deadline(play(state, 'dice 1 111111111'))).to.deep.equal(SIX_SECONDS);
  });

  it('are the same ones while the last one builds', () => {
    const state = play(table('to'), '#1 swap a1b1');
    expect(cubo.deadline(state)).to.deep.equal(SIX_SECONDS);
  });

  it('are others in each round', () => {
    const state = at(`4 1 build 1 | ${seatText(table('to'), 0)} ; ${seatText(table('to'), 1)} | r1r2b3b4`);
    expect(cubo.deadline(state)?.key).not.to.equal(SIX_SECONDS.key);
  });

  it('end with the call: nobody is hurried to take a die', () => {
    const state = play(table('to'), '#1 call');
    expect(cubo.deadline(state)).to.equal(undefined);
    expect(cubo.actors(state)).to.deep.equal([1]);
    expect(refusalOf(state, 'timeout')).to.deep.equal({ code: 'not-your-turn' });
  });

  it('never run where time is not limited', () => {
    const state = table('to', { timeLimits: false });
    expect(cubo.deadline(state)).to.equal(undefined);
    expect(cubo.actors(state)).to.deep.equal([1]);
    expect(refusalOf(state, 'timeout')).to.deep.equal({ code: 'not-your-turn' });
    expect(stagesText(play(state, '#1 swap a1b1', '#1 call'))).to.equal('tc');
  });

  it('are ended by the clock, and by nobody else', () => {
    const timeout = cubo.parseMove('timeout');
    for (const actor of [0, 1, 'chance'] as const) {
      expect(cubo.refusal(table('to'), actor, timeout)).to.deep.equal({ code: 'not-your-turn' });
    }
    expect(cubo.refusal(table('to'), 'clock', timeout)).to.equal(undefined);
  });
});

describe('one who is too late', () => {
  const late = play(table('ooo'), '#0 call', '#0 take 2', '#2 call', '#2 take -', 'timeout');

  it('has no die, and is shown as late while others exchange', () => {
    expect(stagesText(late)).to.equal('txt');
    expect(turnText(late)).to.equal('1 0 exchange 0');
    expect(seatText(late, 1)).to.match(/ x - 0$/);
    expect(refusalOf(late, '#1 take 1')).to.deep.equal({ code: 'building-over' });
    expect(refusalOf(late, '#1 call')).to.deep.equal({ code: 'building-over' });
  });

  it('has no points in this round, and the others have theirs', () => {
    const next = play(late, '#0 keep');
    expect([0, 1, 2].map((seat) => pointsOf(next, seat))).to.deep.equal([19, 0, 19]);
    expect(next.rounds[0]?.[1]).to.equal(null);
    expect(cubo.score(next, 1)).to.be.empty;
  });

  it('keeps the points of earlier rounds', () => {
    const [zero, one] = [0, 1].map((seat) => seatText(table('to'), seat));
    const state = play(at(`3 0 build 0 | ${zero} ; ${one?.replace(/0$/, '41')} | r1r2b3b4`), 'timeout');
    expect([0, 1].map((seat) => pointsOf(state, seat))).to.deep.equal([19, 41]);
  });

  it('is in the game again in the next round', () => {
    const next = play(late, '#0 keep');
    expect(stagesText(next)).to.equal('hhh');
    expect(turnText(next)).to.equal('2 1 build 1');
  });

  it('ends the round where nobody has a die to exchange', () => {
    const state = play(table('to'), 'timeout');
    expect(turnText(state)).to.equal('2 1 build 1');
    expect(middleText(state)).to.equal('r.r.b.b.');
  });
});
