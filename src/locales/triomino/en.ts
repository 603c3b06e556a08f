import { en as common, pointsOf } from '../common/en.js';
import { figure, signed } from '../common/figures.js';
import type { TriominoPictureTerms } from './terms.js';

export const tilesText = (count: number): string => `${count} ${count === 1 ? 'tile' : 'tiles'}`;

export const en: TriominoPictureTerms = {
  ...common,

  'triomino.player': (number) => `Player ${number}`,

  'triomino.tiles': tilesText,
  'triomino.seats': 'Players',
  'triomino.pool': (count) => `${tilesText(count)} left to buy`,
  'triomino.soFar': pointsOf,
  'triomino.laidTiles': 'Tiles on the table',
  'triomino.laidTile': (tile, column, row, isUp, apex) =>
    `${tile} at ${figure(column)}, ${figure(row)}, with ${apex} at the ${isUp ? 'top' : 'bottom'}`,
  'triomino.emptyTable': 'The table is empty.',
  'triomino.rackOf': (name) => `${name}’s tiles`,
  'triomino.hiddenTile': 'hidden',
  'triomino.disagrees': (tile, value, laid) => `${tile} doesn’t fit: ${value} meets ${laid}`,

  'triomino.earns': (parts, total) => `${signed(total)} (${parts})`,
  'triomino.oneTile': (points) => `tile ${points}`,
  'triomino.noPoints': 'no points',

  'triomino.placed': (tile, earned) => `${tile}: ${earned}`,
  'triomino.misplaced.corner-differs': (tile, value, laid) => `${tile} doesn’t fit here: its ${value} meets a ${laid}.`,
  'triomino.misplaced.cell-taken': (tile) => `${tile} doesn’t fit here: there’s another tile in this place.`,
  'triomino.misplaced.no-side': (tile) => `${tile} doesn’t fit here: it shares no side with another tile.`,

  'triomino.part.lead': (points) => `leading triple ${points}`,
  'triomino.part.bridge': (points) => `bridge ${points}`,
  'triomino.part.hexagon': (points) => `hexagon ${points}`,
  'triomino.part.double-hexagon': (points) => `two hexagons ${points}`,
  'triomino.part.triple-hexagon': (points) => `three hexagons ${points}`,
  'triomino.part.purchase': pointsOf,
  'triomino.part.pass': pointsOf,
  'triomino.part.out': (points) => `going out ${points}`,
  'triomino.part.pips': (points) => `others’ tiles ${points}`,
  'triomino.part.blocked': (points) => `lowest sum ${points}`,
};
