import { figure, signed } from '../common/figures.js';
import { fr as common, pointsOf } from '../common/fr.js';
import type { TriominoPictureTerms } from './terms.js';

/** Zero is singular in French. */
export const count = (number: number, one: string, more: string): string => `${number} ${number < 2 ? one : more}`;
export const tiles = (number: number): string => count(number, 'tuile', 'tuiles');

export const fr: TriominoPictureTerms = {
  ...common,

  'triomino.player': (number) => `Joueur ${number}`,

  'triomino.tiles': tiles,
  'triomino.seats': 'Joueurs',
  'triomino.pool': (number) => `${tiles(number)} dans la pioche`,
  'triomino.soFar': pointsOf,
  'triomino.laidTiles': 'Tuiles sur la table',
  'triomino.laidTile': (tile, column, row, isUp, apex) =>
    `${tile} en ${figure(column)}, ${figure(row)}, ${apex} en ${isUp ? 'haut' : 'bas'}`,
  'triomino.emptyTable': 'La table est vide.',
  'triomino.rackOf': (name) => `Tuiles, ${name}`,
  'triomino.hiddenTile': 'cachée',
  'triomino.disagrees': (tile, value, laid) => `${tile} ne convient pas\u202f: ${value} touche ${laid}`,

  'triomino.earns': (parts, total) => `${signed(total)} (${parts})`,
  'triomino.oneTile': (points) => `tuile ${points}`,
  'triomino.noPoints': 'aucun point',

  'triomino.placed': (tile, earned) => `${tile}\u202f: ${earned}`,
  'triomino.misplaced.corner-differs': (tile, value, laid) =>
    `${tile} ne convient pas ici\u202f: son ${value} touche un ${laid}.`,
  'triomino.misplaced.cell-taken': (tile) => `${tile} ne convient pas ici\u202f: la place est déjà prise.`,
  'triomino.misplaced.no-side': (tile) =>
    `${tile} ne convient pas ici\u202f: aucun côté n’est commun avec une autre tuile.`,

  'triomino.part.lead': (points) => `triple au départ ${points}`,
  'triomino.part.bridge': (points) => `pont ${points}`,
  'triomino.part.hexagon': (points) => `hexagone ${points}`,
  'triomino.part.double-hexagon': (points) => `deux hexagones ${points}`,
  'triomino.part.triple-hexagon': (points) => `trois hexagones ${points}`,
  'triomino.part.purchase': pointsOf,
  'triomino.part.pass': pointsOf,
  'triomino.part.out': (points) => `dernière tuile ${points}`,
  'triomino.part.pips': (points) => `tuiles des autres ${points}`,
  'triomino.part.blocked': (points) => `plus petit reste ${points}`,
};
