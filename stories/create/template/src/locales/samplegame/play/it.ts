import { it as common } from '../../../../../../../src/locales/common/play/it.js';
import type { SampleGamePlayTerms } from '../terms.js';

const counters = (count: number): string => `${count} ${count === 1 ? 'pedina' : 'pedine'}`;

export const it: SampleGamePlayTerms = {
  ...common,

  'samplegame.heaps': 'Tre mucchi di pedine',
  'samplegame.take': (heap, count) => `Mucchio ${heap}, prendi ${count}`,
  'samplegame.empty': (heap) => `Mucchio ${heap}, vuoto`,
  'samplegame.chosen': 'scelta',

  'samplegame.takeChosen': (count) => `Prendi ${count}`,
  'samplegame.isChosen': (heap, count) =>
    `${counters(count)} del mucchio ${heap} ${count === 1 ? 'scelta' : 'scelte'}.`,
  'samplegame.letGo': 'Niente è scelto.',

  //#if dice
  'samplegame.rolled': (counts) => `I mucchi hanno ${counts} pedine.`,
  //#end
  'samplegame.took': (name, heap, count, left) =>
    `${name} prende ${counters(count)} dal mucchio ${heap}. ${left === 1 ? 'Ne resta' : 'Ne restano'} ${left}.`,

  'samplegame.reason.no-counters': 'Non resta nessuna pedina.',

  'samplegame.refusal.game-over': 'La partita è finita.',
  'samplegame.refusal.not-your-turn': 'Non tocca a te.',
  'samplegame.refusal.bad-move': 'Non è una mossa di questo gioco. Scrivila così: b2.',
  'samplegame.refusal.too-many': 'Il mucchio non ha così tante pedine.',
};
