import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Tre in linea: togli un tuo dado. Chi ne toglie tre vince.',
  triad: 'Triade: due colori, uguali o 1 2 3. Si toglie uno dei propri.',
  oneColour: 'Tre dadi di un colore non sono una triade: servono entrambi.',
  stuck: 'Tutto fermo? Gira un dado sul posto, o muovine uno com’è.',
};
