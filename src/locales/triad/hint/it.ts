import { commonHint } from '../../common/hint/it.js';
import type { TriadHint } from './terms.js';

export const hint: TriadHint = {
  ...commonHint,

  die: (cell) => `Guarda il tuo dado in ${cell}.`,
  move: (from, to, value) => `da ${from} a ${to}, girato su ${value}`,
  turn: (from, value) => `gira ${from} su ${value}`,
  step: (from, to) => `da ${from} a ${to} senza girare`,
  taking: (move, cell) => `${move}, e togli ${cell}`,
  quiet: 'Poi l’avversario non può formare subito una triade.',
  wary: 'L’avversario però può formare subito una triade.',
};
