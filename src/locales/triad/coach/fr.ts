import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Trois en ligne\u202f: retirez un de vos dés. Le troisième gagne.',
  triad: 'Triade\u202f: trois dés en ligne, des deux couleurs, égaux ou 1 2 3. On retire un des siens.',
  oneColour: 'Trois dés d’une seule couleur ne font pas une triade\u202f: il faut les deux.',
  stuck: 'Tout est bloqué\u202f? Tournez un dé sur place, ou déplacez-en un sans le tourner.',
};
