import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Tre in linea: togli un tuo dado. Il terzo tolto vince.',
  triad: 'Triade: tre dadi in linea, di entrambi i colori, uguali o 1 2 3. Si toglie uno dei propri.',
  oneColour: 'Tre dadi di un solo colore non sono una triade: servono entrambi.',
  stuck: 'Nessun dado può muoversi con un nuovo valore: girane uno sul posto, o muovine uno com’è.',
};
