import { SIZE } from '../../../../games/triad/board.js';
import { parseCell } from '../../../../games/triad/notation.js';
import { readDrawing } from '../../../../ui/drawing.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { cellAt } from './cells.js';

export { styles } from '../../../../ui/drawing.js';

/** Parses an author's marks: cells, and arrows between two of them. */
export function readMarks(text: string): Drawing {
  return readDrawing(text, {
    isPlace: (name) => name.length === 2 && parseCell(name) >= 0,
    placeAt: (name, isFlipped) => {
      const place = cellAt(parseCell(name), isFlipped);
      return [((place % SIZE) + 0.5) / SIZE, (Math.floor(place / SIZE) + 0.5) / SIZE];
    },
  });
}
