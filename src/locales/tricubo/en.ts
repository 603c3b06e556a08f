import { en as common } from '../common/en.js';
import type { TricuboPictureTerms } from './terms.js';

const FIELDS = { L: 'large die', M: 'medium die', S: 'small die', t: 'all colours', J: 'joker' };

export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;

export const en: TricuboPictureTerms = {
  ...common,

  'tricubo.player': (number) => `Player ${number}`,
  'tricubo.sheet': (name) => `${name}’s Tricubo sheet`,
  'tricubo.rows': 'Rows',
  'tricubo.values': (values, purple) => `Values ${values}; the last ${purple} purple`,
  'tricubo.boxes': (crosses, boxes, isPurple) => `${crosses} of ${boxes} crossed${isPurple ? ', purple reached' : ''}`,
  'tricubo.fieldList': 'Colour fields',
  'tricubo.field': (field, isCrossed) => `${FIELDS[field]}: ${isCrossed ? 'crossed' : 'free'}`,
  'tricubo.interim': 'In\u00adterim',
  'tricubo.final': 'Final',
  'tricubo.fields': 'Colours',
  'tricubo.end': 'Bonus',
  'tricubo.total': 'Total',
  'tricubo.atSix': 'At 6',
  'tricubo.worth': 'Worth',
  'tricubo.purpleEnd': '3 purple end it: +5',
  'tricubo.purpleRows': (rows) => `Purple rows: ${rows} of 3. Three end the game and earn 5 points.`,
  'tricubo.allFields': (count) => `all ${count}`,
  'tricubo.fieldWorth': (points) => `Points for 0, 1, 2 … crossed: ${points}`,
  'tricubo.roll': (large, medium, small) => `Dice: large ${large}, medium ${medium}, small ${small}`,
};
