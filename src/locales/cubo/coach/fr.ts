import type { CuboCoach } from './terms.js';

export const coach: CuboCoach = {
  goal: 'Alignez des dés comme 2 3 4 ou 5 5 5.',
  line: 'Une ligne vaut son plus grand chiffre\u202f: 2 3 4 vaut 4 points.',
  double: 'Une ligne d’une couleur compte double. Le blanc va avec toutes.',
  call: 'Votre carré est fixé. Prenez un dé du milieu, ou aucun.',
  exchange: 'Échangez ce dé contre un de vos dés colorés, ou gardez-les.',
};
