import { de as common } from '../common/de.js';
import { figure, signed } from '../common/figures.js';
import type { TriominoPictureTerms } from './terms.js';

export const count = (number: number, one: string, more: string): string =>
  `${figure(number)} ${Math.abs(number) === 1 ? one : more}`;
export const pointsOf = (points: number): string => count(points, 'Punkt', 'Punkte');
export const tiles = (number: number): string => count(number, 'Stein', 'Steine');

export const de: TriominoPictureTerms = {
  ...common,

  'triomino.player': (number) => `Person ${number}`,

  'triomino.tiles': tiles,
  'triomino.seats': 'Mitspielende',
  'triomino.pool': (number) => `${tiles(number)} im Topf`,
  'triomino.soFar': pointsOf,
  'triomino.laidTiles': 'Steine auf dem Tisch',
  'triomino.laidTile': (tile, column, row, isUp, apex) =>
    `${tile} auf ${figure(column)}, ${figure(row)}, mit ${apex} ${isUp ? 'oben' : 'unten'}`,
  'triomino.emptyTable': 'Der Tisch ist leer.',
  'triomino.rackOf': (name) => `Steine von ${name}`,
  'triomino.hiddenTile': 'verdeckt',
  'triomino.disagrees': (tile, value, laid) => `${tile} passt nicht: ${value} trifft auf ${laid}`,

  'triomino.earns': (parts, total) => `${signed(total)} (${parts})`,
  'triomino.oneTile': (points) => `Stein ${points}`,
  'triomino.noPoints': 'keine Punkte',

  'triomino.placed': (tile, earned) => `${tile}: ${earned}`,
  'triomino.misplaced.corner-differs': (tile, value, laid) =>
    `${tile} passt hier nicht: Die ${value} trifft auf eine ${laid}.`,
  'triomino.misplaced.cell-taken': (tile) => `${tile} passt hier nicht: Dort liegt schon ein anderer Stein.`,
  'triomino.misplaced.no-side': (tile) => `${tile} passt hier nicht: Keine Seite liegt an einem anderen Stein.`,

  'triomino.part.lead': (points) => `Dreierpasch zu Beginn ${points}`,
  'triomino.part.bridge': (points) => `Brücke ${points}`,
  'triomino.part.hexagon': (points) => `Sechseck ${points}`,
  'triomino.part.double-hexagon': (points) => `zwei Sechsecke ${points}`,
  'triomino.part.triple-hexagon': (points) => `drei Sechsecke ${points}`,
  'triomino.part.purchase': pointsOf,
  'triomino.part.pass': pointsOf,
  'triomino.part.out': (points) => `letzter Stein ${points}`,
  'triomino.part.pips': (points) => `Steine der anderen ${points}`,
  'triomino.part.blocked': (points) => `kleinster Rest ${points}`,
};
