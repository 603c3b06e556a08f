import { expect } from 'chai';
import { comparedOf, figureOf, signedFigure } from '../../src/elements/features/review/amounts.js';
import { dataOf, sumsOf, valueAt } from '../../src/elements/features/review/curve-data.js';
import { PIN, geometry } from '../../src/elements/features/review/curve-geometry.js';
import { momentText, summaryOf } from '../../src/elements/features/review/summary.js';
import type { ReviewLanguage } from '../../src/elements/features/review/summary.js';
import { entryText, winningText } from '../../src/elements/features/review/verdict.js';
import { review as words } from '../../src/locales/review/en.js';
import type { Review, ReviewedEntry, Verdict } from '../../src/opponents/review/review.js';

const VERDICTS = { best: 0, good: 0, slip: 0, blunder: 0 };

const decision = (ply: number, values: readonly number[], verdict: Verdict, loss: number): ReviewedEntry => ({
  ply,
  actor: 0,
  text: `m${ply}`,
  values,
  choice: { seat: 0, verdict, loss, best: 'b', value: values[0]! + loss },
});
const roll = (ply: number, values: readonly number[]): ReviewedEntry => ({
  ply,
  actor: 'chance',
  text: 'roll',
  values,
});

/** Dice give Ann 24, a slip takes 5 of them, and Bob gives her 2. */
const REVIEW: Review = {
  game: 'any',
  unit: 'points',
  bounds: { slip: 1, blunder: 10 },
  seats: [
    { start: 10, luck: 24, play: -5, others: 2, result: 31, verdicts: { ...VERDICTS, slip: 1 } },
    { start: 10, luck: -4, play: 0, others: 0, result: 6, verdicts: { ...VERDICTS, best: 1 } },
  ],
  entries: [
    roll(0, [34, 6]),
    decision(1, [29, 6], 'slip', 5),
    { ply: 2, actor: 1, text: 'm2', values: [31, 6] },
    decision(3, [31, 6], 'best', 0.3),
    decision(4, [31, 6], 'good', 0.01),
    decision(5, [31, 6], 'best', 0),
  ],
  moments: [0, 1],
};
const DATA = dataOf(REVIEW);

const ENGLISH: ReviewLanguage = {
  code: 'en',
  words,
  chance: 'dice',
  isLead: false,
  who: (seat) => (seat === 0 ? undefined : 'Bob'),
  nameOf: (seat) => ['Ann', 'Bob'][seat]!,
  describeStep: (step) => `Something happens in step ${step}. Total 12.`,
};

describe('the sentences of a review', () => {
  for (const [ply, sentence] of [
    [0, 'The dice gave you 24 points.'],
    [1, 'Slip: 5 points less than the best.'],
    [2, ''],
    // A loss smaller than its error, and one that is written as nothing.
    [3, 'About as good as the best.'],
    [4, 'About as good as the best.'],
    [5, 'Best move.'],
  ] as const) {
    it(`say of entry ${ply}: ${sentence || 'nothing'}`, () => {
      expect(entryText(DATA, ply, ENGLISH)).to.equal(sentence);
    });
  }

  it('tell how likely whoever an entry was about wins, where that is known', () => {
    const chances = [0.62, 0.38];
    const entries = DATA.entries.map((entry, ply) => (entry && ply < 3 ? { ...entry, chances } : entry));
    const told = [0, 1, 2, 3].map((ply) => winningText({ ...DATA, entries }, ply, ENGLISH));
    const own = 'Chance of winning: 62%.';
    expect(told).to.deep.equal([own, own, 'Chance of winning: 38%.', '']);
  });

  it('tell the whole game', () => {
    expect(REVIEW.seats.map((_, seat) => summaryOf(REVIEW, seat, ENGLISH))).to.deep.equal([
      'The dice gave you 24 points; weaker decisions cost 5; the other side’s moves gave 2.',
      'The dice took 4 points from Bob; no decision gave anything away.',
    ]);
    expect(REVIEW.moments.map((ply) => momentText(DATA, ply, ENGLISH))).to.deep.equal([
      'Step 1: Something happens in step 1: +24 points for Ann',
      'Step 2: Something happens in step 2: −5 points for Ann',
    ]);
  });

  it('compare with tenths only where whole numbers are the same', () => {
    const shown = (one: number, other: number) => comparedOf(one, other, 'points', 'en').map((each) => each.shown);
    expect([shown(34.4, 34.2), shown(34.4, 30.2)]).to.deep.equal([
      ['34.4', '34.2'],
      ['34', '30'],
    ]);
  });

  for (const [value, unit, figure, change] of [
    [-9.96, 'points', '−10', '−10'],
    [0.04, 'points', '0', '0'],
    [0.384, 'chance', '38%', '+38%'],
  ] as const) {
    it(`write ${value} as ${figure}, and a change as ${change}`, () => {
      expect([figureOf(value, unit, 'en'), signedFigure(value, unit, 'en')]).to.deep.equal([figure, change]);
    });
  }
});

describe('the curve of a review', () => {
  const place = geometry(DATA, { width: 320, height: 128 });

  it('adds up: the start, and what dice and decisions have done by then, and the others', () => {
    const { luck, play } = sumsOf(DATA, 0)!;
    expect([luck.at(-1), play.at(-1)]).to.deep.equal([24, -5]);
    expect(valueAt(DATA, 0, 6)).to.equal(10 + 24 - 5 + 2);
  });

  it('has a corner for each step, and a gap where a step is not judged yet', () => {
    const cornersOf = (path: string) => path.split(/[ML]/).length - 1;
    expect(cornersOf(place.line(0))).to.equal(7);
    const { unit, seats, moments } = DATA;
    const unfinished = { unit, seats, moments, entries: DATA.entries.with(2, undefined) };
    const line = geometry(unfinished, place).line(0);
    expect([cornersOf(line), line.split('M').length - 1]).to.deep.equal([5, 2]);
  });

  it('leads to the step that is pointed at, and to the ends beyond them', () => {
    expect([-50, place.x(2) + 4, 900].map(place.stepAt)).to.deep.equal([0, 2, 6]);
  });

  it('keeps the pins of moments apart and inside, also at its end', () => {
    const last = geometry({ ...DATA, moments: [4, 5] }, { width: 90, height: 128 });
    const [one, other] = last.pins(0);
    expect(other!.x - one!.x).to.be.at.least(PIN);
    expect(other!.x).to.be.at.most(last.right);
  });

  for (const [name, values] of [
    ['nothing has changed', [5, 5]],
    ['all is lost', [-3000, 12_000]],
  ] as const) {
    it(`has round values beside it where ${name}`, () => {
      const entries = values.map((value, ply) => roll(ply, [value]));
      const { scale } = geometry({ unit: 'points', seats: 1, entries, moments: [] }, place);
      expect(scale.length).to.be.within(1, 6);
      for (const value of scale) expect(Number.isInteger(value * 10)).to.equal(true);
    });
  }
});
