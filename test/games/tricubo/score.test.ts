import { expect } from 'chai';
import { SHEETS, endsGame, totalOf, tricubo } from '../../../src/games/tricubo/index.js';
import type { Side, TricuboMarks } from '../../../src/games/tricubo/index.js';
import { SHEET_OF_THE_RULES, at, marksOf, total } from './helpers.js';

const linesOf = (position: string, seat = 0) => tricubo.score(at(position), seat);
const pointsOf = (position: string, code: string): number =>
  total(linesOf(position).flatMap((line) => (line.code === code ? [line.points] : [])));

describe('the sheet of the rules', () => {
  it('has a line for each filled interim box, each row, the fields, and the end', () => {
    expect(linesOf(SHEET_OF_THE_RULES)).to.deep.equal([
      { code: 'interim', points: 7, cells: [2] },
      { code: 'interim', points: 4, cells: [3] },
      { code: 'interim', points: 10, cells: [4] },
      { code: 'final', points: 5, cells: [1] },
      { code: 'final', points: 4, cells: [2] },
      { code: 'final', points: 10, cells: [3] },
      { code: 'final', points: 5, cells: [4] },
      { code: 'final', points: 0, cells: [5] },
      { code: 'fields', points: 10, cells: ['L', 'M', 'S', 't'] },
      { code: 'end', points: 5, cells: [] },
    ]);
  });

  it('totals 21 + 24 + 10 + 5 = 60', () => {
    const parts = ['interim', 'final', 'fields', 'end'].map((code) => pointsOf(SHEET_OF_THE_RULES, code));
    expect(parts).to.deep.equal([21, 24, 10, 5]);
    expect(totalOf(SHEETS.A, marksOf(at(SHEET_OF_THE_RULES)))).to.equal(60);
    expect(tricubo.outcome(at(SHEET_OF_THE_RULES))).to.deep.equal({
      ...{ winners: [0], scores: [60], reason: 'three-purple' },
    });
  });
});

describe('a row', () => {
  const values: Readonly<Record<Side, readonly number[]>> = {
    A: [0, 1, 7, 4, 2, 10, 5, 0],
    B: [0, 3, 6, 1, 8, 4, 10, 2, 0],
  };
  for (const side of ['A', 'B'] as const) {
    it(`is worth what stands over its last cross on side ${side}, and nothing without one`, () => {
      const worths = values[side].map((_, crosses) => {
        const position = tricubo.parsePosition(`${crosses},0,0,0,0 | ${side}`);
        return totalOf(SHEETS[side], position.sheets[0] as (typeof position.sheets)[0]);
      });
      expect(worths).to.deep.equal(values[side]);
    });
  }

  it('counts with its interim points, also where it has gone on to less', () => {
    expect(pointsOf('7,0,0,0,0 10,.,.,.,. -', 'interim')).to.equal(10);
    expect(pointsOf('7,0,0,0,0 10,.,.,.,. -', 'final')).to.equal(0);
  });

  it('that was scored without a cross has a line of 0, one that was not scored has none', () => {
    const interims = (position: string) => linesOf(position).filter(({ code }) => code === 'interim');
    expect(interims('1,0,0,0,0 .,0,.,.,. -')).to.deep.equal([{ code: 'interim', points: 0, cells: [2] }]);
    expect(interims('1,0,0,0,0 .,.,.,.,. -')).to.be.empty;
  });
});

describe('the colour fields', () => {
  const fields = ['-', 'L', 'MS', 'LSt', 'LMSt'];
  const worths: Readonly<Record<Side, readonly number[]>> = { A: [0, 0, 0, 0, 10], B: [0, 0, -1, -3, -5] };
  for (const side of ['A', 'B'] as const) {
    it(`are worth ${worths[side].join(', ')} on side ${side}`, () => {
      const points = fields.map((each) => pointsOf(`1,0,0,0,0 .,.,.,.,. ${each} | ${side}`, 'fields'));
      expect(points).to.deep.equal(worths[side]);
    });
  }
});

describe('the end', () => {
  const cases: readonly [crosses: string, points: number][] = [
    ['6,6,6,0,0', 5],
    ['7,7,7,7,7', 5],
    ['0,6,0,7,6', 5],
    ['5,5,5,5,5', 0],
    ['6,7,5,5,5', 0],
    ['6,6,6,0,0 | B', 0],
    ['7,7,7,0,0 | B', 5],
    ['8,7,6,6,6 | B', 0],
  ];
  for (const [crosses, points] of cases) {
    it(`is worth ${points} on ${crosses}`, () => expect(pointsOf(crosses, 'end')).to.equal(points));
  }
});

interface Row {
  readonly crosses: number;
  readonly interim: number | null;
}

/** Every way in which a row can stand at the end, with the most that its interim box can hold: less is never worth more. */
function rowsOf(side: Side): readonly Row[] {
  const worths = [0, ...SHEETS[side].values];
  return worths.flatMap((_, crosses) => {
    const best = Math.max(...worths.slice(0, crosses + 1));
    return [null, best].map((interim) => ({ crosses, interim }));
  });
}

/** Five rows in every combination that has at most three interim scorings. It does not matter which row is which. */
function* sheetsOf(rows: readonly Row[], chosen: readonly Row[] = [], from = 0): Generator<readonly Row[]> {
  if (chosen.length === 5) {
    yield chosen;
    return;
  }
  const isSpent = chosen.filter(({ interim }) => interim !== null).length === 3;
  for (let i = from; i < rows.length; i++) {
    const row = rows[i] as Row;
    if (!isSpent || row.interim === null) yield* sheetsOf(rows, [...chosen, row], i);
  }
}

/** The highest totals of who ends the game and of who does not, with the colour fields that are worth most. */
function highest(side: Side): { ending: number; other: number } {
  const sheet = SHEETS[side];
  const crossed = sheet.fieldPoints.indexOf(Math.max(...sheet.fieldPoints));
  const most = { ending: -Infinity, other: -Infinity };
  for (const rows of sheetsOf(rowsOf(side))) {
    const marks: TricuboMarks = {
      crosses: rows.map(({ crosses }) => crosses),
      interims: rows.map(({ interim }) => interim),
      fields: sheet.fields.slice(0, crossed),
      joker: false,
    };
    const kind = endsGame(sheet, marks) ? 'ending' : 'other';
    most[kind] = Math.max(most[kind], totalOf(sheet, marks));
  }
  return most;
}

describe('the highest totals', () => {
  it('on side A are 80 for who ends the game and 90 otherwise', () => {
    expect(highest('A')).to.deep.equal({ ending: 80, other: 90 });
  });

  it('on side B are not above 80, so that nobody misses the best rank', () => {
    const { ending, other } = highest('B');
    expect(Math.max(ending, other)).to.equal(80);
    expect(ending).to.be.below(80);
  });

  it('of side A occur in one game', () => {
    const state = at('6,6,6,5,5 10,10,10,-,- LMSt / 5,5,5,5,5 -,-,10,10,10 LMSt | A 30');
    expect(tricubo.outcome(state)).to.deep.equal({ winners: [1], scores: [80, 90], reason: 'three-purple' });
  });
});
