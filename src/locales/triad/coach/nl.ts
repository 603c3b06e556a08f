import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Drie op een lijn: één van jou eraf. Wie drie kwijt is, wint.',
  triad: 'Triade: beide kleuren, gelijk of 1 2 3. Eén van jou gaat eraf.',
  oneColour: 'Drie van één kleur zijn geen triade: beide kleuren horen erbij.',
  stuck: 'Alles vast? Draai er één op zijn plaats of verplaats ongedraaid.',
};
