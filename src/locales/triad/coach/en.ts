import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Line up three to take one of yours off. Three off, and you win.',
  triad: 'Triad: both colours, all equal or 1 2 3. One of yours comes off.',
  oneColour: 'Three dice of one colour are no triad: it takes both colours.',
  stuck: 'All stuck? Turn a die in place, or move one without turning it.',
};
