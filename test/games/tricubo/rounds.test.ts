import { expect } from 'chai';
import { SHEETS, closedDie, rankOf, tricubo } from '../../../src/games/tricubo/index.js';
import { TINY, WIDE } from './custom-sheets.js';
import { alone, at, chooses, marksOf, moveTexts, play, sheetText, total, turnText } from './helpers.js';
import type { Options } from './helpers.js';

describe('draft', () => {
  /** Nothing of a roll of ones, twos and sixes can be used. */
  const STUCK = '7,7,5,0,0 0,-,0,-,0 LMSt';

  const diceOf = (texts: readonly string[]): string => [...new Set(texts.map((text) => text.charAt(0)))].join('');

  describe('the active player', () => {
    const state = play(tricubo.setup(4), 'roll 123');

    it('chooses alone, among all three dice', () => {
      expect(tricubo.actors(state)).to.deep.equal([0]);
      expect(diceOf(moveTexts(state))).to.equal('LMS');
      for (const seat of [1, 2, 3]) expect(moveTexts(state, seat)).to.be.empty;
    });

    for (const [taken, left] of [
      ['L', 'MS'],
      ['M', 'LS'],
      ['S', 'LM'],
    ] as const) {
      it(`closes the die for all others: ${taken} leaves ${left}`, () => {
        const after = play(state, taken);
        expect(tricubo.actors(after)).to.deep.equal([1, 2, 3]);
        for (const seat of [1, 2, 3]) {
          expect(diceOf(moveTexts(after, seat))).to.equal(left);
          expect(closedDie(after, seat)).to.equal(taken);
        }
      });
    }

    it('leaves all three where it takes none', () => {
      const after = play(at(`${STUCK} / 0,1,0,0,0 / 0,0,1,0,0 | A 4 0 121`), '-');
      expect(tricubo.actors(after)).to.deep.equal([1, 2]);
      for (const seat of [1, 2]) {
        expect(diceOf(moveTexts(after, seat))).to.equal('LMS');
        expect(closedDie(after, seat)).to.equal(undefined);
      }
    });

    it('is the next to the left in the next round, all the way round', () => {
      let state = tricubo.setup(3);
      const seats: number[] = [];
      for (let round = 1; round <= 7; round++) {
        state = play(state, 'roll 123');
        seats.push(state.active);
        expect(state.round).to.equal(round);
        while (state.roll) {
          const [actor] = tricubo.actors(state) as [number];
          const [move] = tricubo.moves(state, actor);
          if (move) state = tricubo.play(state, actor, move);
        }
      }
      expect(seats).to.deep.equal([0, 1, 2, 0, 1, 2, 0]);
    });
  });

  describe('the others', () => {
    const state = play(tricubo.setup(4), 'roll 123', 'L');

    it('end the round when the last of them has chosen, or taken none', () => {
      expect(turnText(play(state, '#3 M', '#1 S', '#2 M'))).to.equal('A 2 1');
      const stuck = at(`1,0,0,0,0 / ${STUCK} | A 4 0 412`);
      expect(turnText(play(stuck, '#0 L', '#1 -'))).to.equal('A 5 1');
    });
  });
});

describe('solo', () => {
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
  });

  describe('three purple rows', () => {
    it('end the game of one alone at once, with 5 points', () => {
      const over = play(alone('6,5,6,0,0', 7, '123'), 'M');
      expect(tricubo.outcome(over)).to.deep.equal({ winners: [0], scores: [15], reason: 'three-purple' });
      expect(turnText(over)).to.equal('A 8');
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
  });
});

const outcomeOf = (sheets: readonly string[], options?: Options) => tricubo.outcome(at(sheets.join(' / '), options));

/** Three purple rows of 5 points each, and 5 for them: 20. */
const ENDS = '6,6,6,0,0';

describe('the winner', () => {
  it('has the highest total, which need not be who ends the game', () => {
    expect(outcomeOf([ENDS, '0,5,5,5,0', '0,0,1,0,0'])).to.deep.equal({
      ...{ winners: [1], scores: [20, 30, 1], reason: 'three-purple' },
    });
  });

  it('of equal totals has the most crosses in boxes', () => {
    expect(outcomeOf([ENDS, '0,5,5,0,0'])).to.deep.equal({ winners: [0], scores: [20, 20], reason: 'three-purple' });
    expect(outcomeOf([ENDS, '7,5,5,7,0'])?.winners).to.deep.equal([1]);
  });

  it('of equal totals has the most crosses, colour fields among them', () => {
    // 18 crosses in the boxes of the first, 17 of the second.
    const sheets = (fields: string) => [ENDS, `0,5,5,7,0 .,.,.,.,. ${fields}`];
    expect(outcomeOf(sheets('-'))?.scores).to.deep.equal([20, 20]);
    expect(outcomeOf(sheets('-'))?.winners).to.deep.equal([0]);
    expect(outcomeOf(sheets('L'))?.winners).to.deep.equal([0, 1]);
    expect(outcomeOf(sheets('Lt'))?.winners).to.deep.equal([1]);
  });

  it('of equal totals has the most crosses, a spent joker among them', () => {
    const sheets = (first: string, second: string) => [
      `7,7,7,0,0 .,.,.,.,. - ${first}`,
      `7,7,7,0,0 .,.,.,.,. - ${second} | B`,
    ];
    expect(outcomeOf(sheets('', ''))?.winners).to.deep.equal([0, 1]);
    expect(outcomeOf(sheets('', 'J'))?.winners).to.deep.equal([1]);
    expect(outcomeOf(sheets('J', 'J'))?.winners).to.deep.equal([0, 1]);
  });

  it('shares the first place with all who have as much of both', () => {
    expect(outcomeOf([ENDS, '0,1,0,0,0', ENDS, '0,6,6,6,0'])?.winners).to.deep.equal([0, 2, 3]);
  });
});

describe('the end of the game', () => {
  const nearly = at('6,6,5,0,0 / 6,6,5,0,0 / 6,6,5,0,0 | A 9 1 333');

  it('comes after the round, which all finish', () => {
    const ended = play(nearly, '#1 S');
    expect(tricubo.outcome(ended)).to.equal(undefined);
    expect(tricubo.actors(ended)).to.deep.equal([0, 2]);
    const one = play(ended, '#2 Lc');
    expect(tricubo.outcome(one)).to.equal(undefined);
    expect(tricubo.actors(one)).to.deep.equal([0]);
    const over = play(one, '#0 Mt');
    expect(tricubo.actors(over)).to.be.empty;
    expect(tricubo.outcome(over)?.reason).to.equal('three-purple');
  });

  it('is worth 5 to everybody with three purple rows, and to nobody else', () => {
    const over = play(nearly, '#1 S', '#0 M', '#2 Lc');
    expect(over.sheets.map((_, seat) => tricubo.score(over, seat).filter(({ code }) => code === 'end'))).to.deep.equal([
      [{ code: 'end', points: 5, cells: [] }],
      [{ code: 'end', points: 5, cells: [] }],
      [],
    ]);
    // 5 + 5 + 0 in the rows of seat 0, 5 + 5 + 5 in those of seat 1, 5 + 5 + 10 in those of seat 2.
    expect(tricubo.outcome(over)?.scores).to.deep.equal([15, 20, 20]);
    expect(marksOf(over, 1).crosses.join()).to.equal('6,6,6,0,0');
    expect(total(marksOf(over, 2).crosses) + 1, 'crosses of seat 2').to.equal(18);
    expect(tricubo.outcome(over)?.winners, 'both have 18 crosses').to.deep.equal([1, 2]);
  });
});

describe('a sheet of one’s own', () => {
  it('of two columns, without fields, leaves rows and interim scorings', () => {
    const state = chooses('1,0,0,0,0', '365', { sheet: TINY });
    expect(moveTexts(state).slice(0, 2)).to.deep.equal(['L', 'M:1,2']);
    expect(moveTexts(state).at(-1)).to.equal('S');
    expect(sheetText(play(state, 'L'))).to.equal('1,0,2,0,0 .,.,.,.,. -');
    expect(sheetText(play(state, 'M:1,2'))).to.equal('1,0,0,0,0 2,0,.,.,. -');
  });

  it('scores its fields and its purple columns as it says', () => {
    const state = at('10,10,9,0,0 .,.,.,.,. LLLStttt / 0,10,10,10,0 | - 9', { sheet: WIDE });
    expect(tricubo.outcome(state)).to.deep.equal({ winners: [0], scores: [128, 35], reason: 'three-purple' });
  });
});
