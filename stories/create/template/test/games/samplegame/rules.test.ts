import { expect } from 'chai';
import { Match } from '../../../../../../src/match/index.js';
import { samplegame } from '../../../src/games/samplegame/index.js';

/** Plays a record to its end. */
const winnersOf = (record: string) => Match.fromRecord(samplegame, record).outcome?.winners;

describe('the rules of Sample game', () => {
  it('let whoever takes the last counter win', () => {
    expect(winnersOf('samplegame 1; roll 121; a1; b2; c1')).to.deep.equal([0]);
    expect(winnersOf('samplegame 1; roll 121; a1; b1; b1; c1')).to.deep.equal([1]);
  });

  it('let them lose in the misère game', () => {
    expect(winnersOf('samplegame 1; misere=on; roll 121; a1; b2; c1')).to.deep.equal([1]);
  });

  it('refuse to take more counters than there are', () => {
    const match = Match.fromRecord(samplegame, 'samplegame 1; roll 121; a1');
    expect(match.refusal(samplegame.parseMove('a1', match.state, 1), 1)).to.deep.equal({ code: 'too-many' });
    expect(match.refusal(samplegame.parseMove('b3', match.state, 1), 1)).to.deep.equal({ code: 'too-many' });
    expect(match.legalMoves().map((move) => samplegame.makeMove(move, match.state, 1))).to.deep.equal([
      'b1',
      'b2',
      'c1',
    ]);
  });

  it('know no game that starts without a counter', () => {
    expect(() => Match.fromRecord(samplegame, 'samplegame 1; start=0,0,0 0')).to.throw('no counter is left');
  });
});
