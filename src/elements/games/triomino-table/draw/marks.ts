import { isTile, tileOf } from '../../../../games/triomino/tiles.js';
import { readDrawing } from '../../../../ui/drawing.js';
import { tileName } from '../words/names.js';
import type { Drawing } from '../../../../ui/drawing.js';

export { styles } from '../../../../ui/drawing.js';

/** Reads an author's marks: tiles by their names (`344`), and arrows between tiles (`344-455`). */
export function readMarks(text: string): Drawing {
  return readDrawing(text, {
    isPlace: (name) => isTile(tileOf(name)) && tileOf(name) === name,
    placeAt: () => [0, 0],
    nameOf: tileName,
  });
}
