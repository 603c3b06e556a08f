import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Visez peu de sommes, mais beaucoup de traits.',
  loss: 'Un à quatre traits\u202f: la somme coûte 200 points. Cinq\u202f: rien.',
  even: 'Cinq traits\u202f: dès le sixième, chacun vaut la valeur imprimée.',
  free: 'Aucun de vos chiffres\u202f: mettez un dé de côté, sans trait.',
  last: 'Sept traits en face d’un chiffre\u202f: le huitième finit la feuille.',
};
