import type { OptionTable } from '../options.js';
import type { StarterOption } from '../seats.js';
import { readSheet } from './read-sheet.js';
import { SHEETS } from './sheet.js';
import type { Side, TricuboSheet } from './sheet.js';

/** The options of Tricubo. The starter chooses first in the first round. */
export interface TricuboOptions extends StarterOption {
  /** The printed side `'A'` or `'B'`, or a custom sheet. */
  readonly sheet: Side | TricuboSheet;
  /** `'lost'`: crosses that do not fit into the row are lost. `'forbidden'`: all crosses must fit. */
  readonly overflow: 'lost' | 'forbidden';
  /** Whether a 6 may also cross a colour field. */
  readonly colourOnSix: boolean;
}

export const tricuboOptions: OptionTable<TricuboOptions> = {
  sheet: { type: 'data', default: 'A', examples: ['B'], read: readSheet },
  overflow: { type: 'choice', default: 'lost', values: ['lost', 'forbidden'] },
  colourOnSix: { type: 'boolean', default: false },
  starter: { type: 'choice', default: 0, values: [0, 1, 2, 3, 4] },
};

/** The sheet in use. */
export function sheetOf({ sheet }: Pick<TricuboOptions, 'sheet'>): TricuboSheet {
  return typeof sheet === 'string' ? SHEETS[sheet] : sheet;
}
