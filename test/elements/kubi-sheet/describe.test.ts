import { expect } from '@open-wc/testing';
import { describeMove, describeOutcome, describeRefusal } from '../../../src/elements/kubi-sheet/describe.js';
import type { ReaderRefusal } from '../../../src/elements/kubi-sheet/interaction.js';
import { diceText, list, sentence } from '../../../src/elements/sheet-words.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { NO_SUMS, at, crossed, sums } from '../../games/kubi/helpers.js';
import { english, wordsIn } from './words.js';

const OPENED = crossed('146');
/** Seven marks behind two of the numbers. */
const ENDING = '1:7,4:3,5:7 2,0,0,5,0,10,1,8,0,0,8';

/** What is said of a move that a seat makes in a position. */
function said(move: string, position: string, seat = 0): string {
  const state = at(position);
  return describeMove(kubi.parseMove(move, state, seat), seat, state, english);
}

describe('a move of Kubi in words', () => {
  it('is what the dice show', () => {
    expect(said('roll 13466', OPENED)).to.equal('The dice show 1 3 4 6 6.');
  });

  it('is the numbers that were crossed', () => {
    expect(said('x146', `- ${NO_SUMS}`)).to.equal('1, 4, and 6 crossed.');
  });

  it('is the entry and the new total', () => {
    expect(said('1|34|26', `${OPENED} | 0 12346`)).to.equal(
      'discard 1, then 8 and 7: minus 400 for opening both. Total minus 400.',
    );
  });

  it('is the entry on the own sheet, not on another’s', () => {
    const position = `1:6,4:0,6:0 ${sums({ 2: 12 })} / 1:6,4:0,6:0 ${sums({ 7: 5, 8: 7 })} | 0 12346`;
    expect(said('1|34|26', position, 1)).to.equal(
      'discard 1, then 8 and 7: plus 70 in all, plus 40 behind 8, plus 30 behind 7. Total plus 150.',
    );
  });

  it('is a total of nothing, without a sign', () => {
    expect(said('4|25|34', `1:0,4:4,6:0 ${sums({ 7: 3, 8: 5 })} | 0 23445`)).to.equal(
      'discard 4, then 7 twice: plus 200 for the fifth mark behind 7. Total 0.',
    );
  });

  for (const [move, number] of [
    ['1|25|66', 1],
    ['5|16|26', 5],
  ] as const) {
    it(`is the eighth mark behind ${number}, which finishes the sheet`, () => {
      expect(said(move, `${ENDING} | 0 12566`)).to.match(
        new RegExp(`^discard ${number}, .+\\. Total .+\\. Eight marks behind ${number}: this sheet is done\\.$`),
      );
    });
  }

  it('does not finish a sheet with the fourth mark', () => {
    expect(said('4|16|25', `${ENDING} | 0 12456`)).to.match(/Total \w+ \d+\.$/);
  });
});

describe('lists and sentences', () => {
  it('are written as in the language', async () => {
    const [de, it_] = [await wordsIn('de'), await wordsIn('it')];
    expect(list([1, 2, 6], english, 'conjunction')).to.equal('1, 2, and 6');
    expect(list([1, 6], english, 'disjunction')).to.equal('1 or 6');
    expect(list([1, 2, 6], de, 'conjunction')).to.equal('1, 2 und 6');
    expect(list(['Ann', 'Bob'], it_, 'conjunction')).to.equal('Ann e Bob');
    expect(list([4], de, 'disjunction')).to.equal('4');
  });

  it('begin in upper case, also with an accent', async () => {
    expect(sentence('discard 1', english)).to.equal('Discard 1');
    expect(sentence('écarter un 1', await wordsIn('fr'))).to.equal('Écarter un 1');
    expect(diceText([1, 3, 4, 6, 6])).to.equal('1 3 4 6 6');
  });
});

describe('the end of a game of Kubi in words', () => {
  const outcome = (winners: readonly number[], ...scores: readonly number[]) =>
    describeOutcome({ winners, scores, reason: 'all-done' }, ['Ann', 'Bob', 'Cleo', 'Dan'], english);

  it('is a win alone from 500 points on', () => {
    expect(outcome([0], 500)).to.equal('500 points. 500 or more is a win!');
    expect(outcome([0], 1230)).to.equal('1230 points. 500 or more is a win!');
  });

  it('is what would have been a win alone', () => {
    expect(outcome([0], 490)).to.equal('490 points. 500 would have been a win.');
    expect(outcome([0], 0)).to.equal('0 points. 500 would have been a win.');
  });

  it('has a minus sign before a total below nothing, not a hyphen', () => {
    expect(outcome([0], -350)).to.equal('−350 points. 500 would have been a win.');
    expect(outcome([1], -600, -350)).to.equal('Bob wins with −350 points.');
    expect(outcome([0, 1], -200, -200)).to.equal('Ann and Bob share first place with −200 points.');
  });

  it('is who has the most, whatever wins alone', () => {
    expect(outcome([1], 40, 120, -200)).to.equal('Bob wins with 120 points.');
    expect(outcome([0], 800, 500)).to.equal('Ann wins with 800 points.');
  });

  it('is all who share the first place', () => {
    expect(outcome([0, 2], 120, 40, 120)).to.equal('Ann and Cleo share first place with 120 points.');
    expect(outcome([0, 1, 3], 0, 0, -200, 0)).to.equal('Ann, Bob, and Dan share first place with 0 points.');
  });
});

describe('why something is refused in Kubi', () => {
  const REFUSALS: readonly (readonly [ReaderRefusal, string])[] = [
    [{ code: 'game-over' }, 'The game is over.'],
    [{ code: 'not-your-turn' }, 'That is not to be done now.'],
    [{ code: 'bad-move' }, 'That is not a move of this game. Entries are written like 1|34|66.'],
    [{ code: 'bad-roll' }, 'That is not a roll of this game: five dice, each showing 1 to 6.'],
    [{ code: 'same-number' }, 'The three numbers must be different.'],
    [{ code: 'done' }, 'This sheet is done: it has eight marks behind a number.'],
    [{ code: 'already-crossed' }, 'The three numbers of this sheet are crossed already.'],
    [{ code: 'cross-first' }, 'Cross three numbers first.'],
    [{ code: 'already-entered' }, 'This roll is entered on this sheet already.'],
    [{ code: 'no-roll' }, 'The dice have to be rolled first.'],
    [{ code: 'other-dice', roll: [1, 3, 4, 6, 6] }, 'The dice that were rolled are 1 3 4 6 6.'],
    [{ code: 'must-mark', numbers: [4] }, 'You have to discard your own number, 4.'],
    [{ code: 'must-mark', numbers: [1, 4] }, 'You have to discard one of your own numbers: 1 or 4.'],
    [{ code: 'must-mark', numbers: [1, 4, 6] }, 'You have to discard one of your own numbers: 1, 4, or 6.'],
    [{ code: 'no-mark', number: 2 }, 'None of your numbers was rolled, so the die that stays out leaves no mark.'],
    [{ code: 'too-many-numbers' }, 'Three numbers are chosen. Take one back before you choose another.'],
    [{ code: 'too-few-numbers' }, 'Choose three different numbers first.'],
    [{ code: 'unplaced-dice' }, 'Place all five dice first: one stays out, the others make two pairs.'],
  ];
  for (const [refusal, text] of REFUSALS) {
    it(`is said of ${Object.values(refusal).join(' ')}`, () => {
      expect(describeRefusal(refusal, english)).to.equal(text);
    });
  }
});
