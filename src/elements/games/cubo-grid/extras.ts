import type { CuboMove, CuboState } from '../../../games/cubo/index.js';
import type { CuboTerms } from '../../../locales/cubo/index.js';
import type { Extras } from '../../features/extras.js';

/** What Cubo adds to the features of all games. */
export const extras: Extras<CuboState, CuboMove, CuboTerms> = {
  coach: () => import('./words/coach.js'),
  help: () => import('./words/help.js'),
  hint: () => import('./words/hint.js'),
  opponent: () => import('./opponent.js'),
  review: () => import('./review.js'),
  setup: () => import('./setup.js'),
};
