import type { TriadMove, TriadState } from '../../../games/triad/index.js';
import type { TriadTerms } from '../../../locales/triad/index.js';
import type { Extras } from '../../features/extras.js';

/** What Triad adds to the features of all games. */
export const extras: Extras<TriadState, TriadMove, TriadTerms> = {
  coach: () => import('./words/coach.js'),
  help: () => import('./words/help.js'),
  hint: () => import('./words/hint.js'),
  opponent: () => import('./opponent.js'),
  review: () => import('./review.js'),
  setup: () => import('./setup.js'),
};
