import { it as common } from '../common/it.js';
import { ofPlayer } from '../common/names/it.js';
import type { TricuboPictureTerms } from './terms.js';

const FIELDS = {
  L: 'casella del dado grande',
  M: 'casella del dado medio',
  S: 'casella del dado piccolo',
  t: 'casella dei tre colori',
  J: 'jolly',
};

export const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;

export const it: TricuboPictureTerms = {
  ...common,

  'tricubo.player': (number) => `Giocatore ${number}`,
  'tricubo.sheet': (name) => `Foglio di Tricubo ${ofPlayer(name)}`,
  'tricubo.rows': 'Righe',
  'tricubo.values': (values, purple) =>
    `Valori ${values}; ${purple === 1 ? 'l’ultimo è viola' : `gli ultimi ${purple} sono viola`}`,
  'tricubo.boxes': (crosses, boxes, isPurple) =>
    `${count(crosses, 'casella barrata', 'caselle barrate')} su ${boxes}${isPurple ? ', viola raggiunto' : ''}`,
  'tricubo.fieldList': 'Caselle colorate',
  'tricubo.field': (field, isCrossed) =>
    `${FIELDS[field]}: ${field === 'J' ? (isCrossed ? 'barrato' : 'libero') : isCrossed ? 'barrata' : 'libera'}`,
  'tricubo.interim': 'Par\u00adziale',
  'tricubo.final': 'Finale',
  'tricubo.fields': 'Colori',
  'tricubo.end': 'Bonus',
  'tricubo.total': 'Totale',
  'tricubo.atSix': 'Al 6',
  'tricubo.worth': 'Valore',
  'tricubo.purpleEnd': '3 viola = fine: +5',
  'tricubo.purpleRows': (rows) => `Righe viola: ${rows} di 3. La terza chiude la partita e dà 5 punti.`,
  'tricubo.allFields': (count) => `tutte e ${count}`,
  'tricubo.fieldWorth': (points) => `Punti per 0, 1, 2… crocette: ${points}`,
  'tricubo.roll': (large, medium, small) => `Dadi: grande ${large}, medio ${medium}, piccolo ${small}`,
};
