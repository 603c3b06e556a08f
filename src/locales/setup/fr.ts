import type { SetupWords } from './terms.js';

export const setup: SetupWords = {
  begin: 'Commencer la partie',
  leaves: 'La partie en cours prendra fin.',
  players: 'Nombre de joueurs',
  playedBy: 'Qui joue',
  person: 'Une personne',
  rules: 'Règles',
  options: {
    triad: {
      starter: { label: 'Qui commence', values: { 0: 'Blancs', 1: 'Noirs' } },
      evenStart: 'Les deux camps commencent avec le même lancer',
      draws: 'Partie nulle en cas de répétition, ou si aucun dé n’est retiré pendant 200 coups',
      clock: { label: 'Pendule\u202f: minutes + secondes par coup', values: { '': 'sans' } },
    },
    tricubo: {
      starter: { label: 'Le premier à choisir' },
      sheet: { label: 'Feuille', values: { A: 'Face A', B: 'Face B' } },
      overflow: {
        label: 'Les croix qui ne tiennent pas sur la ligne',
        values: { lost: 'sont perdues', forbidden: 'sont interdites' },
      },
      colourOnSix: 'Un 6 peut aussi cocher une case de couleur',
    },
    cubo: {
      starter: { label: 'Le premier à échanger' },
      timeLimits: 'Jouer contre la montre',
      practiceSeconds: { label: 'Secondes par manche' },
      streets: {
        label: 'Les chiffres d’une suite',
        values: { ordered: 'dans l’ordre', 'any-order': 'dans le désordre' },
      },
      resetColours: 'À chaque manche, de nouveau quatre dés rouges et quatre bleus',
    },
    triomino: {
      variant: { label: 'Règle du jeu', values: { goliath: 'européenne', pressman: 'américaine' } },
      scoring: { label: 'Points', values: { standard: 'habituels', simple: 'un par tuile', none: 'aucun' } },
      target: { label: 'Points pour gagner', values: { 0: 'une manche' } },
      turnSeconds: { label: 'Secondes par tour', values: { 0: 'sans limite' } },
      clock: { label: 'Pendule\u202f: minutes + secondes par tour', values: { '': 'sans' } },
    },
  },
};
