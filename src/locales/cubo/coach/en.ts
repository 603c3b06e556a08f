import type { CuboCoach } from './terms.js';

export const coach: CuboCoach = {
  goal: 'Lines like 2 3 4 or 5 5 5 earn points.',
  line: 'A line earns its highest number: 2 3 4 earns 4 points.',
  double: 'One colour counts double. White goes with any colour.',
  call: 'Your square is fixed. Take a die from the middle, or none.',
  exchange: 'Swap it for one of your coloured dice, or keep yours.',
};
