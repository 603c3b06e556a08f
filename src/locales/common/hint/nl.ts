import type { HintTexts } from '../../hint.js';

export const commonHint: HintTexts = {
  looking: 'Op zoek naar een goede zet…',
  onlyMove: 'Het is de enige mogelijke zet.',
  better: (points, shown, next) =>
    `Gemiddeld ${shown} ${points === 1 ? 'punt' : 'punten'} beter dan de op één na beste zet: ${next}.`,
  asGood: (next) => `Even goed: ${next}.`,
  aboutAsGood: (next) => `Ongeveer even goed: ${next}.`,
  chance: (percent) => `Winstkans: ongeveer ${percent}.`,
  nextChance: (next, percent) => `Op één na beste zet: ${next}, ongeveer ${percent}.`,
  wins: 'Dit wint zeker, wat het antwoord ook is.',
  loses: 'Tegen het beste spel verliest elke zet; deze houdt het langst stand.',
};
