import { commonHint } from '../../common/hint/nl.js';
import type { TriadHint } from './terms.js';

export const hint: TriadHint = {
  ...commonHint,

  die: (cell) => `Kijk naar je dobbelsteen op ${cell}.`,
  move: (from, to, value) => `van ${from} naar ${to}, gedraaid naar ${value}`,
  turn: (from, value) => `de dobbelsteen op ${from} naar ${value} draaien`,
  step: (from, to) => `van ${from} naar ${to} zonder te draaien`,
  taking: (move, cell) => `${move}, en ${cell} wegnemen`,
  quiet: 'Daarna kan je tegenstander niet meteen een triade vormen.',
  wary: 'Je tegenstander kan daarna wel een triade vormen.',
};
