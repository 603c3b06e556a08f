import type { TriominoMove, TriominoState } from '../../../games/triomino/index.js';
import type { TriominoTerms } from '../../../locales/triomino/index.js';
import type { Extras } from '../../features/extras.js';

/** What Triomino adds to the features of all games. */
export const extras: Extras<TriominoState, TriominoMove, TriominoTerms> = {
  coach: () => import('./words/coach.js'),
  help: () => import('./words/help.js'),
  hint: () => import('./words/hint.js'),
  opponent: () => import('./opponent.js'),
  review: () => import('./review.js'),
  setup: () => import('./setup.js'),
};
