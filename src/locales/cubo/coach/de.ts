import type { CuboCoach } from './terms.js';

export const coach: CuboCoach = {
  goal: 'Linien wie 2 3 4 oder 5 5 5 bringen Punkte.',
  line: 'Eine Linie bringt ihre höchste Zahl: 2 3 4 bringt 4 Punkte.',
  double: 'Eine Linie in einer Farbe zählt doppelt. Weiß passt zu jeder.',
  call: 'Dein Quadrat steht. Nimm einen Würfel aus der Mitte oder keinen.',
  exchange: 'Tausche den neuen Würfel gegen einen farbigen. Oder lass es.',
};
