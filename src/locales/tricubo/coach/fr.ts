import type { TricuboCoach } from './terms.js';

export const coach: TricuboCoach = {
  goal: 'Arrêtez chaque ligne sur une valeur élevée.',
  six: 'Un 6 compte des lignes\u202f: grand trois, moyen deux, petit une.',
  closed: 'Le dé que prend le joueur actif est bloqué pour les autres.',
  resting: 'Chaque manche, un dé est bloqué\u202f: grand, moyen, petit, etc.',
  lost: 'Les croix qui ne tiennent plus dans une ligne sont perdues.',
  purple: 'Trois lignes en violet finissent la partie et valent 5 points.',
  fields: 'Les cases de couleur ne comptent que si toutes sont cochées.',
  joker: 'Une fois par partie, le joker permet d’utiliser le dé bloqué.',
};
