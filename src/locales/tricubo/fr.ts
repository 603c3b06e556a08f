import { fr as common } from '../common/fr.js';
import type { TricuboPictureTerms } from './terms.js';

const FIELDS = {
  L: 'case du grand dé',
  M: 'case du dé moyen',
  S: 'case du petit dé',
  t: 'case aux trois couleurs',
  J: 'joker',
};

/** Zero is singular in French. */
export const count = (number: number, one: string, more: string): string => `${number} ${number < 2 ? one : more}`;

export const fr: TricuboPictureTerms = {
  ...common,

  'tricubo.player': (number) => `Joueur ${number}`,
  'tricubo.sheet': (name) => `Feuille de Tricubo, ${name}`,
  'tricubo.rows': 'Lignes',
  'tricubo.values': (values, purple) =>
    `Valeurs ${values}\u202f; ${purple === 1 ? 'la dernière est violette' : `les ${purple} dernières sont violettes`}`,
  'tricubo.boxes': (crosses, boxes, isPurple) =>
    `${count(crosses, 'case cochée', 'cases cochées')} sur ${boxes}${isPurple ? ', violet atteint' : ''}`,
  'tricubo.fieldList': 'Cases de couleur',
  'tricubo.field': (field, isCrossed) =>
    `${FIELDS[field]}\u202f: ${isCrossed ? (field === 'J' ? 'coché' : 'cochée') : 'libre'}`,
  'tricubo.interim': 'Par\u00adtiel',
  'tricubo.final': 'Final',
  'tricubo.fields': 'Cou\u00adleurs',
  'tricubo.end': 'Bonus',
  'tricubo.total': 'Total',
  'tricubo.atSix': 'Au 6',
  'tricubo.worth': 'Valeur',
  'tricubo.purpleEnd': '3 violettes = fin\u202f: +5',
  'tricubo.purpleRows': (rows) =>
    `Lignes violettes\u202f: ${rows} sur 3. La troisième met fin à la partie et rapporte 5 points.`,
  'tricubo.allFields': (count) => `les ${count}`,
  'tricubo.fieldWorth': (points) => `Points pour 0, 1, 2… croix\u202f: ${points}`,
  'tricubo.roll': (large, medium, small) => `Dés\u202f: grand ${large}, moyen ${medium}, petit ${small}`,
};
