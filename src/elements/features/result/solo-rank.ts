import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';

/**
 * What the points of somebody alone are worth.
 * @param deciles of the points of well-played games, fewest first
 */
export function describeRank(points: number, deciles: readonly number[], words: Term<CommonTerms>): string {
  const tenths = deciles.filter((decile) => points > decile).length;
  return words('tabletop.betterThan', tenths, deciles[0] ?? 0);
}
