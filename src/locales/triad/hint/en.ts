import { commonHint } from '../../common/hint/en.js';
import type { TriadHint } from './terms.js';

export const hint: TriadHint = {
  ...commonHint,

  die: (cell) => `Look at your die on ${cell}.`,
  move: (from, to, value) => `move ${from} to ${to}, turned to ${value}`,
  turn: (from, value) => `turn ${from} to ${value}`,
  step: (from, to) => `move ${from} to ${to} without turning`,
  taking: (move, cell) => `${move}, and take off ${cell}`,
  quiet: 'After that, the other side can’t make a triad right away.',
  wary: 'But the other side can make a triad next.',
};
