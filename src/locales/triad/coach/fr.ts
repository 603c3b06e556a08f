import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Trois en ligne\u202f: retirez un de vos dés. À trois, vous gagnez.',
  triad: 'Triade\u202f: deux couleurs, égaux ou 1 2 3. Retirez un des vôtres.',
  oneColour: 'Trois dés d’une couleur, pas de triade\u202f: il faut les deux.',
  stuck: 'Bloqué\u202f? Tournez un dé sur place, ou déplacez-en un tel quel.',
};
