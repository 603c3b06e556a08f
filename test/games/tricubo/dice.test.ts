import { expect } from 'chai';
import { SHEETS, totalOf, tricubo } from '../../../src/games/tricubo/index.js';
import { alone, at, chooses, follows, marksOf, moveTexts, play, refusalOf, sheetText, turnText } from './helpers.js';

const crossesAfter = (state: Parameters<typeof sheetText>[0], move: string): string =>
  sheetText(play(state, move)).split(' ')[0] ?? '';

describe('a die from 1 to 5', () => {
  const cases: readonly [roll: string, move: string, crosses: string][] = [
    ['361', 'L', '1,0,3,0,0'],
    ['361', 'S', '2,0,0,0,0'],
  ];
  for (const [roll, move, crosses] of cases) {
    it(`crosses the next boxes of its row: ${move} of ${roll}`, () => {
      expect(crossesAfter(chooses('1,0,0,0,0', roll), move)).to.equal(crosses);
    });
  }
});

describe('a row with too few boxes left', () => {
  const forbidden: readonly [crosses: string, moves: string[]][] = [
    ['1,0,4,0,0', ['L', 'M', 'S']],
    ['1,0,5,0,0', ['M', 'S']],
    ['1,0,6,0,0', ['S']],
    ['1,0,7,0,0', []],
  ];
  for (const [crosses, moves] of forbidden) {
    it(`is no use for dice that do not fit, where that is forbidden: ${crosses} leaves ${moves.join()}`, () => {
      const texts = moveTexts(chooses(crosses, '333', { overflow: 'forbidden' }));
      expect(texts.filter((text) => text.length === 1)).to.deep.equal(moves);
    });
  }
});

describe('the moves of a roll', () => {
  it('come die by die, the large one first: its row, its field, the field of all colours', () => {
    expect(moveTexts(chooses('1,0,0,0,0', '123'))).to.deep.equal([
      ...['L', 'Lc', 'Lt', 'M', 'Mc', 'Mt', 'S', 'Sc', 'St'],
    ]);
  });

  it('score rows with a 6, the smallest numbers first', () => {
    expect(moveTexts(chooses('1,0,0,0,0', '666'))).to.deep.equal([
      ...['L:1,2,3', 'L:1,2,4', 'L:1,2,5', 'L:1,3,4', 'L:1,3,5', 'L:1,4,5', 'L:2,3,4', 'L:2,3,5', 'L:2,4,5', 'L:3,4,5'],
      ...['M:1,2', 'M:1,3', 'M:1,4', 'M:1,5', 'M:2,3', 'M:2,4', 'M:2,5', 'M:3,4', 'M:3,5', 'M:4,5'],
      ...['S:1', 'S:2', 'S:3', 'S:4', 'S:5'],
    ]);
  });
});

describe('a colour field', () => {
  const cases: readonly [move: string, fields: string][] = [
    ['Lc', 'L'],
    ['Mc', 'M'],
    ['Sc', 'S'],
    ['Lt', 't'],
    ['Mt', 't'],
    ['St', 't'],
  ];
  for (const [move, fields] of cases) {
    it(`is crossed with a die of its colour, the one of all colours with any: ${move}`, () => {
      expect(sheetText(play(chooses('1,0,0,0,0', '123'), move))).to.equal(`1,0,0,0,0 .,.,.,.,. ${fields}`);
    });
  }

  it('is free once', () => {
    expect(moveTexts(chooses('1,0,0,0,0 .,.,.,.,. Lt', '123'))).to.deep.equal(['L', 'M', 'Mc', 'S', 'Sc']);
    expect(moveTexts(chooses('1,0,0,0,0 .,.,.,.,. LMSt', '123'))).to.deep.equal(['L', 'M', 'S']);
  });

  it('is used where the row is full', () => {
    expect(moveTexts(chooses('7,7,5,5,5 .,.,.,.,. M', '122'))).to.deep.equal(['Lc', 'Lt', 'Mt', 'Sc', 'St']);
  });

  it('is not crossed with a 6', () => {
    expect(moveTexts(chooses('1,0,0,0,0 .,.,0,.,. -', '611'))).to.not.include.members(['Lc']);
    expect(moveTexts(chooses('1,0,0,0,0 .,.,0,.,. -', '611'))).to.not.include.members(['Lt']);
  });

  it('is crossed with a 6 where the option says so, besides scoring rows', () => {
    const state = chooses('1,0,0,0,0 .,.,0,.,. S', '166', { colourOnSix: true });
    expect(moveTexts(state)).to.deep.equal([
      ...['L', 'Lc', 'Lt', 'Mc', 'Mt', 'M:1,2', 'M:1,4', 'M:1,5', 'M:2,4', 'M:2,5', 'M:4,5'],
      ...['St', 'S:1', 'S:2', 'S:4', 'S:5'],
    ]);
    expect(sheetText(play(state, 'Mc'))).to.equal('1,0,0,0,0 .,.,0,.,. MS');
  });
});

describe('a 6', () => {
  const cases: readonly [move: string, sheet: string][] = [
    ['L:1,3,5', '2,3,5,1,7 7,-,10,-,0 -'],
    ['M:2,4', '2,3,5,1,7 .,4,.,1,. -'],
    ['S:3', '2,3,5,1,7 .,.,10,.,. -'],
  ];
  for (const [move, sheet] of cases) {
    it(`writes what stands over the last cross into the interim boxes: ${move}`, () => {
      expect(sheetText(play(chooses('2,3,5,1,7', '666'), move))).to.equal(sheet);
    });
  }

  it('scores 0 for a row without a cross, which is used up by that', () => {
    const state = play(chooses('1,0,0,0,0', '666'), '#0 M:2,3');
    expect(sheetText(state)).to.equal('1,0,0,0,0 .,0,0,.,. -');
    expect(moveTexts(chooses(sheetText(state), '166'))).to.include.members(['S:1', 'S:4', 'S:5']);
    expect(moveTexts(chooses(sheetText(state), '166'))).to.not.include.members(['S:2']);
  });
});

describe('a row that has been scored', () => {
  it('is crossed further, keeps its interim points and has final ones besides', () => {
    const scored = play(chooses('2,0,0,0,0', '116'), '#0 S:1');
    const further = play(chooses(sheetText(scored), '116'), '#0 L');
    expect(sheetText(further)).to.equal('5,0,0,0,0 7,.,.,.,. -');
    expect(totalOf(SHEETS.A, marksOf(further))).to.equal(7 + 10);
  });
});

describe('interim scorings are three in the whole game', () => {
  const interims = ['.,.,.,.,.', '.,.,0,.,.', '.,.,0,.,0', '-,-,0,0,0'];
  const usable: readonly [used: number, dice: string][] = [
    [0, 'LMS'],
    [1, 'MS'],
    [2, 'S'],
    [3, ''],
  ];
  for (const [used, dice] of usable) {
    it(`so with ${used} used a 6 is one for ${dice || 'no die'}`, () => {
      const texts = moveTexts(chooses(`1,0,0,0,0 ${interims[used]} LMSt`, '666'));
      expect([...new Set(texts.map((text) => text.charAt(0)))].join('')).to.equal(dice || '-');
    });
  }

  it('so a 6 that scores more than are left is no use, though rows are free', () => {
    expect(moveTexts(chooses('1,0,0,0,0 0,.,.,.,. LMSt', '611'))).to.deep.equal(['M', 'S']);
    expect(moveTexts(chooses('1,0,0,0,0 .,.,0,0,. LMSt', '161'))).to.deep.equal(['L', 'S']);
    expect(moveTexts(chooses('1,0,0,0,0 .,.,0,0,. LMSt', '116'))).to.deep.equal(['L', 'M', 'S:1', 'S:2', 'S:5']);
    expect(moveTexts(chooses('1,0,0,0,0 -,-,0,0,0 LMSt', '116'))).to.deep.equal(['L', 'M']);
  });
});

describe('joker', () => {
  const B = { sheet: 'B' } as const;
  /** No colour field and no interim scoring is left, and rows 1 and 2 are full. */
  const STUCK = '8,8,5,5,0 0,-,0,-,0 LMSt';

  const jokers = (texts: readonly string[]) => texts.filter((text) => text.startsWith('J'));

  describe('the joker', () => {
    it('opens the die that the active player has taken, with all its uses', () => {
      expect(moveTexts(follows('0,1,0,0,0', '123', 'L', B), 1)).to.deep.equal([
        ...['M', 'Mc', 'Mt', 'S', 'Sc', 'St', 'JL', 'JLc', 'JLt'],
      ]);
      expect(jokers(moveTexts(follows('0,1,0,0,0', '661', 'M', B), 1))).to.have.lengthOf(10);
    });

    it('has no use for the active player, nor where that one took none', () => {
      expect(jokers(moveTexts(chooses('1,0,0,0,0', '123', B)))).to.be.empty;
      expect(jokers(moveTexts(follows('0,1,0,0,0', '123', 'x', B), 1))).to.be.empty;
    });

    it('is spent with the use, whatever that is', () => {
      const state = follows('0,1,0,0,0', '161', 'M', B);
      expect(sheetText(play(state, '#1 JM:2,3'), 1)).to.equal('0,1,0,0,0 .,3,0,.,. - J');
      expect(sheetText(play(follows('0,1,0,0,0', '123', 'L', B), '#1 JL'), 1)).to.equal('3,1,0,0,0 .,.,.,.,. - J');
      expect(sheetText(play(follows('0,1,0,0,0', '123', 'S', B), '#1 JSt'), 1)).to.equal('0,1,0,0,0 .,.,.,.,. t J');
    });

    it('is there once', () => {
      const spent = sheetText(play(alone('1,0,0,0,0', 1, '123', B), 'JL'));
      expect(jokers(moveTexts(alone(spent, 2, '123', B)))).to.be.empty;
      expect(refusalOf(alone(spent, 2, '123', B), 'JM')).to.deep.equal({ code: 'no-joker' });
    });

    it('of each player is their own', () => {
      const state = play(tricubo.setup(3, B), 'roll 123', '#0 L', '#2 JL');
      expect(jokers(moveTexts(state, 1))).to.deep.equal(['JL', 'JLc', 'JLt']);
      expect(play(state, '#1 JL').sheets.map(({ joker }) => joker)).to.deep.equal([false, true, true]);
    });
  });

  describe('the joker is never compulsory', () => {
    it('where only it gives a use, taking none is legal as well', () => {
      expect(moveTexts(alone(STUCK, 1, '512', B))).to.deep.equal(['JL', '-']);
      expect(moveTexts(follows(STUCK, '512', 'L', B), 1)).to.deep.equal(['JL', '-']);
    });

    it('where an open die has a use, that or the joker is used', () => {
      expect(moveTexts(alone(STUCK, 1, '552', B))).to.deep.equal(['M', 'JL']);
      expect(refusalOf(alone(STUCK, 1, '552', B), '-')).to.deep.equal({ code: 'must-use' });
    });

    it('where it gives no use either, only taking none is left', () => {
      expect(moveTexts(alone(STUCK, 1, '112', B))).to.deep.equal(['-']);
      expect(moveTexts(alone(`${STUCK} J`, 1, '512', B))).to.deep.equal(['-']);
    });
  });
});

describe('forced use', () => {
  /** Rows 1 and 2 are full, fields and interim scorings are used up. */
  const STUCK = '7,7,5,0,0 0,-,0,-,0 LMSt';

  describe('who can use an open die must use one', () => {
    const cases: readonly [why: string, sheet: string, roll: string, moves: string[]][] = [
      ['from 10 down to 0', '7,7,5,0,0 0,-,0,-,0 LMSt', '132', ['M']],
      ['from 7 down to 4', '1,2,0,0,0 0,-,0,-,0 LMSt', '662', ['S']],
      ['an interim scoring of nothing', '1,0,0,0,0 1,0,.,.,. LMSt', '666', ['S:3', 'S:4', 'S:5']],
    ];
    for (const [why, sheet, roll, moves] of cases) {
      it(`also a bad one: ${why}`, () => {
        const state = chooses(sheet, roll);
        expect(moveTexts(state)).to.deep.equal(moves);
        expect(refusalOf(state, '#0 -')).to.deep.equal({ code: 'must-use' });
      });
    }
  });

  describe('who can use no open die takes none', () => {
    const cases: readonly [why: string, sheet: string, roll: string][] = [
      ['the rows are full', STUCK, '121'],
      ['sixes score no more', STUCK, '666'],
      ['both', STUCK, '626'],
      ['a large 6 is too much, and the rest is full', '7,7,5,0,0 0,.,.,.,. LMSt', '621'],
      ['a medium 6 is too much, and the rest is full', '7,7,5,0,0 0,0,.,.,. LMSt', '162'],
    ];
    for (const [why, sheet, roll] of cases) {
      it(`and has no other move: ${why}`, () => {
        expect(moveTexts(chooses(sheet, roll))).to.deep.equal(['-']);
      });
    }

    it('which changes nothing on the sheet, and the game goes on', () => {
      const state = play(at(`${STUCK} / 0,1,0,0,0 | A 4 0 121`), '#0 -');
      expect(sheetText(state)).to.equal(STUCK);
      expect(turnText(state)).to.equal('A 4 0 121 x');
      expect(tricubo.actors(state)).to.deep.equal([1]);
      const closed = play(state, '#1 M');
      expect(turnText(closed)).to.equal('A 5 1');
    });
  });
});
