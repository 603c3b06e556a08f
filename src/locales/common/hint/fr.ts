import type { HintTexts } from '../../hint.js';

export const commonHint: HintTexts = {
  looking: 'Recherche d’un bon coup…',
  onlyMove: 'C’est le seul coup possible.',
  better: (points, shown, next) =>
    `En moyenne ${shown} ${points < 2 ? 'point' : 'points'} de mieux que le deuxième meilleur coup\u202f: ${next}.`,
  asGood: (next) => `Tout aussi bon\u202f: ${next}.`,
  aboutAsGood: (next) => `À peu près aussi bon\u202f: ${next}.`,
  chance: (percent) => `Chances de gagner\u202f: environ ${percent}.`,
  nextChance: (next, percent) => `Deuxième meilleur coup\u202f: ${next}, environ ${percent}.`,
  wins: 'La victoire est alors certaine, quelle que soit la réponse.',
  loses: 'Contre le meilleur jeu, tous les coups perdent\u202f; celui-ci résiste le plus longtemps.',
};
