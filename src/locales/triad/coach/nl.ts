import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Drie op een lijn: één van jou gaat weg. Drie weg wint.',
  triad: 'Triade: drie op een lijn, beide kleuren, gelijk of 1 2 3. Er gaat een eigen dobbelsteen weg.',
  oneColour: 'Drie dobbelstenen van één kleur zijn geen triade: beide kleuren moeten erbij zijn.',
  stuck: 'Zit alles vast? Draai een dobbelsteen op zijn plaats, of verplaats er een ongedraaid.',
};
