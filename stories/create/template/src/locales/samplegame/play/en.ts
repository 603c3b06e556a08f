import { en as common } from '../../../../../../../src/locales/common/play/en.js';
import type { SampleGamePlayTerms } from '../terms.js';

const counters = (count: number): string => `${count} ${count === 1 ? 'counter' : 'counters'}`;

export const en: SampleGamePlayTerms = {
  ...common,

  'samplegame.heaps': 'Three heaps of counters',
  'samplegame.take': (heap, count) => `Heap ${heap}, take ${count}`,
  'samplegame.empty': (heap) => `Heap ${heap}, empty`,
  'samplegame.chosen': 'selected',

  'samplegame.takeChosen': (count) => `Take ${count}`,
  'samplegame.isChosen': (heap, count) => `${counters(count)} in heap ${heap} selected.`,
  'samplegame.letGo': 'Nothing selected.',

  //#if dice
  'samplegame.rolled': (counts) => `The heaps have ${counts} counters.`,
  //#end
  'samplegame.took': (name, heap, count, left) => `${name} takes ${counters(count)} from heap ${heap}. ${left} left.`,

  'samplegame.reason.no-counters': 'No counter is left.',

  'samplegame.refusal.game-over': 'The game is over.',
  'samplegame.refusal.not-your-turn': 'It’s not your turn.',
  'samplegame.refusal.bad-move': 'That’s not a move in this game. Write moves like b2.',
  'samplegame.refusal.too-many': 'The heap doesn’t have that many counters.',
};
