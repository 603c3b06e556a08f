import type { KubiSheet, Value } from '../../../../games/kubi/index.js';
import { draftSheet, sumAt } from '../input/placing.js';
import type { Placing } from '../input/interaction.js';
import type { Pencil } from './sheet.js';

/**
 * The pencil on a sheet while its player decides: the marks that the dice would make as they lie, and what ties them to their rows.
 * @param placing the dice, unless something else has to be decided
 * @param numbers the numbers chosen so far, before they are crossed
 */
export function pencilled(sheet: KubiSheet, placing: Placing | undefined, numbers: readonly Value[]): Pencil {
  if (!placing) return { numbers, later: sheet, pairs: {} };
  const { slots, table } = placing;
  const pairs = { a: sumAt(slots, table.roll, 0), b: sumAt(slots, table.roll, 1) };
  return { numbers, later: draftSheet(sheet, slots, table.roll), pairs };
}
