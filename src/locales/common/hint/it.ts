import type { HintTexts } from '../../hint.js';

export const commonHint: HintTexts = {
  looking: 'Cerco una buona mossa…',
  onlyMove: 'È l’unica mossa possibile.',
  better: (points, shown, next) =>
    `In media vale ${shown} ${points === 1 ? 'punto' : 'punti'} in più della seconda scelta: ${next}.`,
  asGood: (next) => `Altrettanto buono: ${next}.`,
  aboutAsGood: (next) => `Vale più o meno lo stesso: ${next}.`,
  chance: (percent) => `Probabilità di vincere: circa ${percent}.`,
  nextChance: (next, percent) => `Seconda scelta: ${next}, circa ${percent}.`,
  wins: 'Così la vittoria è certa, qualunque sia la risposta.',
  loses: 'Contro il gioco migliore ogni mossa perde; questa resiste più a lungo.',
};
