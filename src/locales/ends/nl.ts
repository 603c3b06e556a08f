import type { EndsWords } from './terms.js';

/** `Ann heeft`, `Je hebt`. */
const subject = (name: string | undefined): string => (name === undefined ? 'Je hebt' : `${name} heeft`);

const wins = (name: string | undefined): string => (name === undefined ? 'jij wint' : `${name} wint`);

export const ends: EndsWords = {
  title: 'Einde van de partij',
  resign: 'Opgeven',
  resignSure: 'Wil je opgeven? Dan wint de ander.',
  keepPlaying: 'Doorspelen',
  mayGoOn: (name) => `Je kunt zonder ${name} verder.`,
  claimWin: 'Winst opeisen',
  useComputer: 'Verder met een computer',
  lost: {
    resigned: (loser, winner) => `${subject(loser)} opgegeven: ${wins(winner)}.`,
    left: (loser, winner) => `${subject(loser)} de partij verlaten: ${wins(winner)}.`,
  },
};
