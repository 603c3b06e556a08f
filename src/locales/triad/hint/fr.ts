import { commonHint } from '../../common/hint/fr.js';
import type { TriadHint } from './terms.js';

export const hint: TriadHint = {
  ...commonHint,

  die: (cell) => `Regardez votre dé en ${cell}.`,
  move: (from, to, value) => `de ${from} à ${to}, tourné sur le ${value}`,
  turn: (from, value) => `tourner ${from} sur le ${value}`,
  step: (from, to) => `de ${from} à ${to} sans tourner`,
  taking: (move, cell) => `${move}, et retirer ${cell}`,
  quiet: 'L’autre camp ne pourra pas former de triade aussitôt.',
  wary: 'L’autre camp pourra quand même former une triade.',
};
