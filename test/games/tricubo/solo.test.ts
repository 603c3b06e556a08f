import { expect } from 'chai';
import { SHEETS, closedDie, rankOf, tricubo } from '../../../src/games/tricubo/index.js';
import { TINY, WIDE } from './custom-sheets.js';
import { alone, at, moveTexts, play, sheetText, turnText } from './helpers.js';

const diceOf = (texts: readonly string[]): string => [...new Set(texts.map((text) => text.charAt(0)))].join('');

describe('alone, a die is closed in each round', () => {
  it('the large, the medium, the small one, and again, for 21 rounds', () => {
    const closed = Array.from({ length: 21 }, (_, i) => closedDie(alone('1,0,0,0,0', i + 1, '123'), 0));
    expect(closed.join('')).to.equal('LMSLMSLMSLMSLMSLMSLMS');
  });

  for (const [round, dice] of [
    [1, 'MS'],
    [2, 'LS'],
    [3, 'LM'],
    [4, 'MS'],
    [21, 'LM'],
  ] as const) {
    it(`so in round ${round} only ${dice} are used`, () => {
      expect(diceOf(moveTexts(alone('1,0,0,0,0', round, '123')))).to.equal(dice);
    });
  }

  it('whatever is done with the others', () => {
    const state = play(tricubo.setup(1), '@3', 'roll 123', 'Sc', 'roll 123', 'L', 'roll 666', 'M:1,3');
    expect(sheetText(state)).to.equal('3,0,1,0,0 4,.,1,.,. S');
    expect(turnText(state)).to.equal('A 4');
    expect(state.taken).to.equal(null);
  });
});

describe('the last of 21 rounds', () => {
  it('ends the game, without the bonus', () => {
    const state = alone('1,0,0,0,0', 21, '123');
    expect(tricubo.outcome(state)).to.equal(undefined);
    const over = play(state, 'M');
    expect(tricubo.outcome(over)).to.deep.equal({ winners: [0], scores: [8], reason: 'last-round' });
    expect(tricubo.actors(over)).to.be.empty;
    expect(tricubo.score(over, 0).map(({ code }) => code)).to.not.include('end');
  });

  it('may be the one with the third purple row', () => {
    const over = play(alone('6,5,6,0,0', 21, '123'), 'M');
    expect(tricubo.outcome(over)).to.deep.equal({ winners: [0], scores: [15], reason: 'three-purple' });
  });

  it('may be one in which no die has a use', () => {
    const over = play(alone('7,7,5,0,0 0,-,0,-,0 LMSt', 21, '113'), '-');
    expect(tricubo.outcome(over)?.reason).to.equal('last-round');
  });

  it('is the 21st that is played from the set-up', () => {
    let state = play(tricubo.setup(1, { sheet: WIDE }), '@1');
    let rounds = 0;
    for (; !tricubo.outcome(state); rounds++) {
      state = play(state, 'roll 666');
      const [move] = tricubo.moves(state, 0);
      if (move) state = tricubo.play(state, 0, move);
    }
    expect(rounds).to.equal(21);
    expect(tricubo.outcome(state)?.reason).to.equal('last-round');
  });
});

describe('three purple rows', () => {
  it('end the game of one alone at once, with 5 points', () => {
    const over = play(alone('6,5,6,0,0', 7, '123'), 'M');
    expect(tricubo.outcome(over)).to.deep.equal({ winners: [0], scores: [15], reason: 'three-purple' });
    expect(turnText(over)).to.equal('A 8');
  });

  it('are not enough where there are two', () => {
    expect(tricubo.outcome(at('7,7,5,5,5 | A 8'))).to.equal(undefined);
  });
});

describe('the rank of a total', () => {
  const ranks: readonly [total: number, onA: number, onB: number][] = [
    [-99, 0, 0],
    [-3, 0, 0],
    [0, 0, 0],
    [40, 0, 0],
    [41, 1, 1],
    [60, 1, 1],
    [61, 2, 2],
    [70, 2, 2],
    [71, 3, 3],
    [80, 3, 3],
    [81, 4, 3],
    [90, 4, 3],
  ];
  for (const [total, onA, onB] of ranks) {
    it(`of ${total} is number ${onA} from below on side A, ${onB} on side B`, () => {
      expect(rankOf(SHEETS.A, total)).to.equal(onA);
      expect(rankOf(SHEETS.B, total)).to.equal(onB);
    });
  }

  it('is that of the sheet', () => {
    expect([-99, -98, 0, 1, 51, 100].map((total) => rankOf(WIDE, total))).to.deep.equal([0, 1, 1, 2, 3, 4]);
    expect(rankOf(TINY, 80)).to.equal(0);
  });
});
