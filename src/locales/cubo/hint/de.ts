import { commonHint } from '../../common/hint/de.js';
import type { CuboHint } from './terms.js';

export const hint: CuboHint = {
  ...commonHint,

  cells: (first, second) => `Sieh dir ${first} und ${second} an.`,
  cell: (cell) => `Sieh dir ${cell} an.`,
  square: 'Sieh dir das ganze Quadrat an.',
  middle: 'Sieh dir die Würfel in der Mitte an.',
  swap: (first, cell, second, other) => `die ${first} auf ${cell} und die ${second} auf ${other} tauschen`,
  call: '„Cubo“ rufen',
  roll: 'alle Würfel neu würfeln',
  take: (die) => `die ${die} nehmen`,
  takeNone: 'keinen nehmen',
  put: (die, cell) => `die ${die} auf ${cell} hergeben`,
  keep: 'deine Würfel behalten',
  goal: (best, now, swaps) =>
    `Diese Würfel können ${best} wert sein, jetzt ${now}. ${swaps === 1 ? 'Dazu genügt dieser Tausch' : `Dazu musst du ${swaps}-mal tauschen`}.`,
  needs: (die) => `Du brauchst dafür die ${die} aus der Mitte.`,
  most: (points) => `Mehr als ${points} geben diese Würfel nicht her, auch nicht mit einem aus der Mitte.`,
  worth: (after, now) => `Das Quadrat kann dann ${after} wert sein, jetzt ${now}.`,
  rolling: (expected) =>
    `Wer würfelt, bis die Würfel gut genug sind, kommt auf etwa ${expected}; für die Zeit jedes Wurfs ist ein Punkt abgezogen.`,
  freeRoll: (expected) => `Ein neuer Wurf kostet nichts und bringt im Schnitt etwa ${expected}.`,
};
