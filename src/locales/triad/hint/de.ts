import { commonHint } from '../../common/hint/de.js';
import type { TriadHint } from './terms.js';

export const hint: TriadHint = {
  ...commonHint,

  die: (cell) => `Sieh dir deinen Würfel auf ${cell} an.`,
  move: (from, to, value) => `von ${from} nach ${to}, gedreht auf ${value}`,
  turn: (from, value) => `den Würfel auf ${from} zur ${value} drehen`,
  step: (from, to) => `von ${from} nach ${to}, ohne zu drehen`,
  taking: (move, cell) => `${move}, und ${cell} wegnehmen`,
  quiet: 'Danach kann die Gegenseite nicht gleich eine Triade bilden.',
  wary: 'Die Gegenseite kann danach aber eine Triade bilden.',
};
