import { it as common } from '../../../../../../src/locales/common/it.js';
import type { SampleGamePictureTerms } from './terms.js';

export const it: SampleGamePictureTerms = {
  ...common,

  'samplegame.player': (number) => `Giocatore ${number}`,
  'samplegame.picture': (counts) => `Tre mucchi di pedine: ${counts}`,
  //#if dice
  'samplegame.noHeaps': 'Tre mucchi, dadi non ancora lanciati',
  //#end
};
