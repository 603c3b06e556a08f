import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Drei in Linie: Ein eigener kommt weg. Wer drei los ist, gewinnt.',
  triad: 'Triade: zwei Farben, gleich oder 1 2 3. Ein eigener kommt weg.',
  oneColour: 'Drei Würfel einer Farbe sind keine Triade: Es braucht beide.',
  stuck: 'Nichts geht? Drehe einen auf der Stelle oder ziehe ungedreht.',
};
