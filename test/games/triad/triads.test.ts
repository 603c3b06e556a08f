import { expect } from 'chai';
import type { TriadState } from '../../../src/games/triad/index.js';
import { at, movesFrom, play, positionText, removalsOf } from './helpers.js';

/** Cells that share no straight line of three with d4. */
const ASIDE = { A: ['f1', 'e1', 'b1', 'c1', 'a2'], a: ['a6', 'c6', 'e6', 'f5', 'f3', 'a3'] } as const;

/** White to move with these dice, `e3C` for a 3 of White on e3; the others of the six a side lie where they disturb nobody. */
function table(dice: string): TriadState {
  const on = new Map(dice.split(' ').map((die) => [die.slice(0, 2), die.charAt(2)]));
  for (const [letter, cells] of Object.entries(ASIDE)) {
    const isOwn = (die: string) => (die === die.toUpperCase()) === (letter === 'A');
    const missing = 6 - [...on.values()].filter(isOwn).length;
    for (const cell of cells.filter((each) => !on.has(each)).slice(0, missing)) on.set(cell, letter);
  }
  const ranks = [6, 5, 4, 3, 2, 1].map((rank) => [...'abcdef'].map((file) => on.get(`${file}${rank}`) ?? 1).join(''));
  return at(`${ranks.join('/')} w 0-0`);
}

/** White's dice that reach d4 showing 1, 2 and 3. */
const ARRIVE = 'e3C d2A a1B';
const WAYS = { A: 'e3d4', B: 'd2d4', C: 'a1d4' } as const;

describe('three dice in a row are a triad', () => {
  const triads = ['aaA', 'bbB', 'ccC', 'aAA', 'AaA', 'abC', 'baC', 'acB', 'caB', 'bcA', 'cbA', 'AbC', 'aBC', 'CaB'];
  for (const letters of triads) {
    it(`${letters}: both colours, all alike or 1, 2 and 3 in any order`, () => {
      const way = WAYS[letters.charAt(2) as keyof typeof WAYS];
      const state = table(`${ARRIVE} b4${letters.charAt(0)} c4${letters.charAt(1)}`);
      expect(removalsOf(state, way)).to.include('d4');
      expect(movesFrom(state, way.slice(0, 2)), 'the removal is no choice').not.to.include(way);
    });
  }

  const others = ['aaB', 'aaC', 'ccA', 'ccB', 'bbA', 'bbC', 'abA', 'abB', 'bcB', 'bcC', 'acA', 'acC', 'AaB', 'cCA'];
  for (const letters of others) {
    it(`not ${letters}: two alike and one other`, () => {
      const way = WAYS[letters.charAt(2) as keyof typeof WAYS];
      const state = table(`${ARRIVE} b4${letters.charAt(0)} c4${letters.charAt(1)}`);
      expect(movesFrom(state, way.slice(0, 2))).to.include(way);
      expect(removalsOf(state, way)).to.be.empty;
    });
  }

  for (const letters of ['AAA', 'BBB', 'CCC', 'ABC', 'CAB']) {
    it(`not ${letters}: all of one player`, () => {
      const way = WAYS[letters.charAt(2) as keyof typeof WAYS];
      const state = table(`${ARRIVE} b4${letters.charAt(0)} c4${letters.charAt(1)}`);
      expect(movesFrom(state, way.slice(0, 2))).to.include(way);
    });
  }
});

describe('a triad lies in a straight line', () => {
  const lines = [
    ['b4 c4', 'e3d4'],
    ['c4 e4', 'e3d4'],
    ['e4 f4', 'e3d4'],
    ['d2 d3', 'e3d4'],
    ['d3 d5', 'e3d4'],
    ['d5 d6', 'e3d4'],
    ['b2 c3', 'e3d4'],
    ['c3 e5', 'e3d4'],
    ['e5 f6', 'e3d4'],
    ['b6 c5', 'e3d4'],
    ['c5 e3', 'c4d4'],
    ['e3 f2', 'c4d4'],
  ] as const;
  for (const [cells, way] of lines) {
    it(`with ${cells} for a die that arrives on d4`, () => {
      const dice = cells.split(' ').map((cell) => `${cell}a`);
      expect(removalsOf(table(`${way.slice(0, 2)}C ${dice.join(' ')}`), way)).to.deep.equal(['d4']);
    });
  }

  it('without a gap', () => {
    expect(movesFrom(table('e3C a4a b4a'), 'e3')).to.include('e3d4');
    expect(movesFrom(table('e3C b4a e4a'), 'e3')).to.include('e3d4');
  });

  it('and not round a corner', () => {
    expect(movesFrom(table('e3C c4a d5a'), 'e3')).to.include('e3d4');
  });

  it('and not across the edge of the board from one rank to the next', () => {
    const state = at('6/2bbb1/aA4/6/4C1/ccAAAA w 0-0');
    expect(movesFrom(state, 'e2')).to.include('e2f3');
    expect(positionText(play(state, 'e2f3'))).to.equal('6/2bbb1/aA4/5A/6/ccAAAA b 0-0 1');
  });

  it('and the cell that the die has left is empty', () => {
    expect(movesFrom(table('c4C b4b'), 'c4')).to.include('c4d4');
    expect(movesFrom(table('c4C e4b'), 'c4')).to.include('c4d4');
  });
});

describe('a triad counts for who makes it', () => {
  it('once where a move makes two: one die comes off, any own one of either', () => {
    const state = table('e3C b4a c4A d5a d6A');
    expect(removalsOf(state, 'e3d4')).to.deep.equal(['c4', 'd4', 'd6']);
    const after = play(state, 'e3d4xd6');
    expect(after.removed).to.deep.equal([1, 0]);
    expect(after.turn).to.equal(1);
  });

  it('only with the three dice that are new together: the fourth in the line is not offered', () => {
    expect(removalsOf(table('e3C a4A b4a c4a'), 'e3d4')).to.deep.equal(['d4']);
  });

  it('with all three of its lines where the die arrives in the middle of five', () => {
    expect(removalsOf(table('e3C b4A c4a e4a f4A'), 'e3d4')).to.deep.equal(['b4', 'd4', 'f4']);
  });

  it('with a die that is in two of them offered once', () => {
    expect(removalsOf(table('e3C b4a c4A e4a'), 'e3d4')).to.deep.equal(['c4', 'd4']);
  });

  it('with the opponent’s dice never offered', () => {
    expect(removalsOf(table('e3C b4a c4A'), 'e3d4')).to.deep.equal(['c4', 'd4']);
  });

  it('and not when it stood before the move', () => {
    const state = table('b4a c4A d4a e3C');
    expect(movesFrom(state, 'e3')).to.include('e3f2');
    const after = play(state, 'e3f2');
    expect(after.removed).to.deep.equal([0, 0]);
    expect(after.quiet).to.equal(1);
  });

  it('and not when it is left standing by a die that goes away', () => {
    const state = table('b4a c4A d4a e4A');
    expect(movesFrom(state, 'e4')).to.include('e4e2');
    expect(removalsOf(state, 'e4e2')).to.be.empty;
  });

  it('and not for the opponent, who left it standing', () => {
    const state = play(table('b4a c4A d4a e3C'), 'e3f2');
    expect(movesFrom(state, 'a6').filter((text) => text.includes('x'))).to.be.empty;
  });
});
