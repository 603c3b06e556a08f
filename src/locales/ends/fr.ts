import { isSide, subject as player } from '../common/names/fr.js';
import type { EndsWords } from './terms.js';

/** `Les Noirs ont`, `Ann a`, `Vous avez`. */
const has = (name: string | undefined): string =>
  name === undefined ? 'Vous avez' : isSide(name) ? `Les ${name} ont` : `${player(name)} a`;

const wins = (name: string | undefined): string =>
  name === undefined ? 'Vous gagnez' : isSide(name) ? `Les ${name} gagnent` : `${player(name)} gagne`;

export const ends: EndsWords = {
  title: 'Fin de la partie',
  resign: 'Abandonner',
  resignSure: 'Voulez-vous abandonner\u202f? L’autre camp gagne alors la partie.',
  keepPlaying: 'Continuer',
  mayGoOn: (name) => `Vous pouvez continuer sans ${isSide(name) ? `les ${name}` : name}.`,
  claimWin: 'Réclamer la victoire',
  useComputer: 'Continuer avec un ordinateur',
  lost: {
    resigned: (loser, winner) => `${has(loser)} abandonné. ${wins(winner)}.`,
    left: (loser, winner) => `${has(loser)} quitté la partie. ${wins(winner)}.`,
  },
};
