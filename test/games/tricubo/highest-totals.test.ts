import { expect } from 'chai';
import { SHEETS, endsGame, totalOf, tricubo } from '../../../src/games/tricubo/index.js';
import type { Side, TricuboMarks } from '../../../src/games/tricubo/index.js';
import { at } from './helpers.js';

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

/** In how many ways so many can be chosen of some kinds, with as many of a kind as one likes. */
function choose(kinds: number, count: number): number {
  return count === 0 ? 1 : (choose(kinds, count - 1) * (kinds + count - 1)) / count;
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

  it('are searched among all ends of five rows', () => {
    // 8 numbers of crosses with and without an interim scoring: every choice of five of 16, where they may be the same, but for
    // those with four or five scorings.
    const all = [...sheetsOf(rowsOf('A'))];
    expect(all).to.have.lengthOf(choose(16, 5) - choose(8, 4) * 8 - choose(8, 5));
  });

  it('of side A occur in one game', () => {
    const state = at('6,6,6,5,5 10,10,10,-,- LMSt / 5,5,5,5,5 -,-,10,10,10 LMSt | A 30');
    expect(tricubo.outcome(state)).to.deep.equal({ winners: [1], scores: [80, 90], reason: 'three-purple' });
  });
});
