import type { CuboCoach } from './terms.js';

export const coach: CuboCoach = {
  goal: 'Alignez des dés comme 2 3 4 ou 5 5 5.',
  line: 'Une ligne rapporte son plus grand nombre\u202f: 2 3 4 rapporte 4 points.',
  double: 'D’une seule couleur, elle compte double. Le blanc convient à toutes.',
  call: 'Votre carré est fixé. Prenez un dé du milieu, ou aucun.',
  exchange: 'Échangez le dé pris contre un des vôtres, sauf le blanc. Ou gardez les vôtres.',
};
