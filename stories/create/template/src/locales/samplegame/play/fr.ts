import { fr as common } from '../../../../../../../src/locales/common/play/fr.js';
import type { SampleGamePlayTerms } from '../terms.js';

const counters = (count: number): string => `${count} ${count === 1 ? 'jeton' : 'jetons'}`;

export const fr: SampleGamePlayTerms = {
  ...common,

  'samplegame.heaps': 'Trois tas de jetons',
  'samplegame.take': (heap, count) => `Tas ${heap}, prendre ${count}`,
  'samplegame.empty': (heap) => `Tas ${heap}, vide`,
  'samplegame.chosen': 'choisi',

  'samplegame.takeChosen': (count) => `Prendre ${count}`,
  'samplegame.isChosen': (heap, count) => `${counters(count)} du tas ${heap} ${count === 1 ? 'choisi' : 'choisis'}.`,
  'samplegame.letGo': 'Rien n’est choisi.',

  //#if dice
  'samplegame.rolled': (counts) => `Les tas ont ${counts} jetons.`,
  //#end
  'samplegame.took': (name, heap, count, left) =>
    `${name} prend ${counters(count)} dans le tas ${heap}. Il en reste ${left}.`,

  'samplegame.reason.no-counters': 'Il ne reste aucun jeton.',

  'samplegame.refusal.game-over': 'La partie est terminée.',
  'samplegame.refusal.not-your-turn': 'Ce n’est pas votre tour.',
  'samplegame.refusal.bad-move': 'Ce n’est pas un coup de ce jeu. Un coup s’écrit ainsi\u202f: b2.',
  'samplegame.refusal.too-many': 'Le tas n’a pas autant de jetons.',
};
