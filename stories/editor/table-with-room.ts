import { TriominoTable } from '../../src/elements/games/triomino-table/triomino-table.js';
import { ROW } from '../../src/elements/games/triomino-table/draw/geometry.js';
import type { Scene } from '../../src/elements/games/triomino-table/play-types.js';
import type { ElementTag } from '../../src/elements/registry.js';

const TAG = 'triomino-table-with-room';

/** A table that also shows the places where tiles can be laid next. */
class TableWithRoom extends TriominoTable {
  override get scene(): Scene {
    const { margin, ...scene } = super.scene;
    return { ...scene, margin: margin + ROW };
  }
}

TableWithRoom.define(TAG);

/** The element on which positions are set up: that of the game, or one with room round what lies there. */
export const boardTag = (tag: ElementTag): string => (tag === 'triomino-table' ? TAG : tag);
