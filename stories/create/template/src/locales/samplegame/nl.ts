import { nl as common } from '../../../../../../src/locales/common/nl.js';
import type { SampleGamePictureTerms } from './terms.js';

export const nl: SampleGamePictureTerms = {
  ...common,

  'samplegame.player': (number) => `Speler ${number}`,
  'samplegame.picture': (counts) => `Drie stapels stenen: ${counts}`,
  //#if dice
  'samplegame.noHeaps': 'Drie stapels, nog niet gegooid',
  //#end
};
