import { expect } from 'chai';
import { isDone, kubi, totalOf } from '../../../src/games/kubi/index.js';
import type { KubiState } from '../../../src/games/kubi/index.js';
import { SHEET_OF_THE_RULES, at, moveTexts, play, positionText, rolled, sheetOf, sums, total } from './helpers.js';

describe('the crossings', () => {
  const state = kubi.setup(1);

  it('are the twenty threes of six numbers, in order', () => {
    expect(moveTexts(state)).to.deep.equal([
      ...['x123', 'x124', 'x125', 'x126', 'x134', 'x135', 'x136', 'x145', 'x146', 'x156'],
      ...['x234', 'x235', 'x236', 'x245', 'x246', 'x256', 'x345', 'x346', 'x356', 'x456'],
    ]);
  });
});

describe('the roll 1 2 3 4 6', () => {
  it('makes 9+6, 10+5 and 8+7 where the 1 stays out', () => {
    expect(moveTexts(rolled('156', '12346')).filter((text) => text.startsWith('1'))).to.have.members([
      '1|24|36',
      '1|23|46',
      '1|34|26',
    ]);
  });

  it('makes 9+3, 8+4 and 7+5 where the 4 stays out', () => {
    expect(moveTexts(rolled('245', '12346')).filter((text) => text.startsWith('4'))).to.have.members([
      '4|12|36',
      '4|13|26',
      '4|23|16',
    ]);
  });
});

describe('equal dice', () => {
  const rolls: readonly [roll: string, numbers: string, moves: string[]][] = [
    ['22222', '256', ['2|22|22']],
    ['22222', '156', ['(2)|22|22']],
    ['11122', '156', ['1|11|22', '1|12|12']],
    ['11122', '256', ['2|11|12']],
    ['11122', '126', ['1|11|22', '1|12|12', '2|11|12']],
    ['11223', '356', ['3|11|22', '3|12|12']],
    ['11223', '156', ['1|12|23', '1|13|22']],
    ['11223', '256', ['2|11|23', '2|12|13']],
    ['11112', '256', ['2|11|11']],
    ['11112', '156', ['1|11|12']],
    ['11112', '456', ['(1)|11|12', '(2)|11|11']],
    ['11233', '456', ['(1)|12|33', '(1)|13|23', '(2)|11|33', '(2)|13|13', '(3)|11|23', '(3)|12|13']],
  ];
  for (const [roll, numbers, moves] of rolls) {
    it(`leave ${moves.length} moves of ${roll} with ${numbers} crossed`, () => {
      expect(moveTexts(rolled(numbers, roll))).to.have.members(moves);
      expect(moveTexts(rolled(numbers, roll))).to.have.lengthOf(moves.length);
    });
  }

  it('leave two marks behind the same sum', () => {
    expect(positionText(play(rolled('256', '22222'), '2|22|22'))).to.equal(`2:1,5:0,6:0 ${sums({ 4: 2 })}`);
    expect(positionText(play(rolled('356', '11223'), '3|12|12'))).to.equal(`3:1,5:0,6:0 ${sums({ 3: 2 })}`);
    expect(positionText(play(rolled('156', '12346'), '1|24|36'))).to.equal(`1:1,5:0,6:0 ${sums({ 6: 1, 9: 1 })}`);
  });
});

describe('a free ride', () => {
  it('lets any die stay out where none of the own numbers was rolled', () => {
    expect([...new Set(moveTexts(rolled('456', '11233')).map((text) => text.slice(0, 3)))]).to.deep.equal([
      '(1)',
      '(2)',
      '(3)',
    ]);
  });

  it('leaves no mark behind a number, and one behind each sum', () => {
    expect(positionText(play(rolled('456', '11233'), '(2)|11|33'))).to.equal(`4:0,5:0,6:0 ${sums({ 2: 1, 6: 1 })}`);
  });
});

/** Sheets after eight rolls, with free rides: one mark before the end, far from it, and at it. */
const NEARLY = `1:7,2:0,3:0 ${sums({ 2: 16 })}`;
const BEHIND = `4:2,5:0,6:0 ${sums({ 2: 16 })}`;
const DONE = `2:8,3:0,4:0 ${sums({ 3: 16 })}`;

/** Plays rounds in which all roll ones and enter them, and tells who rolled in each. */
function rollers(state: KubiState, rounds: number): number[] {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    state = play(state, 'roll 11111');
    found.push(state.roller);
    while (state.roll) {
      const seat = kubi.actors(state)[0] as number;
      const [move] = kubi.moves(state, seat);
      if (move) state = kubi.play(state, seat, move);
    }
  }
  return found;
}

describe('a player who makes the eighth mark', () => {
  const rolled = at(`${NEARLY} / ${BEHIND} / ${BEHIND} | 0 11456`);
  const entered = play(rolled, '#0 1|14|56');

  it('still enters the whole roll', () => {
    expect(sheetOf(entered, 0)).to.deep.equal({
      numbers: [1, 2, 3],
      discards: [8, 0, 0],
      sums: [16, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0],
    });
    expect(isDone(sheetOf(entered, 0))).to.equal(true);
  });

  it('is done while the others enter the same roll', () => {
    expect(kubi.actors(entered)).to.deep.equal([1, 2]);
    expect(kubi.outcome(entered)).to.equal(undefined);
  });

  it('has no part in the next roll', () => {
    const next = play(entered, '#2 4|11|56', '#1 4|11|56', 'roll 11456');
    expect(kubi.actors(next)).to.deep.equal([1, 2]);
    expect(kubi.moves(next, 0)).to.be.empty;
    const closed = play(next, '#1 4|11|56', '#2 5|11|46');
    expect(closed.roll).to.equal(null);
    expect(sheetOf(closed, 0)).to.deep.equal(sheetOf(entered, 0));
  });
});

describe('the roller', () => {
  it('is the first seat, then the next, all the way round', () => {
    const state = play(kubi.setup(3), 'x123', 'x124', 'x125');
    expect(rollers(state, 7)).to.deep.equal([0, 1, 2, 0, 1, 2, 0]);
  });

  it('is never one who is done', () => {
    expect(rollers(at(`${BEHIND} / ${DONE} / ${BEHIND} / ${DONE}`), 4)).to.deep.equal([0, 2, 0, 2]);
  });

  it('passes over one who was done with the roll of another', () => {
    expect(
      play(at(`${BEHIND} / ${NEARLY} / ${BEHIND} | 0 11456`), '#1 1|14|56', '#0 4|11|56', '#2 4|11|56').roller,
    ).to.equal(2);
  });

  it('is the last player again and again', () => {
    expect(rollers(at(`${DONE} / ${BEHIND} / ${DONE} | 1`), 3)).to.deep.equal([1, 1, 1]);
  });
});

describe('a position that does not say who rolls', () => {
  it('lets the first who is not done roll', () => {
    expect(at(`${DONE} / ${BEHIND}`).roller).to.equal(1);
    expect(at(`${BEHIND} / ${DONE} / ${NEARLY} | 1`).roller).to.equal(2);
  });
});

describe('the winner', () => {
  const done = (marks: Readonly<Record<number, number>>) => `1:8,2:0,3:0 ${sums(marks)}`;
  const [worst, middle, best] = [done({ 2: 4, 3: 4, 4: 8 }), done({ 7: 8, 8: 8 }), done({ 2: 16 })];
  const outcomeOf = (...sheets: readonly string[]) => kubi.outcome(at(sheets.join(' / ')));

  it('has the highest total', () => {
    expect(outcomeOf(worst, best, middle)).to.deep.equal({
      winners: [1],
      scores: [-220, 500, 210],
      reason: 'all-done',
    });
  });

  it('shares the first place with all who have as much', () => {
    expect(outcomeOf(best, worst, best, best)?.winners).to.deep.equal([0, 2, 3]);
  });
});

const linesOf = (position: string) => kubi.score(at(position), 0);

/** The line of one sum with so many marks behind it. */
function lineOf(sum: number, marks: number) {
  const line = kubi.score(kubi.parsePosition(`- ${sums({ [sum]: marks })}`), 0)[sum - 2];
  if (!line) throw new Error(`there is no line for ${sum}`);
  return line;
}

describe('the sheet of the rules', () => {
  const expected = [
    { cells: [2], marks: 2, points: -200, code: 'loss', next: 0 },
    { cells: [3], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [4], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [5], marks: 5, points: 0, code: 'even', next: 50 },
    { cells: [6], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [7], marks: 10, points: 150, code: 'full', next: 0 },
    { cells: [8], marks: 1, points: -200, code: 'loss', next: 0 },
    { cells: [9], marks: 8, points: 150, code: 'gain', next: 50 },
    { cells: [10], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [11], marks: 0, points: 0, code: 'unmarked', next: -200 },
    { cells: [12], marks: 8, points: 300, code: 'gain', next: 100 },
  ];
  expected.forEach((line, i) => {
    it(`scores ${line.points} for ${line.marks} marks behind ${line.cells[0]}`, () => {
      expect(linesOf(SHEET_OF_THE_RULES)[i]).to.deep.equal(line);
    });
  });

  it('totals 200, and is done', () => {
    const state = at(SHEET_OF_THE_RULES);
    expect(totalOf(sheetOf(state))).to.equal(200);
    expect(total(linesOf(SHEET_OF_THE_RULES).map(({ points }) => points))).to.equal(200);
    expect(isDone(sheetOf(state))).to.equal(true);
    expect(kubi.outcome(state)).to.deep.equal({ winners: [0], scores: [200], reason: 'all-done' });
  });
});

describe('the marks behind a sum', () => {
  const worths = { 2: 100, 3: 70, 4: 60, 5: 50, 6: 40, 7: 30, 8: 40, 9: 50, 10: 60, 11: 70, 12: 100 };
  for (const [sum, worth] of Object.entries(worths)) {
    it(`are worth ${worth} each behind ${sum}, from the sixth to the tenth, whatever comes before and after`, () => {
      const points = Array.from({ length: 16 }, (_, marks) => lineOf(Number(sum), marks).points);
      const rising = [1, 2, 3, 4, 5].map((more) => more * worth);
      expect(points).to.deep.equal([0, -200, -200, -200, -200, 0, ...rising, ...Array<number>(5).fill(5 * worth)]);
    });
  }

  it('say what the next one would change: a loss, nothing, the way out, a gain, nothing more', () => {
    const next = Array.from({ length: 12 }, (_, marks) => lineOf(12, marks).next);
    expect(next).to.deep.equal([-200, 0, 0, 0, 200, 100, 100, 100, 100, 100, 0, 0]);
  });
});
