import { named, subject } from '../common/names/it.js';
import type { EndsWords } from './terms.js';

/** `Il Nero ha`, `Ann ha`, `Hai`. */
const has = (name: string | undefined): string => (name === undefined ? 'Hai' : `${subject(name)} ha`);

const wins = (name: string | undefined): string => (name === undefined ? 'Vinci tu' : `${subject(name)} vince`);

export const ends: EndsWords = {
  title: 'Fine della partita',
  resign: 'Abbandona',
  resignSure: 'Vuoi abbandonare? Allora vince l’altra parte.',
  keepPlaying: 'Continua a giocare',
  mayGoOn: (name) => `Puoi continuare senza ${named(name)}.`,
  claimWin: 'Rivendica la vittoria',
  useComputer: 'Continua con un computer',
  lost: {
    resigned: (loser, winner) => `${has(loser)} abbandonato. ${wins(winner)}.`,
    left: (loser, winner) => `${has(loser)} lasciato la partita. ${wins(winner)}.`,
  },
};
