import type { EndsWords } from './terms.js';

/** `Ann hat`, `Du hast`. */
const subject = (name: string | undefined): string => (name === undefined ? 'Du hast' : `${name} hat`);

const wins = (name: string | undefined): string => (name === undefined ? 'du gewinnst' : `${name} gewinnt`);

export const ends: EndsWords = {
  title: 'Ende der Partie',
  resign: 'Aufgeben',
  resignSure: 'Möchtest du aufgeben? Dann gewinnt die andere Seite.',
  keepPlaying: 'Weiterspielen',
  mayGoOn: (name) => `Du kannst ohne ${name} weitermachen.`,
  claimWin: 'Sieg beanspruchen',
  useComputer: 'Mit einem Computer weiterspielen',
  lost: {
    resigned: (loser, winner) => `${subject(loser)} aufgegeben: ${wins(winner)}.`,
    left: (loser, winner) => `${subject(loser)} die Partie verlassen: ${wins(winner)}.`,
  },
};
