import { isTile, tileOf } from '../../games/triomino/tiles.js';
import { readDrawing } from '../../ui/drawing.js';
import type { Drawing } from '../../ui/drawing.js';

export { styles } from '../../ui/drawing.js';

/** Reads an author's marks: tiles by their names, `344`, and arrows between two of them, `344-455`. They are drawn where these tiles lie. */
export function readMarks(text: string): Drawing {
  return readDrawing(text, {
    isPlace: (name) => isTile(tileOf(name)) && tileOf(name) === name,
    placeAt: () => [0, 0],
  });
}
