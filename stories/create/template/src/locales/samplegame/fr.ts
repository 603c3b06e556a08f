import { fr as common } from '../../../../../../src/locales/common/fr.js';
import type { SampleGamePictureTerms } from './terms.js';

export const fr: SampleGamePictureTerms = {
  ...common,

  'samplegame.player': (number) => `Joueur ${number}`,
  'samplegame.picture': (counts) => `Trois tas de jetons\u202f: ${counts}`,
  //#if dice
  'samplegame.noHeaps': 'Trois tas, les dés ne sont pas lancés',
  //#end
};
