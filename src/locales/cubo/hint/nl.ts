import { commonHint } from '../../common/hint/nl.js';
import type { CuboHint } from './terms.js';

export const hint: CuboHint = {
  ...commonHint,

  cells: (first, second) => `Kijk naar ${first} en ${second}.`,
  cell: (cell) => `Kijk naar ${cell}.`,
  square: 'Kijk naar het hele vierkant.',
  middle: 'Kijk naar de dobbelstenen in het midden.',
  swap: (first, cell, second, other) => `de ${first} op ${cell} en de ${second} op ${other} wisselen`,
  call: '‘Cubo’ roepen',
  roll: 'alle dobbelstenen opnieuw gooien',
  take: (die) => `de ${die} nemen`,
  takeNone: 'geen nemen',
  put: (die, cell) => `de ${die} op ${cell} inruilen`,
  keep: 'je dobbelstenen houden',
  goal: (best, now, swaps) =>
    `Deze dobbelstenen kunnen ${best} waard zijn, nu ${now}. ${swaps === 1 ? 'Deze wissel is genoeg' : `Daarvoor moet je ${swaps} keer wisselen`}.`,
  needs: (die) => `Je hebt de ${die} uit het midden nodig.`,
  most: (points) => `Meer dan ${points} kunnen deze dobbelstenen niet waard zijn, ook niet met één uit het midden.`,
  worth: (after, now) => `Het vierkant kan dan ${after} waard zijn, nu ${now}.`,
  rolling: (expected) =>
    `Wie gooit tot de dobbelstenen goed genoeg zijn, haalt ongeveer ${expected}; voor de tijd van elke worp is een punt afgetrokken.`,
  freeRoll: (expected) => `Een nieuwe worp kost niets en levert gemiddeld ongeveer ${expected} op.`,
};
