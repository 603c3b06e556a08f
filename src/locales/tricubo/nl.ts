import { nl as common } from '../common/nl.js';
import type { TricuboPictureTerms } from './terms.js';

const FIELDS = {
  L: 'grote dobbelsteen',
  M: 'middelgrote dobbelsteen',
  S: 'kleine dobbelsteen',
  t: 'alle drie de kleuren',
  J: 'joker',
};

export const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;

export const nl: TricuboPictureTerms = {
  ...common,

  'tricubo.player': (number) => `Speler ${number}`,
  'tricubo.sheet': (name) => `Tricubo-scoreblad van ${name}`,
  'tricubo.rows': 'Rijen',
  'tricubo.values': (values, purple) =>
    `Waarden ${values}; ${purple === 1 ? 'de laatste is' : `de laatste ${purple} zijn`} paars`,
  'tricubo.boxes': (crosses, boxes, isPurple) =>
    `${crosses} van ${boxes} aangekruist${isPurple ? ', paars bereikt' : ''}`,
  'tricubo.fieldList': 'Kleurvakken',
  'tricubo.field': (field, isCrossed) => `${FIELDS[field]}: ${isCrossed ? 'aangekruist' : 'vrij'}`,
  'tricubo.interim': 'Tus\u00adsen',
  'tricubo.final': 'Eind',
  'tricubo.fields': 'Kleuren',
  'tricubo.end': 'Bonus',
  'tricubo.total': 'Totaal',
  'tricubo.atSix': 'Bij 6',
  'tricubo.worth': 'Waard',
  'tricubo.purpleEnd': '3 × paars = einde: +5',
  'tricubo.purpleRows': (rows) => `Paarse rijen: ${rows} van 3. Drie beëindigen de partij en leveren 5 punten op.`,
  'tricubo.allFields': (count) => `alle ${count}`,
  'tricubo.fieldWorth': (points) => `Punten voor 0, 1, 2 … kruisjes: ${points}`,
  'tricubo.roll': (large, medium, small) => `Dobbelstenen: grote ${large}, middelgrote ${medium}, kleine ${small}`,
};
