import type { KubiMove, KubiState } from '../../../games/kubi/index.js';
import type { KubiTerms } from '../../../locales/kubi/index.js';
import type { Extras } from '../../features/extras.js';

/** What Kubi adds to the features of all games. */
export const extras: Extras<KubiState, KubiMove, KubiTerms> = {
  coach: () => import('./words/coach.js'),
  help: () => import('./words/help.js'),
  hint: () => import('./words/hint.js'),
  opponent: () => import('./opponent.js'),
  review: () => import('./review.js'),
  hasPaperSheet: true,
};
