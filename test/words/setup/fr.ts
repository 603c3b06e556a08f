import type { Sentences } from '../proof.js';

export const fr: Sentences = {
  begin: 'Commencer la partie',
  leaves: 'La partie en cours prendra fin.',
  players: 'Nombre de joueurs',
  playedBy: 'Qui joue',
  person: 'Une personne',
  rules: 'Règles',
  'triad starter': 'Qui commence · Blancs / Noirs',
  'triad evenStart': 'Les deux camps commencent avec le même lancer',
  'triad draws': 'Partie nulle en cas de répétition, ou si aucun dé n’est retiré pendant 200 coups',
  'tricubo sheet': 'Feuille · Face A / Face B',
  'tricubo overflow': 'Les croix qui ne tiennent pas sur la ligne · sont perdues / sont interdites',
  'tricubo colourOnSix': 'Un 6 peut aussi cocher une case de couleur',
  'cubo timeLimits': 'Jouer contre la montre',
  'cubo practiceSeconds': 'Secondes par manche',
  'cubo streets': 'Les chiffres d’une suite · dans l’ordre / dans le désordre',
  'cubo resetColours': 'À chaque manche, de nouveau quatre dés rouges et quatre bleus',
  'triomino variant': 'Règle du jeu · européenne / américaine',
  'triomino scoring': 'Points · habituels / un par tuile / aucun',
  'triomino target': 'Points pour gagner · une manche',
  'triomino turnSeconds': 'Secondes par tour · sans limite',
};
