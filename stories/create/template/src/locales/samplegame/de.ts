import { de as common } from '../../../../../../src/locales/common/de.js';
import type { SampleGamePictureTerms } from './terms.js';

export const de: SampleGamePictureTerms = {
  ...common,

  'samplegame.player': (number) => `Person ${number}`,
  'samplegame.picture': (counts) => `Drei Haufen mit Spielsteinen: ${counts}`,
  //#if dice
  'samplegame.noHeaps': 'Drei Haufen, noch nicht ausgewürfelt',
  //#end
};
