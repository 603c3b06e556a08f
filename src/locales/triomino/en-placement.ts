import { enEarning } from './en-earning.js';
import type { TriominoPlacementTerms } from './terms.js';

export const enPlacement: TriominoPlacementTerms = {
  ...enEarning,
  'triomino.placed': (tile, earned) => `${tile}: ${earned}`,
  'triomino.misplaced.corner-differs': (tile, value, laid) =>
    `${tile} does not fit here: its ${value} meets a ${laid}.`,
  'triomino.misplaced.cell-taken': (tile) => `${tile} does not fit here: another tile lies in its place.`,
  'triomino.misplaced.no-side': (tile) => `${tile} does not fit here: it shares no side with another tile.`,
};
