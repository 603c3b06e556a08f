import { the } from '../it.js';
import { commonHint } from '../../common/hint/it.js';
import type { CuboHint } from './terms.js';

export const hint: CuboHint = {
  ...commonHint,

  cells: (first, second) => `Guarda ${first} e ${second}.`,
  cell: (cell) => `Guarda ${cell}.`,
  square: 'Guarda tutto il quadrato.',
  middle: 'Guarda i dadi al centro.',
  swap: (first, cell, second, other) => `scambia ${the(first)} in ${cell} e ${the(second)} in ${other}`,
  call: 'annuncia Cubo',
  roll: 'rilancia tutti i dadi',
  take: (die) => `prendi ${the(die)}`,
  takeNone: 'non prenderne nessuno',
  put: (die, cell) => `cedi ${the(die)} in ${cell}`,
  keep: 'tieni i tuoi dadi',
  goal: (best, now, swaps) =>
    `Questi dadi possono valere ${best}, ora ${now}. ${swaps === 1 ? 'Basta questo scambio' : `Servono ${swaps} scambi`}.`,
  needs: (die) => `Ti servirà ${the(die)} dal centro.`,
  most: (points) => `Questi dadi non possono valere più di ${points}, nemmeno con uno del centro.`,
  worth: (after, now) => `Il quadrato può valere allora ${after}, ora ${now}.`,
  rolling: (expected) =>
    `Tirando finché i dadi sono abbastanza buoni si fa circa ${expected}: un punto è tolto per il tempo di ogni tiro.`,
  freeRoll: (expected) => `Un nuovo tiro non costa nulla e in media vale circa ${expected}.`,
};
