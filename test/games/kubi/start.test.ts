import { expect } from 'chai';
import { kubi } from '../../../src/games/kubi/index.js';
import { gameErrorOf } from '../contract/check.js';
import { NO_SUMS, SHEET_OF_THE_RULES, at, crossed, moveTexts, positionText, sums } from './helpers.js';

const A = crossed('126');
const B = crossed('345');
const OPEN = `- ${NO_SUMS}`;
/** Sheets after one roll, and after two; the last has a free ride. */
const A1 = `1:1,2:0,6:0 ${sums({ 7: 2 })}`;
const A2 = `1:1,2:1,6:0 ${sums({ 7: 4 })}`;
const B2 = `3:1,4:0,5:0 ${sums({ 7: 4 })}`;
const DONE8 = `1:8,2:0,3:0 ${sums({ 2: 16 })}`;
const B9 = `4:7,5:0,6:0 ${sums({ 2: 18 })}`;

const marks = (sheet: number, discards: number, sums: number) =>
  `sheet ${sheet} has ${discards} discards and ${sums} marks next to sums, expected two of these for each roll`;
const stranger = (seat: number, sheets: number) => `there is no seat ${seat}: the position has ${sheets} sheets`;
const pace = (sheet: number, rolls: number) =>
  `sheet ${sheet} has ${rolls} rolls, which does not match the other sheets`;

describe('a position that is no moment of a game', () => {
  const opening = 'every sheet must have three numbers crossed before the first roll';
  const noTurn = 'a roll must be given exactly while somebody has to enter it';
  const past = (sheet: number) => `sheet ${sheet} has marks beyond the 8 next to a number that end the game`;
  const cases: readonly [text: string, place: string, message: string][] = [
    [`1:0,1:0,2:0 ${NO_SUMS}`, 'sheet 1', 'sheet 1 has the same number twice'],
    [`${A} / 3:0,3:0,3:0 ${NO_SUMS}`, 'sheet 2', 'sheet 2 has the same number twice'],
    [`1:9,2:0,3:0 ${sums({ 2: 18 })}`, 'sheet 1', past(1)],
    [`${SHEET_OF_THE_RULES} / 1:8,2:8,3:0 ${sums({ 2: 32 })}`, 'sheet 2', past(2)],
    [`1:0,2:0,3:0 ${sums({ 2: 1 })}`, 'sheet 1', marks(1, 0, 1)],
    [`${A2} / 1:1,2:0,3:0 ${sums({ 2: 3 })}`, 'sheet 2', marks(2, 1, 3)],
    [`1:1,2:0,3:0 ${NO_SUMS}`, 'sheet 1', marks(1, 1, 0)],
    [`1:1,2:1,3:1 ${sums({ 7: 4 })}`, 'sheet 1', marks(1, 3, 4)],
    [`${A} | 1`, 'turn', stranger(1, 1)],
    [`${A} / ${B} | 1 13466 0,2`, 'turn', stranger(2, 2)],
    [`${A} / ${OPEN} | 0 13466`, 'turn', opening],
    [`- ${sums({ 7: 2 })}`, 'turn', opening],
    [`${OPEN} / ${A2}`, 'turn', opening],
    [`${A} / ${A2}`, 'sheet 1', pace(1, 0)],
    [`${A2} / ${B}`, 'sheet 2', pace(2, 0)],
    [`${A2} / ${B2} / ${B2} | 0 13466 1`, 'sheet 2', pace(2, 2)],
    [`${DONE8} / ${A2}`, 'sheet 2', pace(2, 2)],
    [`${DONE8} / ${B9} / ${B9} | 1 13466 0`, 'sheet 1', pace(1, 8)],
    [`${DONE8} / ${SHEET_OF_THE_RULES} / ${B9}`, 'sheet 3', pace(3, 9)],
    [`${SHEET_OF_THE_RULES} | 0 13466`, 'turn', noTurn],
    [`${A2} | 0 13466 0`, 'turn', noTurn],
    [`${A2} / ${B2} | 0 13466 0,1`, 'turn', noTurn],
    [`${DONE8} / ${B9} | 1 13466 1`, 'turn', noTurn],
  ];
  for (const [text, place, message] of cases) {
    it(`${text}: ${message}`, () => {
      const error = gameErrorOf(() => at(text), 'bad-position');
      expect(error.message).to.equal(message);
      expect(error.details).to.deep.equal({ place });
    });
  }
});

describe('a position that says who has entered a roll that is not there', () => {
  it('is no moment of a game', () => {
    const error = gameErrorOf(() => kubi.start({ ...kubi.parsePosition(A), entered: [0] }), 'bad-position');
    expect(error.message).to.equal('a roll must be given exactly while somebody has to enter it');
    expect(error.details).to.deep.equal({ place: 'turn' });
  });
});

describe('a game that begins at a position', () => {
  const cases: readonly [why: string, text: string, actors: readonly unknown[]][] = [
    ['crosses where nobody has', `${OPEN} / ${OPEN}`, [0, 1]],
    ['rolls where all have as many rolls', `${A2} / ${B2} | 1`, ['chance']],
    ['waits for those who have not entered', `${A1} / ${B} / ${A1} | 1 13466 0,2`, [1]],
    ['lets go on who is not done', `${DONE8} / ${B9} | 1`, ['chance']],
    ['passes over a player who was done long ago', `${DONE8} / ${B9} / ${B9} | 1 13466`, [1, 2]],
    [
      'keeps a player who is done with this roll',
      `4:8,5:0,6:0 ${sums({ 2: 18 })} / ${DONE8} / ${B9.replace('18', '16')} | 2 13466 0`,
      [2],
    ],
    ['goes on with 21 discards, the most without an eighth mark', `1:7,2:7,3:7 ${sums({ 2: 42 })}`, ['chance']],
    ['has any number of free rides behind it', `1:0,2:0,3:0 ${sums({ 2: 60 })}`, ['chance']],
  ];
  for (const [why, text, actors] of cases) {
    it(why, () => {
      expect(kubi.actors(at(text))).to.deep.equal(actors);
      expect(positionText(at(text))).to.equal(text);
    });
  }

  it('has moves for those who have not entered, and none for the others', () => {
    const state = at(`${A1} / ${B} / ${A1} | 1 13466 0,2`);
    expect(moveTexts(state, 1)).to.deep.equal(['3|14|66', '3|16|46', '4|13|66', '4|16|36']);
    expect([...moveTexts(state, 0), ...moveTexts(state, 2)]).to.be.empty;
  });
});
