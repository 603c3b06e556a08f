import { expect } from 'chai';
import { totalOf, tricubo } from '../../src/games/tricubo/index.js';
import type { TricuboSheet, TricuboState } from '../../src/games/tricubo/index.js';
import { sheetOf } from '../../src/games/tricubo/options.js';
import { tricuboOpponent } from '../../src/opponents/tricubo/index.js';
import { pick, seeded } from '../games/seeded.js';

/** So small that its plan is made at once. */
const SMALL: TricuboSheet = {
  values: [4, -2, 6],
  purple: 1,
  fields: ['L', 't'],
  fieldPoints: [0, 3, -1],
  jokers: 1,
  ranks: [],
};

const OPTIONS = [
  {},
  { overflow: 'forbidden' as const },
  { colourOnSix: true },
  { sheet: { ...SMALL, jokers: 0 }, overflow: 'forbidden' as const, colourOnSix: true },
].map((options) => ({ sheet: SMALL, ...options }));

/** The last round but one, with a roll and with marks of a game that has begun; or none, if that game is over already. */
function nearTheEnd(begun: number, options: object, seed: number): TricuboState | undefined {
  const random = seeded(seed);
  let state = tricubo.setup(1, options);
  while (!(state.round === begun && state.roll)) {
    const [actor] = tricubo.actors(state);
    if (actor === undefined) return undefined;
    const move = actor === 'chance' ? tricubo.chance(state, random) : pick(tricubo.moves(state, 0), random);
    state = tricubo.play(state, actor, move);
  }
  return { ...state, round: 20 };
}

/** What is expected by the rules alone, looking at every roll and every move up to the end. */
function exactValue(state: TricuboState): number {
  if (tricubo.outcome(state)) return totalOf(sheetOf(state.options), state.sheets[0]!);
  if (tricubo.actors(state)[0] === 'chance')
    return tricubo
      .outcomes(state)
      .reduce((sum, { move, weight }) => sum + weight * exactValue(tricubo.play(state, 'chance', move)), 0);
  return Math.max(...tricubo.moves(state, 0).map((move) => exactValue(tricubo.play(state, 0, move))));
}

describe('the opponent for Tricubo, alone', () => {
  for (const options of OPTIONS) {
    it(`knows exactly what moves are worth before the last roll: ${JSON.stringify(options)}`, () => {
      let compared = 0;
      for (let seed = 1; compared < 12 && seed < 4000; seed++) {
        const state = nearTheEnd(2 + (seed % 5), options, seed);
        if (!state) continue;
        for (const { move, value } of tricuboOpponent.analyse(state, 0).moves) {
          expect(value).to.be.closeTo(exactValue(tricubo.play(state, 0, move)), 1e-4);
          compared++;
        }
      }
      expect(compared).to.be.above(5);
    }).timeout(60_000);
  }
});
