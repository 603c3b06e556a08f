import type { TriadCoach } from './terms.js';

export const coach: TriadCoach = {
  goal: 'Line up three: one of your dice comes off. Three off wins.',
  triad: 'A triad: three in line, both colours, all equal or 1 2 3. One own die comes off.',
  oneColour: 'Three dice of one colour are no triad: it takes both colours.',
  stuck: 'No die can move with a new value: turn one in place, or move one by what it shows.',
};
