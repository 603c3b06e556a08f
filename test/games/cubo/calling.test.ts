import { expect } from 'chai';
import { cubo } from '../../../src/games/cubo/index.js';
import type { CuboState } from '../../../src/games/cubo/index.js';
import { middleText, moveTexts, play, refusalOf, seatText, stagesText, table, turnText } from './helpers.js';

const takesOf = (state: CuboState, seat: number): string[] =>
  moveTexts(state, seat).filter((text) => text.startsWith('take'));

describe('a call', () => {
  it('covers the square: nothing is moved in it any more', () => {
    const state = play(table('oo'), '#0 call');
    expect(stagesText(state)).to.equal('co');
    expect(moveTexts(state)).to.deep.equal(['take 1', 'take 2', 'take 3', 'take 4', 'take -']);
    for (const move of ['swap a1b1', 'roll']) {
      expect(refusalOf(state, `#0 ${move}`)).to.deep.equal({ code: 'covered' });
    }
    expect(refusalOf(state, '#0 call')).to.deep.equal({ code: 'already-called' });
  });

  it('and another come to the same in any order, while a third one builds', () => {
    const [one, other] = [
      ['#0 call', '#1 call'],
      ['#1 call', '#0 call'],
    ].map((calls) => play(table('ooo'), ...calls));
    expect(one).to.deep.equal(other);
    expect(stagesText(one as CuboState)).to.equal('cco');
  });

  it('lets nobody take dice in hand any more', () => {
    const state = play(table('ooo'), '#0 call');
    for (const seat of [1, 2]) {
      expect(refusalOf(state, `#${seat} roll`)).to.deep.equal({ code: 'no-more-rolls' });
      expect(moveTexts(state, seat)).not.to.include('roll');
    }
    expect(refusalOf(play(state, '#0 take -'), '#1 roll')).to.deep.equal({ code: 'no-more-rolls' });
  });

  it('finds dice in hand, which are still thrown, this once', () => {
    const state = play(table('ooo'), '#1 roll', '#0 call');
    expect(stagesText(state)).to.equal('cho');
    expect(cubo.actors(state)).to.deep.equal([0, 2, 'chance']);
    const thrown = play(state, 'dice 1 123123123');
    expect(seatText(thrown, 1)).to.equal('r1r2r3/r1w2b3/b1b2b3 o - 0');
    expect(refusalOf(thrown, '#1 roll')).to.deep.equal({ code: 'no-more-rolls' });
    expect(refusalOf(thrown, 'dice 1 123123123')).to.deep.equal({ code: 'not-due' });
    expect(stagesText(play(thrown, '#1 swap a1b1', '#1 call'))).to.equal('cco');
  });
});

describe('taking a die of the middle', () => {
  it('comes after the own call', () => {
    for (const state of [table('oo'), table('ho'), play(table('oo'), '#1 call')]) {
      expect(refusalOf(state, '#0 take 1')).to.deep.equal({ code: 'call-first' });
      expect(refusalOf(state, '#0 take -')).to.deep.equal({ code: 'call-first' });
    }
  });

  it('is for whoever comes first, not for who has called first', () => {
    const state = play(table('ooo'), '#0 call', '#2 call', '#2 take 3');
    expect(seatText(state, 2)).to.match(/ t b3 0$/);
    expect(refusalOf(state, '#0 take 3')).to.deep.equal({ code: 'place-empty', place: 3 });
    expect(takesOf(state, 0)).to.deep.equal(['take 1', 'take 2', 'take 4', 'take -']);
  });

  it('empties a place, and the others keep their numbers', () => {
    const state = play(table('oooo'), '#0 call', '#0 take 2', '#1 call', '#1 take 1', '#2 call');
    expect(middleText(state)).to.equal('--b3b4');
    expect(takesOf(state, 2)).to.deep.equal(['take 3', 'take 4', 'take -']);
    expect(seatText(play(state, '#2 take 4'), 2)).to.match(/ t b4 0$/);
    expect(middleText(play(state, '#2 take 4'))).to.equal('--b3-');
  });

  it('is possible once, whether a die was taken or not', () => {
    for (const place of ['1', '-']) {
      const state = play(table('oo'), '#0 call', `#0 take ${place}`);
      expect(stagesText(state)).to.equal('to');
      expect(refusalOf(state, '#0 take 2')).to.deep.equal({ code: 'already-decided' });
      expect(refusalOf(state, '#0 take -')).to.deep.equal({ code: 'already-decided' });
    }
  });

  it('has one for each of four', () => {
    const three = [0, 1, 2].flatMap((seat) => [`#${seat} call`, `#${seat} take ${seat + 1}`]);
    const state = play(table('oooo'), ...three, '#3 call');
    expect(takesOf(state, 3)).to.deep.equal(['take 4', 'take -']);
    expect(turnText(play(state, '#3 take -'))).to.equal('1 0 exchange 0');
  });
});

describe('the last call', () => {
  it('makes decliners of the callers who have not decided', () => {
    const state = play(table('oooo'), '#3 call', '#0 call', '#1 call', '#1 take 1', '#2 call');
    expect(stagesText(state)).to.equal('ttct');
    expect([0, 1, 2, 3].map((seat) => seatText(state, seat).split(' ')[2])).to.deep.equal(['-', 'r1', '-', '-']);
    expect(refusalOf(state, '#3 take 2')).to.deep.equal({ code: 'already-decided' });
  });

  it('is one of all but the last: those before it make no decliners', () => {
    expect(stagesText(play(table('oooo'), '#3 call', '#0 call', '#1 call'))).to.equal('ccoc');
  });

  it('of two who call one after the other is that of the later one, who may still take a die', () => {
    const state = play(table('oo'), '#1 call', '#0 call');
    expect(stagesText(state)).to.equal('ct');
    expect(cubo.actors(state)).to.deep.equal([0]);
    expect(takesOf(state, 0)).to.deep.equal(['take 1', 'take 2', 'take 3', 'take 4', 'take -']);
  });

  it('may be followed by taking any die that is left', () => {
    const state = play(table('oo'), '#0 call', '#0 take 2', '#1 call');
    expect(takesOf(state, 1)).to.deep.equal(['take 1', 'take 3', 'take 4', 'take -']);
    const taken = play(state, '#1 take 4');
    expect(turnText(taken)).to.equal('1 0 exchange 0');
    expect(middleText(taken)).to.equal('r1-b3-');
  });

  it('ends the round at once where nobody has taken a die', () => {
    const state = play(table('ooo'), '#0 call', '#0 take -', '#1 call', '#2 call', '#2 take -');
    expect(turnText(state)).to.equal('2 1 build 1');
    expect(stagesText(state)).to.equal('hhh');
  });
});
