import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Beaucoup de traits en face de peu de sommes.',
  loss: 'De un à quatre traits, une somme coûte 200 points\u202f; avec cinq, elle ne coûte plus rien.',
  even: 'Cinq traits\u202f: du sixième au dixième, chacun rapporte la valeur imprimée.',
  free: 'Aucun de vos chiffres\u202f: mettez de côté un dé au choix. Il ne laisse pas de trait.',
  last: 'Sept traits en face d’un chiffre\u202f: au huitième, votre feuille est terminée.',
};
