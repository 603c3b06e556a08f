import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Drei in Linie: Ein eigener Würfel kommt weg. Drei weg gewinnt.',
  triad: 'Triade: drei in Linie, beide Farben, alle gleich oder 1 2 3. Ein eigener Würfel kommt weg.',
  oneColour: 'Drei Würfel einer Farbe sind keine Triade: Beide Farben müssen dabei sein.',
  stuck: 'Keiner kann mit neuem Wert ziehen: Drehe einen auf der Stelle oder ziehe einen ungedreht.',
};
