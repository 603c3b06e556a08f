import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Arrêtez chaque ligne sur une valeur élevée.',
  six: 'Un 6 compte des lignes avant la fin\u202f: grand trois, moyen deux, petit une. Trois par partie.',
  closed: 'Le dé que prend le joueur actif est bloqué pour les autres.',
  resting: 'À chaque manche, un autre dé est bloqué\u202f: le grand, le moyen, le petit, et ainsi de suite.',
  lost: 'Les croix qui ne tiennent plus dans une ligne sont perdues.',
  purple: 'Trois lignes dans le violet terminent la partie avec cette manche et rapportent 5 points.',
  fields: 'Les cases de couleur ne rapportent des points que si toutes sont cochées.',
  joker: 'Une fois par partie, le joker permet d’utiliser le dé bloqué.',
};
