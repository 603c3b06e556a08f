import type { Term } from '../../../interaction/language.js';
import type { CommonTerms } from '../../../locales/common/terms.js';

/**
 * What the points of somebody alone are worth.
 * @param deciles of the points of well-played games, fewest first
 * @returns `undefined` far below all of them
 */
export function describeRank(points: number, deciles: readonly number[], words: Term<CommonTerms>): string | undefined {
  const tenths = deciles.filter((decile) => points > decile).length;
  const [lowest = 0] = deciles;
  if (points < lowest - Math.abs(lowest) / 5) return undefined;
  return words('tabletop.betterThan', tenths, lowest);
}
