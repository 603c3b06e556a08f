import type { AnyContext } from '../../play/play-context.js';
import type { Feature } from '../feature.js';
import { reviewedMatches } from './reviewed-matches.js';

/** Whether the game can be reviewed, as far as the page wants that. Where games are shared, what others held stays hidden. */
const isReviewable = ({ extras, settings, session, isShared, match }: AnyContext): boolean =>
  extras.review !== undefined &&
  settings.reviewOffer !== 'off' &&
  !session.leading.policy &&
  !(isShared && match.game.conceal);

/** Lets readers who look through their game at its end find it reviewed: what the dice did, and what they did. */
export const reviewOffer: Feature = { isWanted: isReviewable, start: () => ({ offersReview: true }) };

/** Reviews the game that is looked through, or the record where the page asks for it. */
export const review: Feature = {
  isWanted: (context) =>
    isReviewable(context) &&
    (reviewedMatches.has(context.match) ||
      context.session.isReviewed ||
      ['', 'on'].includes(context.settings.reviewOffer as string)),
  load: async () => {
    const { Reviewed, styles } = await import('./reviewed.js');
    return { styles, start: (context) => new Reviewed(context) };
  },
};
