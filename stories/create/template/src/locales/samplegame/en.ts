import { en as common } from '../../../../../../src/locales/common/en.js';
import type { SampleGamePictureTerms } from './terms.js';

export const en: SampleGamePictureTerms = {
  ...common,

  'samplegame.player': (number) => `Player ${number}`,
  'samplegame.picture': (counts) => `Three heaps of counters: ${counts}`,
  //#if dice
  'samplegame.noHeaps': 'Three heaps, not rolled yet',
  //#end
};
