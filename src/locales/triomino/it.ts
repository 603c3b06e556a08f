import { figure, signed } from '../common/figures.js';
import { it as common } from '../common/it.js';
import { ofPlayer } from '../common/names/it.js';
import type { TriominoPictureTerms } from './terms.js';

export const count = (number: number, one: string, more: string): string =>
  `${figure(number)} ${Math.abs(number) === 1 ? one : more}`;
export const pointsOf = (points: number): string => count(points, 'punto', 'punti');
export const tiles = (number: number): string => count(number, 'tessera', 'tessere');

/** A number of a tile with its article, as it is spoken: `lo 0`, `l’1`, `il 3`; `uno 0`, `un 3`. */
export const the = (value: number): string => (value === 0 ? 'lo 0' : value === 1 ? 'l’1' : `il ${value}`);
export const one = (value: number): string => `${value === 0 ? 'uno' : 'un'} ${value}`;

export const it: TriominoPictureTerms = {
  ...common,

  'triomino.player': (number) => `Giocatore ${number}`,

  'triomino.tiles': tiles,
  'triomino.seats': 'Giocatori',
  'triomino.pool': (number) => `${tiles(number)} nella riserva`,
  'triomino.soFar': pointsOf,
  'triomino.laidTiles': 'Tessere sul tavolo',
  'triomino.laidTile': (tile, column, row, isUp, apex) =>
    `${tile} in ${figure(column)}, ${figure(row)}, con ${apex} in ${isUp ? 'alto' : 'basso'}`,
  'triomino.emptyTable': 'Il tavolo è vuoto.',
  'triomino.rackOf': (name) => `Tessere ${ofPlayer(name)}`,
  'triomino.hiddenTile': 'nascosta',
  'triomino.disagrees': (tile, value, laid) => `${tile} non va bene: ${value} tocca ${laid}`,

  'triomino.earns': (parts, total) => `${signed(total)} (${parts})`,
  'triomino.oneTile': (points) => `tessera ${points}`,
  'triomino.noPoints': 'nessun punto',

  'triomino.placed': (tile, earned) => `${tile}: ${earned}`,
  'triomino.misplaced.corner-differs': (tile, value, laid) =>
    `${tile} non va bene qui: ${the(value)} tocca ${one(laid)}.`,
  'triomino.misplaced.cell-taken': (tile) => `${tile} non va bene qui: il posto è già occupato.`,
  'triomino.misplaced.no-side': (tile) => `${tile} non va bene qui: nessun lato è in comune con un’altra tessera.`,

  'triomino.part.lead': (points) => `tripla all’inizio ${points}`,
  'triomino.part.bridge': (points) => `ponte ${points}`,
  'triomino.part.hexagon': (points) => `esagono ${points}`,
  'triomino.part.double-hexagon': (points) => `due esagoni ${points}`,
  'triomino.part.triple-hexagon': (points) => `tre esagoni ${points}`,
  'triomino.part.purchase': pointsOf,
  'triomino.part.pass': pointsOf,
  'triomino.part.out': (points) => `ultima tessera ${points}`,
  'triomino.part.pips': (points) => `tessere degli altri ${points}`,
  'triomino.part.blocked': (points) => `resto più basso ${points}`,
};
