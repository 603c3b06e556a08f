import { de as common } from '../../../../../../../src/locales/common/play/de.js';
import type { SampleGamePlayTerms } from '../terms.js';

const counters = (count: number): string => `${count} ${count === 1 ? 'Stein' : 'Steine'}`;

export const de: SampleGamePlayTerms = {
  ...common,

  'samplegame.heaps': 'Drei Haufen mit Spielsteinen',
  'samplegame.take': (heap, count) => `Haufen ${heap}, ${count} nehmen`,
  'samplegame.empty': (heap) => `Haufen ${heap}, leer`,
  'samplegame.chosen': 'gewählt',

  'samplegame.takeChosen': (count) => `${count} nehmen`,
  'samplegame.isChosen': (heap, count) => `${counters(count)} von Haufen ${heap} gewählt.`,
  'samplegame.letGo': 'Nichts ist gewählt.',

  //#if dice
  'samplegame.rolled': (counts) => `In den Haufen liegen ${counts} Steine.`,
  //#end
  'samplegame.took': (name, heap, count, left) => `${name} nimmt ${counters(count)} von Haufen ${heap}. ${left} übrig.`,

  'samplegame.reason.no-counters': 'Kein Stein ist übrig.',

  'samplegame.refusal.game-over': 'Die Partie ist zu Ende.',
  'samplegame.refusal.not-your-turn': 'Du bist nicht am Zug.',
  'samplegame.refusal.bad-move': 'Das ist kein Zug dieses Spiels. Züge schreibt man so: b2.',
  'samplegame.refusal.too-many': 'So viele Steine hat der Haufen nicht.',
};
