import type { CuboCoach } from './terms.js';

export const coach: CuboCoach = {
  goal: 'Lines like 2 3 4 or 5 5 5 earn points.',
  line: 'A line earns its highest number: 2 3 4 earns 4 points.',
  double: 'A line of one colour counts double. White is any colour.',
  call: 'Your square is fixed. Take a die from the middle, or none.',
  exchange: 'You may swap the die you took for one of yours, not the white.',
};
