import { cellName } from '../../../../games/cubo/square.js';
import type { Cell, CuboSquare } from '../../../../games/cubo/square.js';
import type { Term } from '../../../../interaction/language.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import type { Drawing } from '../../../../ui/drawing.js';
import { gainText } from '../draw/grid.js';
import { dieName } from './names.js';

/** The traits of a cell that its accessible name mentions. */
export interface CellTraits {
  readonly chosen: Cell | undefined;
  readonly fixed: readonly Cell[];
  /** What the author marks, by name. */
  readonly marked: Drawing['places'] | undefined;
  /** What the square gains from the taken die in each cell. */
  readonly gains: readonly (number | undefined)[];
}

/** The accessible names of the cells: `a1, red 3, selected`. */
export function cellLabels(
  square: CuboSquare,
  { chosen, fixed, marked, gains }: CellTraits,
  words: Term<CuboTerms>,
): readonly string[] {
  return square.map((die, cell) => {
    const name = cellName(cell);
    const parts = [name, dieName(die, words)];
    if (marked?.has(name)) parts.push(words('tabletop.marked'));
    if (cell === chosen) parts.push(words('cubo.chosen'));
    const gain = gains[cell];
    if (gain !== undefined) parts.push(gainText(gain));
    if (fixed.includes(cell)) parts.push(words('cubo.fixed'));
    return parts.join(', ');
  });
}
