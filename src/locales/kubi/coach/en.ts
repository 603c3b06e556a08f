import type { KubiCoach } from './terms.js';

export const coach: KubiCoach = {
  goal: 'Collect many marks next to a few sums.',
  loss: 'One to four marks next to a sum cost 200 points; five cost none.',
  even: 'Five marks: the sixth to the tenth each earn the printed value.',
  free: 'None of your numbers: set any die aside. It leaves no mark.',
  last: 'Seven marks next to a number: the eighth ends your sheet.',
};
