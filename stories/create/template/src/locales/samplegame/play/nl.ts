import { nl as common } from '../../../../../../../src/locales/common/play/nl.js';
import type { SampleGamePlayTerms } from '../terms.js';

const counters = (count: number): string => `${count} ${count === 1 ? 'steen' : 'stenen'}`;

export const nl: SampleGamePlayTerms = {
  ...common,

  'samplegame.heaps': 'Drie stapels stenen',
  'samplegame.take': (heap, count) => `Stapel ${heap}, neem ${count}`,
  'samplegame.empty': (heap) => `Stapel ${heap}, leeg`,
  'samplegame.chosen': 'gekozen',

  'samplegame.takeChosen': (count) => `Neem ${count}`,
  'samplegame.isChosen': (heap, count) => `${counters(count)} van stapel ${heap} gekozen.`,
  'samplegame.letGo': 'Er is niets gekozen.',

  //#if dice
  'samplegame.rolled': (counts) => `De stapels hebben ${counts} stenen.`,
  //#end
  'samplegame.took': (name, heap, count, left) =>
    `${name} neemt ${counters(count)} van stapel ${heap}. Nog ${left} over.`,

  'samplegame.reason.no-counters': 'Er is geen steen meer over.',

  'samplegame.refusal.game-over': 'De partij is afgelopen.',
  'samplegame.refusal.not-your-turn': 'Je bent niet aan zet.',
  'samplegame.refusal.bad-move': 'Dat is geen zet in dit spel. Schrijf een zet zoals b2.',
  'samplegame.refusal.too-many': 'Zoveel stenen heeft de stapel niet.',
};
