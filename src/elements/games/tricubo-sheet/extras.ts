import type { TricuboMove, TricuboState } from '../../../games/tricubo/index.js';
import type { TricuboTerms } from '../../../locales/tricubo/index.js';
import type { Extras } from '../../features/extras.js';

/** What Tricubo adds to the features of all games. */
export const extras: Extras<TricuboState, TricuboMove, TricuboTerms> = {
  coach: () => import('./words/coach.js'),
  help: () => import('./words/help.js'),
  hint: () => import('./words/hint.js'),
  opponent: () => import('./opponent.js'),
  review: () => import('./review.js'),
  setup: () => import('./setup.js'),
  hasPaperSheet: true,
};
