import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Beaucoup de traits en face de peu de sommes.',
  loss: 'Un à quatre traits\u202f: la somme coûte 200 points. Cinq\u202f: rien.',
  even: 'Cinq traits\u202f: dès le sixième, chacun vaut la valeur imprimée.',
  free: 'Aucun de vos chiffres\u202f: écartez un dé au choix, sans trait.',
  last: 'Sept traits en face d’un chiffre\u202f: le huitième finit la feuille.',
};
