import { de as common } from '../common/de.js';
import type { TricuboPictureTerms } from './terms.js';

const FIELDS = {
  L: 'großer Würfel',
  M: 'mittlerer Würfel',
  S: 'kleiner Würfel',
  t: 'alle drei Farben',
  J: 'Joker',
};

export const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;

export const de: TricuboPictureTerms = {
  ...common,

  'tricubo.player': (number) => `Person ${number}`,
  'tricubo.sheet': (name) => `Tricubo-Zettel von ${name}`,
  'tricubo.rows': 'Reihen',
  'tricubo.values': (values, purple) =>
    `Werte ${values}; ${purple === 1 ? 'der letzte' : `die letzten ${purple}`} lila`,
  'tricubo.boxes': (crosses, boxes, isPurple) =>
    `${crosses} von ${boxes} angekreuzt${isPurple ? ', Lila erreicht' : ''}`,
  'tricubo.fieldList': 'Farbfelder',
  'tricubo.field': (field, isCrossed) => `${FIELDS[field]}: ${isCrossed ? 'angekreuzt' : 'frei'}`,
  'tricubo.interim': 'Zwi\u00adschen',
  'tricubo.final': 'Schluss',
  'tricubo.fields': 'Farben',
  'tricubo.end': 'Bonus',
  'tricubo.total': 'Gesamt',
  'tricubo.atSix': 'Bei 6',
  'tricubo.worth': 'Wert',
  'tricubo.purpleEnd': '3 × Lila = Ende: +5',
  'tricubo.purpleRows': (rows) => `Reihen in Lila: ${rows} von 3. Drei beenden die Partie und bringen 5 Punkte.`,
  'tricubo.allFields': (count) => `alle ${count}`,
  'tricubo.fieldWorth': (points) => `Punkte für 0, 1, 2 … Kreuze: ${points}`,
  'tricubo.roll': (large, medium, small) => `Würfel: groß ${large}, mittel ${medium}, klein ${small}`,
};
