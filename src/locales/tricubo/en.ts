import type { TricuboShownTerms } from './terms.js';

const FIELDS = { L: 'large die', M: 'medium die', S: 'small die', t: 'all colours', J: 'joker' };

export const en: TricuboShownTerms = {
  $code: 'en',
  $name: 'English',
  $dir: 'ltr',

  'tricubo.player': (number) => `Player ${number}`,
  'tricubo.sheet': (name) => `Tricubo sheet of ${name}`,
  'tricubo.rows': 'Rows',
  'tricubo.values': (values, purple) => `Values ${values}; the last ${purple} purple`,
  'tricubo.boxes': (crosses, boxes, isPurple) => `${crosses} of ${boxes} crossed${isPurple ? ', purple reached' : ''}`,
  'tricubo.fieldList': 'Colour fields',
  'tricubo.field': (field, isCrossed) => `${FIELDS[field]}: ${isCrossed ? 'crossed' : 'free'}`,
  'tricubo.interim': 'In\u00adterim',
  'tricubo.final': 'Final',
  'tricubo.fields': 'Colours',
  'tricubo.end': 'End',
  'tricubo.total': 'Total',
  'tricubo.roll': (large, medium, small) => `Dice: large ${large}, medium ${medium}, small ${small}`,
};
