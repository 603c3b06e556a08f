import { expect } from 'chai';
import { Match } from '../../../../../../src/match/index.js';
import { samplegame } from '../../../src/games/samplegame/index.js';

const START = 'samplegame 1; start=1,2,1 0';

/** Plays a record to its end. */
const winnersOf = (record: string) => Match.fromRecord(samplegame, record).outcome?.winners;

describe('the rules of Sample game', () => {
  //#if dice
  it('begin with a roll, which sets the heaps', () => {
    const match = Match.fromRecord(samplegame, 'samplegame 1; roll 354');
    expect(samplegame.makePosition(samplegame.positionOf(match.state))).to.equal('3,5,4 0');
    expect(new Match(samplegame, { seed: 'house' }).actors).to.deep.equal(['chance']);
  });
  //#else
  // it('know no dice: the first player begins', () => {
  //   const match = new Match(samplegame);
  //   expect(samplegame.makePosition(samplegame.positionOf(match.state))).to.equal('3,5,4 0');
  //   expect([match.actors, match.draw()]).to.deep.equal([[0], false]);
  // });
  //#end

  it('let whoever takes the last counter win', () => {
    expect(winnersOf(`${START}; a1; b2; c1`)).to.deep.equal([0]);
    expect(winnersOf(`${START}; a1; b1; b1; c1`)).to.deep.equal([1]);
  });

  it('let them lose in the misère game', () => {
    expect(winnersOf('samplegame 1; misere=on; start=1,2,1 0; a1; b2; c1')).to.deep.equal([1]);
  });

  it('refuse to take more counters than there are', () => {
    const match = Match.fromRecord(samplegame, `${START}; a1`);
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
