import { expect } from 'chai';
import fc from 'fast-check';
import { scorePlacement, triomino } from '../../../src/games/triomino/index.js';
import { at, moveTexts, tileIn } from './helpers.js';
import { PlainTable } from './plain-generator.js';
import { randomTables } from './random-tables.js';
import type { RandomTable } from './random-tables.js';

const RUNS = { numRuns: 300 };

/** The holder of the rack is on turn in a game of two. */
const turn = ({ text, rack, tiles }: RandomTable) => at(`${text} | ${rack.join()} / ?1 | 0 0 0 - 1`, { tiles });

const lays = (texts: readonly string[]): string[] => texts.filter((text) => text.includes('@'));

describe('the engine and a generator written in the plainest way', function () {
  this.timeout(30_000);

  it('find the same placements', () => {
    fc.assert(
      fc.property(randomTables, (table) => {
        const plain = new PlainTable(table.text);
        const places = table.rack.flatMap((tile) => plain.places(tile));
        expect(lays(moveTexts(turn(table)))).to.have.members(places);
      }),
      RUNS,
    );
  });

  it('find the same bridges and hexagons', () => {
    const points = { 1: 10, 2: 100, 3: 500 };
    fc.assert(
      fc.property(randomTables, fc.constantFrom('one-side' as const, 'extended' as const), (table, bridge) => {
        const plain = new PlainTable(table.text);
        for (const text of table.rack.flatMap((tile) => plain.places(tile))) {
          const { hexagons, sides, isAcross } = plain.bonus(text);
          const isBridge = sides === 1 ? isAcross : bridge === 'extended';
          const bonus = hexagons > 0 ? points[hexagons as 1 | 2 | 3] : isBridge ? 40 : 0;
          const scoring = { bridge, hexagons: [10, 100, 500], scoring: 'standard' } as const;
          expect(scorePlacement(table.laid, tileIn(text), scoring).bonusPoints, text).to.equal(bonus);
        }
      }),
      RUNS,
    );
  });

  it('meet racks without a placement, with many, and everything that can be completed', () => {
    const tables = fc.sample(randomTables, { numRuns: 300, seed: 1 });
    const counts = tables.map((table) => lays(moveTexts(turn(table))).length);
    expect(counts).to.include(0);
    expect(Math.max(...counts)).to.be.above(15);
    const bonuses = tables.flatMap(({ text, rack }) => {
      const plain = new PlainTable(text);
      return rack.flatMap((tile) => plain.places(tile)).map((placed) => plain.bonus(placed));
    });
    expect(new Set(bonuses.map(({ hexagons }) => hexagons))).to.include(2);
    expect(new Set(bonuses.map(({ sides }) => sides))).to.include(2);
    expect(bonuses.some(({ hexagons, sides }) => hexagons === 0 && sides > 1)).to.equal(true);
  });
});

describe('the placements of a rack', () => {
  it('are listed tile by tile, and each tile row by row', () => {
    fc.assert(
      fc.property(randomTables, (table) => {
        const moves = triomino.moves(turn(table), 0).flatMap((move) => (move.kind === 'lay' ? [move] : []));
        const rank = moves.map(({ values, row, column }) => {
          const tile = table.rack.findIndex((each) => (each + each).includes(values));
          return tile * 1e6 + (row + 100) * 1000 + column;
        });
        expect(rank).to.deep.equal(rank.toSorted((a, b) => a - b));
      }),
    );
  });
});
