import { figure, signed } from '../common/figures.js';
import { nl as common } from '../common/nl.js';
import type { TriominoPictureTerms } from './terms.js';

export const count = (number: number, one: string, more: string): string =>
  `${figure(number)} ${Math.abs(number) === 1 ? one : more}`;
export const pointsOf = (points: number): string => count(points, 'punt', 'punten');
export const tiles = (number: number): string => count(number, 'steen', 'stenen');

export const nl: TriominoPictureTerms = {
  ...common,

  'triomino.player': (number) => `Speler ${number}`,

  'triomino.tiles': tiles,
  'triomino.seats': 'Spelers',
  'triomino.pool': (number) => `${tiles(number)} in de pot`,
  'triomino.soFar': pointsOf,
  'triomino.laidTiles': 'Stenen op tafel',
  'triomino.laidTile': (tile, column, row, isUp, apex) =>
    `${tile} op ${figure(column)}, ${figure(row)}, met ${apex} ${isUp ? 'bovenaan' : 'onderaan'}`,
  'triomino.emptyTable': 'De tafel is leeg.',
  'triomino.rackOf': (name) => `Stenen van ${name}`,
  'triomino.hiddenTile': 'verborgen',
  'triomino.disagrees': (tile, value, laid) => `${tile} past niet: ${value} ligt tegen ${laid}`,

  'triomino.earns': (parts, total) => `${signed(total)} (${parts})`,
  'triomino.oneTile': (points) => `steen ${points}`,
  'triomino.noPoints': 'geen punten',

  'triomino.placed': (tile, earned) => `${tile}: ${earned}`,
  'triomino.misplaced.corner-differs': (tile, value, laid) =>
    `${tile} past hier niet: de ${value} ligt tegen een ${laid}.`,
  'triomino.misplaced.cell-taken': (tile) => `${tile} past hier niet: er ligt al een andere steen.`,
  'triomino.misplaced.no-side': (tile) => `${tile} past hier niet: geen enkele zijde ligt tegen een andere steen.`,

  'triomino.part.lead': (points) => `trio bij het begin ${points}`,
  'triomino.part.bridge': (points) => `brug ${points}`,
  'triomino.part.hexagon': (points) => `zeshoek ${points}`,
  'triomino.part.double-hexagon': (points) => `twee zeshoeken ${points}`,
  'triomino.part.triple-hexagon': (points) => `drie zeshoeken ${points}`,
  'triomino.part.purchase': pointsOf,
  'triomino.part.pass': pointsOf,
  'triomino.part.out': (points) => `laatste steen ${points}`,
  'triomino.part.pips': (points) => `stenen van de anderen ${points}`,
  'triomino.part.blocked': (points) => `kleinste restant ${points}`,
};
