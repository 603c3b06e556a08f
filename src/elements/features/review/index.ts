import { icons } from '../../../ui/icons.js';
import type { AnyContext } from '../../play/play-context.js';
import type { Feature } from '../feature.js';
import { reviewedMatches } from './reviewed-matches.js';

/** Whether the game can be reviewed, as far as the page wants that. Where games are shared, what others held stays hidden. */
const isReviewable = ({ extras, settings, session, isShared, match }: AnyContext): boolean =>
  extras.review !== undefined &&
  settings.reviewOffer !== 'off' &&
  !session.leading.policy &&
  !(isShared && match.game.conceal);

/** Offers, at the end of a game, to say what the dice did and what the players did. */
export const reviewOffer: Feature = {
  isWanted: (context) => isReviewable(context) && context.match.outcome !== undefined,
  start: ({ session, commonWords: words }) => ({
    get tools() {
      const run = () => session.review(true);
      return [{ id: 'review', label: words('tabletop.review'), icon: icons.curve, run, places: ['card'] }] as const;
    },
    takes: (intention) => intention === 'look-through',
  }),
};

/** Reviews the game that is looked through, or the record where the page asks for it. */
export const review: Feature = {
  isWanted: (context) =>
    isReviewable(context) &&
    (reviewedMatches.has(context.match) ||
      (context.activeMode === 'replay' && (context.session.isReviewed || context.settings.reviewOffer === 'on'))),
  load: async () => {
    const { Reviewed, styles } = await import('./reviewed.js');
    return { styles, start: (context) => new Reviewed(context) };
  },
};
