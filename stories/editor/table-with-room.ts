import { TriominoTable } from '../../src/elements/triomino-table/triomino-table.js';
import { COLUMN, ROW } from '../../src/elements/triomino-table/geometry.js';
import type { Box } from '../../src/elements/triomino-table/geometry.js';
import type { ElementTag } from '../../src/elements/registry.js';

const TAG = 'triomino-table-with-room';

/** A table that also shows the places where tiles can be laid next. */
class TableWithRoom extends TriominoTable {
  override get wholeBox(): Box {
    const { x, y, width, height } = super.wholeBox;
    return { x: x - 2 * COLUMN, y: y - ROW, width: width + 4 * COLUMN, height: height + 2 * ROW };
  }
}

TableWithRoom.define(TAG);

/** The element on which positions are set up: that of the game, or one with room round what lies there. */
export const boardTag = (tag: ElementTag): string => (tag === 'triomino-table' ? TAG : tag);
