import { expect } from '@open-wc/testing';
import { Match } from '../../../src/match/index.js';
import { nim } from '../../../stories/docs/nim.js';
import { contractSuite } from '../../games/contract-suite.js';

contractSuite(nim);

/** Plays a record to its end. */
const winnersOf = (record: string) => Match.fromRecord(nim, record).outcome?.winners;

describe('Nim, as the documentation builds it', () => {
  it('is won by whoever takes the last counter', () => {
    expect(winnersOf('nim 1; roll 121; a1; b2; c1')).to.deep.equal([0]);
    expect(winnersOf('nim 1; roll 121; a1; b1; b1; c1')).to.deep.equal([1]);
  });

  it('is lost by them in the misère game', () => {
    expect(winnersOf('nim 1; misere=on; roll 121; a1; b2; c1')).to.deep.equal([1]);
  });

  it('does not give more counters than there are', () => {
    const match = Match.fromRecord(nim, 'nim 1; roll 121; a1');
    expect(match.refusal(nim.parseMove('a1', match.state, 1), 1)).to.deep.equal({ code: 'too-many' });
    expect(match.refusal(nim.parseMove('b3', match.state, 1), 1)).to.deep.equal({ code: 'too-many' });
    expect(match.legalMoves().map((move) => nim.makeMove(move, match.state, 1))).to.deep.equal(['b1', 'b2', 'c1']);
  });

  it('is no game where nothing is left at the start', () => {
    expect(() => Match.fromRecord(nim, 'nim 1; start=0,0,0 0')).to.throw('no counter is left');
  });
});
