import type { AnyContext } from '../../play/play-context.js';
import type { Feature } from '../feature.js';
import { reviewedMatches } from './reviewed-matches.js';

/** Whether what the others hold is hidden from this device: in a shared game, until its end. */
function isConcealed({ isShared, match }: AnyContext): boolean {
  const { game, length } = match;
  if (!isShared || !game.conceal) return false;
  const state = match.stateAt(length);
  return game.isDisclosed?.(state, state) !== true;
}

/** Whether the game can be reviewed, as far as the page wants that. */
const isReviewable = (context: AnyContext): boolean =>
  context.extras.review !== undefined &&
  context.settings.reviewOffer !== 'off' &&
  !context.session.leading.policy &&
  !isConcealed(context);

/** Lets readers who look through their game at its end find it reviewed: what the dice did, and what they did. */
export const reviewOffer: Feature = { isWanted: isReviewable, start: () => ({ offersReview: true }) };

/** Reviews the game that is looked through, or the record where the page asks for it. */
export const review: Feature = {
  isWanted: (context) =>
    isReviewable(context) &&
    (reviewedMatches.has(context.match) ||
      context.session.isLookedThrough ||
      ['', 'on'].includes(context.settings.reviewOffer as string)),
  load: async () => {
    const { Reviewed, styles } = await import('./reviewed.js');
    return { styles, start: (context) => new Reviewed(context) };
  },
};
