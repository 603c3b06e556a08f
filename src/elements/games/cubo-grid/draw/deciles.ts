import type { CuboMove, CuboOptions, CuboState } from '../../../../games/cubo/index.js';
import type { Match } from '../../../../match/match.js';
import type { Ending } from '../../../play/ending.js';

/**
 * The deciles of what the opponent of the level `medium` reaches in a practice game by the printed rules, in 2,000 games. It makes the most of the dice of each
 * round. The level `hard` rolls again until the dice are good, for which nobody has the time.
 */
const DECILES: readonly number[] = [92, 99, 104, 109, 113, 117, 122, 128, 137];

/** What is shown at the end of a game. */
export function endingOf({ outcome, options }: Match<CuboState, CuboMove>): Ending {
  const { streets, resetColours } = options as unknown as CuboOptions;
  const isPrinted = streets === 'ordered' && !resetColours;
  return { scores: outcome?.scores ?? [], ...(isPrinted && { deciles: DECILES }) };
}
