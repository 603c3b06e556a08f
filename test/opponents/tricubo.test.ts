import { expect } from 'chai';
import { resolveOptions } from '../../src/games/options.js';
import { totalOf, tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboSheet, TricuboState } from '../../src/games/tricubo/index.js';
import { sheetOf, tricuboOptions } from '../../src/games/tricubo/options.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import { seeded } from '../games/seeded.js';
import { TricuboOptimum } from './tricubo-optimum.js';
import { begunAlone, playedOn } from './tricubo-share.js';

/** So small that its plan is made at once. */
const SMALL: TricuboSheet = {
  values: [4, -2, 6],
  purple: 1,
  fields: ['L', 't'],
  fieldPoints: [0, 3, -1],
  jokers: 0,
  ranks: [],
};

const sheets: Readonly<Record<string, { readonly sheet: TricuboSheet | 'A' | 'B'; readonly rounds: number }>> = {
  'side A': { sheet: 'A', rounds: 18 },
  'side B, which has a joker': { sheet: 'B', rounds: 18 },
  'a small sheet': { sheet: SMALL, rounds: 16 },
  'a small sheet with a joker': { sheet: { ...SMALL, jokers: 1 }, rounds: 16 },
  'a sheet of many colour fields': {
    sheet: {
      ...SMALL,
      values: [3, 8, 1],
      fields: ['L', 'L', 'M', 'M', 'S', 'S', 't', 't'],
      fieldPoints: [0, 1, 2, 4, 7, 11, 16, 22, 30],
      jokers: 1,
    },
    rounds: 16,
  },
  'a sheet of two columns': {
    sheet: { ...SMALL, values: [5, 2], fields: ['S'], fieldPoints: [0, -4], jokers: 1 },
    rounds: 17,
  },
};

const TABLE = Object.entries(sheets).flatMap(([name, { sheet, rounds }]) =>
  (['lost', 'forbidden'] as const).flatMap((overflow) =>
    [false, true].map((colourOnSix) => ({
      title: `${name}, overflow=${overflow}${colourOnSix ? ', colours on a 6' : ''}`,
      options: { sheet, overflow, colourOnSix },
      rounds,
    })),
  ),
);

/** A game in one of its last rounds. A sheet that random uses finish early is as it was in the course of its game. */
function lateGame(options: (typeof TABLE)[number]['options'], rounds: number, random: () => number): TricuboState {
  for (let played = rounds; ; played = Math.max(1, played - 1)) {
    const begun = begunAlone(options, played, random);
    if (begun) return { ...begun, round: rounds + 1 };
  }
}

describe('the opponent for Tricubo, alone, beside an exact solver', () => {
  for (const { title, options, rounds } of TABLE) {
    it(`reaches the optimum from late rounds on: ${title}`, () => {
      const optimum = new TricuboOptimum(resolveOptions(tricuboOptions, options));
      const random = seeded(1);
      let [best, lost] = [0, 0];
      for (let i = 0; i < 3; i++) {
        const played = playedOn(lateGame(options, rounds, random), optimum, random);
        best += played.best;
        lost += played.lost;
      }
      expect(lost / best).to.be.below(0.03);
    }).timeout(60_000);
  }

  it('is judged by a solver that agrees with the rules, roll by roll', () => {
    const optimum = new TricuboOptimum(resolveOptions(tricuboOptions, { sheet: 'B' }));
    const begun = lateGame({ sheet: 'B', overflow: 'lost', colourOnSix: false }, 20, seeded(3));
    const best = (state: TricuboState) =>
      Math.max(
        ...tricubo.moves(state, 0).map((move) => {
          const { options, sheets } = tricubo.play(state, 0, move);
          return totalOf(sheetOf(options), sheets[0]!);
        }),
      );
    const mean = tricubo
      .outcomes(begun)
      .reduce((sum, { move, weight }) => sum + weight * best(tricubo.play(begun, 'chance', move)), 0);
    expect(optimum.before(begun.sheets[0]!, begun.round)).to.be.closeTo(mean, 1e-9);
  });
});

describe('the opponent for Tricubo, among several', () => {
  /** Seat 1 is to choose in a round in which seat 0 has come to so many crosses in its third row. */
  const besides = (crosses: number): TricuboState => {
    const sheets = tricubo.parsePosition(`3,3,${crosses},0,0 / 1,2,1,0,0`);
    return tricubo.start({ ...sheets, round: 9, roll: [5, 4, 2], taken: 'L', entered: [0] }, { sheet: SMALL });
  };

  it('takes the points of the moment in a round that another seat has made the last one', () => {
    const state = besides(3);
    for (const { move, value } of tricuboOpponent.analyse(state, 1).moves) {
      expect(value).to.equal(totalOf(SMALL, tricubo.play(state, 1, move).sheets[1]!));
    }
  });

  it('expects more where the game goes on', () => {
    expect(tricuboOpponent.analyse(besides(2), 1).value).to.be.above(tricuboOpponent.analyse(besides(3), 1).value + 5);
  });
});
