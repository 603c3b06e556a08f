import { figure, pointsOf } from '../common/en-numbers.js';
import type { TriominoDetailTerms } from './terms.js';

export const tilesText = (count: number): string => `${count} ${count === 1 ? 'tile' : 'tiles'}`;

export const enDetails: TriominoDetailTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'triomino.tiles': tilesText,
  'triomino.pool': (count) => `${tilesText(count)} to buy`,
  'triomino.soFar': pointsOf,
  'triomino.laidTiles': 'Tiles on the table',
  'triomino.laidTile': (tile, column, row, isUp) =>
    `${tile} at ${figure(column)}, ${figure(row)}, pointing ${isUp ? 'up' : 'down'}`,
  'triomino.emptyTable': 'The table is empty.',
  'triomino.rackOf': (name) => `Tiles of ${name}`,
  'triomino.hiddenTile': 'hidden',
  'triomino.disagrees': (tile, value, laid) => `${tile} does not fit: ${value} meets ${laid}`,
};
