import { expect } from 'chai';
import fc from 'fast-check';
import { Framing, SCALE } from '../../../../src/elements/games/triomino-table/draw/framing.js';
import { boxOf, sceneOf } from '../../../../src/elements/games/triomino-table/draw/geometry.js';
import type { Box } from '../../../../src/elements/games/triomino-table/draw/geometry.js';
import type { Cell } from '../../../../src/games/triomino/grid.js';
import { placesOf } from '../../../../src/games/triomino/index.js';
import { randomTable, randomTables } from '../../../games/triomino/random-tables.js';

const NONE = { width: 0, height: 0 };
/** Pixels: of the edges, where words and buttons are; and the width of a tile from which on its numbers are large. */
const [TOP, WORDS, BUTTON, LARGE] = [8, 26, 48, 44];
/** Units that rounding may cost. */
const ROUNDING = 1e-6;

/** Tables, each with the places of all tiles in a hand, as if they were those of one tile. */
const tables = randomTables.map(({ laid, rack }) => ({ laid, places: rack.flatMap((tile) => placesOf(laid, tile)) }));
const sizes = fc.record({ width: fc.integer({ min: 300, max: 1100 }), height: fc.integer({ min: 300, max: 700 }) });

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether these are seen whole. */
function holds({ x, y, width, height }: Box, seen: readonly Cell[]): boolean {
  const box = boxOf(seen, 0, NONE);
  return (
    box.x >= x - ROUNDING &&
    box.y >= y - ROUNDING &&
    box.x + box.width <= x + width + ROUNDING &&
    box.y + box.height <= y + height + ROUNDING
  );
}

/** A table on which these are laid, while a tile is chosen that fits there. */
function framed(laid: readonly Cell[], places: readonly Cell[], size: Size): Framing {
  const framing = new Framing(() => ({ ...sceneOf(laid, undefined, true), places }));
  framing.size = size;
  return framing;
}

describe('what is seen of a table of Triomino', () => {
  it('is all of it, as long as its numbers stay large, else the latest tile at least', () => {
    const check = (laid: readonly Cell[], size: Size): boolean => {
      const framing = framed(laid, [], size);
      const { width, height } = boxOf(laid, 14, NONE);
      const isLarge = Math.min(size.width / width, (size.height - TOP - WORDS) / height) * 100 >= LARGE;
      expect(framing.isWhole).to.equal(isLarge);
      expect(holds(framing.usual, isLarge ? laid : laid.slice(-1))).to.equal(true);
      return isLarge;
    };
    fc.assert(fc.property(tables, sizes, ({ laid }, size) => void check(laid, size)));
    const phone = { width: 300, height: 300 };
    expect([5, 44].map((count) => check(randomTable(56, count, 1).laid, phone))).to.deep.equal([true, false]);
  });

  it('is each place where the chosen tile fits, if they fit together at all, and tiles are never too small nor too large', () => {
    fc.assert(
      fc.property(tables, sizes, ({ laid, places }, size) => {
        const { usual, overview, isWhole } = framed(laid, places, size);
        const scale = size.width / usual.width;
        const edges = [TOP, isWhole ? WORDS : BUTTON].map((pixels) => pixels / scale) as [number, number];
        const free = { ...usual, y: usual.y + edges[0], height: usual.height - edges[0] - edges[1] };
        expect(scale).to.be.within(SCALE.least - ROUNDING, SCALE.nearWide + ROUNDING);
        expect(size.height / usual.height).to.be.closeTo(scale, ROUNDING);
        if (scale > SCALE.least + ROUNDING) expect(holds(free, places)).to.equal(true);
        expect(size.width / overview.width).to.be.at.least(SCALE.least - ROUNDING);
      }),
    );
  });

  it('keeps its middle on the table, wherever it is moved', () => {
    fc.assert(
      fc.property(tables, sizes, fc.integer(), fc.integer(), ({ laid }, size, x, y) => {
        const framing = framed(laid, [], size);
        const kept = framing.keepOnTable({ ...framing.usual, x, y });
        const { x: left, y: top, width, height } = boxOf(laid, 14, NONE);
        expect(kept.x + kept.width / 2).to.be.within(left - ROUNDING, left + width + ROUNDING);
        expect(kept.y + kept.height / 2).to.be.within(top - ROUNDING, top + height + ROUNDING);
      }),
    );
  });
});
