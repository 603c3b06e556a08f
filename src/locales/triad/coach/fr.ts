import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Retirez trois de vos dés avant l’adversaire.',
  triad: 'Triade\u202f: trois dés en ligne, des deux couleurs, égaux ou 1 2 3. On retire un des siens.',
  oneColour: 'Trois dés d’une seule couleur ne font pas une triade\u202f: il faut les deux.',
  stuck: 'Tout est bloqué\u202f? Tournez un dé sur place, ou déplacez-en un sans le tourner.',
};
