import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import type { TriadState } from '../../../src/games/triad/index.js';
import { pick, seeded } from '../seeded.js';
import { at, moveTexts, movesFrom, play, positionText, removalsOf } from './helpers.js';

/** White's d4 makes a triad on d3, and another one on d5. */
const BEFORE = '4bb/1Aa3/3B2/1aa3/5c/AA2CB w 0-0 7';
/** The same with two dice of White gone. */
const NEARLY_WON = '4bb/1Aa3/3B2/1aa3/5c/4CB w 2-0 7';

describe('taking a die off', () => {
  it('is part of the move, before the opponent’s turn', () => {
    expect(positionText(play(at(BEFORE), 'd4d3xd3'))).to.equal('4bb/1Aa3/6/1aa3/5c/AA2CB b 1-0');
  });

  it('may leave the die that moved and take another of the triad', () => {
    expect(removalsOf(at(BEFORE), 'd4d5')).to.deep.equal(['b5', 'd5']);
    expect(positionText(play(at(BEFORE), 'd4d5xb5'))).to.equal('4bb/2aA2/6/1aa3/5c/AA2CB b 1-0');
  });
});

describe('the third die off', () => {
  it('wins at once', () => {
    const state = play(at(NEARLY_WON), 'd4d3xd3');
    expect(triad.outcome(state)).to.deep.equal({ winners: [0], scores: [3, 0], reason: 'three-removed' });
    expect(triad.actors(state)).to.be.empty;
    expect(triad.moves(state, 0)).to.be.empty;
    expect(triad.moves(state, 1)).to.be.empty;
  });
});

/** White cannot move at all. */
const WALLED_IN = '5a/6/6/abb3/AAb3/CCb3 w 2-0';
/** White's ones have room for a single cell and make triads there. */
const ROOM_FOR_TRIADS = '6/6/6/1c1ab1/3aAc/1A1ABC w 1-1';

describe('a die whose every new value is blocked', () => {
  it('cannot be chosen while another can move, even if it had room for its own value', () => {
    const state = at('6/4bA/4aB/4cB/4aA/A5 w 1-2');
    expect(movesFrom(state, 'f2')).to.be.empty;
    expect(movesFrom(state, 'f5')).to.be.empty;
    expect(movesFrom(state, 'a1')).to.have.lengthOf(moveTexts(state).length);
  });
});

describe('a player without an ordinary move', () => {
  it('turns a die in place: eight turns, 14 moves with their removals, none unturned', () => {
    const texts = moveTexts(at(WALLED_IN));
    expect(texts).to.have.members([
      ...['a1=1xa1', 'a1=1xa2', 'a1=1xb1', 'a1=2', 'b1=1xa1', 'b1=1xb1', 'b1=2'],
      ...['a2=2xa1', 'a2=2xa2', 'a2=3xa2', 'a2=3xb2', 'b2=2', 'b2=3xa2', 'b2=3xb2'],
    ]);
    expect(new Set(texts.map((text) => text.slice(0, 4)))).to.have.property('size', 8);
  });

  it('makes triads by turning and takes a die off', () => {
    const state = at(ROOM_FOR_TRIADS);
    expect(movesFrom(state, 'e1=3')).to.deep.equal(['e1=3xe1', 'e1=3xe2']);
    expect(positionText(play(state, 'e1=3xe2'))).to.equal('6/6/6/1c1ab1/3a1c/1A1ACC b 2-1');
  });

  it('makes triads by moving unturned and takes a die off', () => {
    const state = at(ROOM_FOR_TRIADS);
    expect(movesFrom(state, 'd1>')).to.deep.equal(['d1>c1', 'd1>c2xb1', 'd1>c2xc2', 'd1>c2xe2']);
    expect(positionText(play(state, 'd1>c2xb1'))).to.equal('6/6/6/1c1ab1/2AaAc/4BC b 2-1');
  });
});

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
});
