import type { HintTexts } from '../../hint.js';

export const commonHint: HintTexts = {
  looking: 'Ein guter Zug wird gesucht …',
  onlyMove: 'Es ist der einzige mögliche Zug.',
  better: (points, shown, next) =>
    `Im Schnitt um ${shown} ${points === 1 ? 'Punkt' : 'Punkte'} besser als der nächstbeste Zug: ${next}.`,
  asGood: (next) => `Genauso gut: ${next}.`,
  aboutAsGood: (next) => `Etwa genauso gut: ${next}.`,
  chance: (percent) => `Gewinnchance: etwa ${percent}.`,
  nextChance: (next, percent) => `Nächstbester Zug: ${next}, etwa ${percent}.`,
  wins: 'Damit ist der Sieg sicher, was auch immer darauf folgt.',
  loses: 'Gegen bestes Spiel verliert jeder Zug; dieser hält am längsten stand.',
};
