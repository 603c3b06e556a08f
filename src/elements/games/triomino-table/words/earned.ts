import type { Earned } from '../../../../games/triomino/score.js';
import type { TriominoOptions } from '../../../../games/triomino/options.js';
import type { Term } from '../../../../interaction/language.js';
import type { TriominoPictureTerms } from '../../../../locales/triomino/index.js';

/** How the points of a tile come about: `3+4+4, bridge 40: 51`. */
export function describeEarned(
  values: string,
  lines: readonly Pick<Earned, 'code' | 'points'>[],
  { scoring }: Pick<TriominoOptions, 'scoring'>,
  words: Term<TriominoPictureTerms>,
): string {
  if (scoring === 'none') return words('triomino.noPoints');
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  const parts = lines.flatMap(({ code, points }) => {
    if (code === 'earlier') return [];
    if (code !== 'tile') return [words(`triomino.part.${code}`, points)];
    return [scoring === 'simple' ? words('triomino.oneTile', points) : [...values].join('+')];
  });
  return words('triomino.earns', parts.join(', '), total);
}
