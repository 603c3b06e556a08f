import type { HintTexts } from '../../hint.js';

export const commonHint: HintTexts = {
  looking: 'Looking for a good move…',
  onlyMove: 'It’s the only legal move.',
  better: (points, shown, next) =>
    `On average ${shown} ${points === 1 ? 'point' : 'points'} better than the next best: ${next}.`,
  asGood: (next) => `Just as good: ${next}.`,
  aboutAsGood: (next) => `About as good: ${next}.`,
  chance: (percent) => `Chance of winning: about ${percent}.`,
  nextChance: (next, percent) => `Next best: ${next}, about ${percent}.`,
  wins: 'It wins for certain, whatever the reply.',
  loses: 'Every move loses against best play; this one holds out longest.',
};
