import { expect } from 'chai';
import { makePlayer } from '../../src/match/players.js';
import { parseNames, parseSeats, parseWord } from '../../src/elements/base/attributes.js';
import { GameError } from '../../src/games/game-error.js';

describe('seats as text', () => {
  for (const nothing of [undefined, null, '', '  ', ' , ']) {
    it(`are left to the game where it is ${JSON.stringify(nothing)}`, () => {
      expect(parseSeats(nothing)).to.equal(undefined);
    });
  }

  for (const text of ['human remote', ' human  remote ', 'human,remote', 'human, remote', 'human\nremote']) {
    it(`are read from ${JSON.stringify(text)}`, () => {
      expect(parseSeats(text)?.map(makePlayer)).to.deep.equal(['human', 'remote']);
    });
  }

  it('are of kinds that there are', () => {
    expect(() => parseSeats('human Human'))
      .to.throw(GameError, 'seats is "Human", expected human')
      .with.property('code', 'bad-attribute');
  });
});

describe('a word out of a few', () => {
  const WORDS = ['tap', 'auto'] as const;

  it('is read', () => {
    expect(parseWord('dice', 'auto', WORDS, 'tap')).to.equal('auto');
  });

  for (const nothing of [undefined, null, '']) {
    it(`is the usual one for ${JSON.stringify(nothing)}`, () => {
      expect(parseWord('dice', nothing, WORDS, 'tap')).to.equal('tap');
    });
  }

  it('is refused otherwise, with all that are allowed', () => {
    expect(() => parseWord('dice', 'Auto', WORDS, 'tap'))
      .to.throw(GameError, 'dice is "Auto", expected tap or auto')
      .with.property('details')
      .that.deep.includes({ place: 'dice', value: 'Auto', allowed: WORDS });
  });

  it('is cut where it is endless', () => {
    expect(() => parseWord('dice', 'x'.repeat(1000), WORDS, 'tap'))
      .to.throw(GameError)
      .with.property('message')
      .that.has.lengthOf.below(100);
  });
});

describe('names as text', () => {
  it('are separated by commas, spaces around them left out', () => {
    expect(parseNames('Ann, Bob ,  Mary Jane')).to.deep.equal(['Ann', 'Bob', 'Mary Jane']);
  });

  it('may leave a seat out', () => {
    expect(parseNames(', Bob')).to.deep.equal(['', 'Bob']);
  });

  for (const nothing of [undefined, null, '']) {
    it(`are none for ${JSON.stringify(nothing)}`, () => {
      expect(parseNames(nothing)[0] ?? '').to.equal('');
    });
  }
});
