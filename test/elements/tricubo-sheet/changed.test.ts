import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { changedBy } from '../../../src/elements/tricubo-sheet/changed.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import type { TricuboMarks, TricuboState } from '../../../src/games/tricubo/index.js';
import { alone, at, chooses, follows } from '../../games/tricubo/helpers.js';
import { randomGames } from '../../games/tricubo/random-games.js';

const CASES: readonly (readonly [move: string, before: TricuboState, places: readonly unknown[]])[] = [
  ['@2', tricubo.setup(1), [2]],
  ['M', chooses('2,4,1,0,0', '346'), [4]],
  ['Mc', chooses('2,4,1,0,0', '346'), ['M']],
  ['Lt', chooses('2,4,1,0,0', '346'), ['t']],
  ['S:5', chooses('2,4,1,0,0', '346'), ['5i']],
  ['L:1,2,4', chooses('2,4,1,0,0', '666'), ['1i', '2i', '4i']],
  ['JL', follows('0,4,1,0,0', '346', 'L', { sheet: 'B' }), [3, 'J']],
  ['JLc', follows('0,4,1,0,0', '346', 'L', { sheet: 'B' }), ['L', 'J']],
  ['JS:2', alone('0,4,1,0,0', 3, '346', { sheet: 'B' }), ['2i', 'J']],
  ['-', alone('7,7,0,0,0 -,-,0,0,0 LMSt', 1, '112'), []],
  ['roll 361', at('1,0,0,0,0 / 0,1,0,0,0'), []],
];

/** The places of a sheet where it is another than before. */
function differences(before: TricuboMarks, after: TricuboMarks): string[] {
  const rows = [1, 2, 3, 4, 5];
  return [
    ...rows.filter((row) => before.crosses[row - 1] !== after.crosses[row - 1]).map(String),
    ...rows.filter((row) => before.interims[row - 1] !== after.interims[row - 1]).map((row) => `${row}i`),
    ...(['L', 'M', 'S', 't'] as const).filter(
      (field) =>
        before.fields.filter((each) => each === field).length !== after.fields.filter((each) => each === field).length,
    ),
    ...(before.joker === after.joker ? [] : ['J']),
  ];
}

describe('the places that a move of Tricubo changes', () => {
  for (const [move, before, places] of CASES) {
    it(`are, of ${move}: ${places.join(' ') || 'none'}`, () => {
      expect(changedBy(tricubo.parseMove(move), before)).to.deep.equal(places);
    });
  }

  it('are those where the sheet of its player is another afterwards', () => {
    fc.assert(
      fc.property(randomGames, ({ played, states }) => {
        for (const [i, { actor, move }] of played.entries()) {
          const before = states[i] as TricuboState;
          const after = states[i + 1] as TricuboState;
          const changed = typeof actor === 'number' ? actor : 0;
          const seen = differences(before.sheets[changed] as TricuboMarks, after.sheets[changed] as TricuboMarks);
          expect(changedBy(move, before).map(String).sort(), tricubo.makeMove(move)).to.deep.equal(seen.sort());
        }
      }),
      { numRuns: 30 },
    );
  });
});
