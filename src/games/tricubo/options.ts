import type { OptionTable } from '../options.js';
import { readSheet } from './read-sheet.js';
import { SHEETS } from './sheet.js';
import type { Side, TricuboSheet } from './sheet.js';

export interface TricuboOptions {
  /** The printed side `'A'` or `'B'`, or a sheet of one's own. */
  readonly sheet: Side | TricuboSheet;
  /** `'lost'`: a row with fewer free boxes takes what fits; `'forbidden'`: all the crosses must fit. */
  readonly overflow: 'lost' | 'forbidden';
  /** Whether a colour field may be crossed with a 6, too. */
  readonly colourOnSix: boolean;
}

export const tricuboOptions: OptionTable<TricuboOptions> = {
  sheet: { type: 'data', default: 'A', examples: ['B'], read: readSheet },
  overflow: { type: 'choice', default: 'lost', values: ['lost', 'forbidden'] },
  colourOnSix: { type: 'boolean', default: false },
};

/** The sheet that is played on. */
export function sheetOf({ sheet }: Pick<TricuboOptions, 'sheet'>): TricuboSheet {
  return typeof sheet === 'string' ? SHEETS[sheet] : sheet;
}
