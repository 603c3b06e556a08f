import type { Seat } from '../../../games/game.js';
import type { CommonTerms } from '../../../locales/common/terms.js';
import type { PlayContext } from '../play-context.js';
import { latestNarration } from './narration.js';

/** The points of a seat, as the strip shows them. */
export interface Earned {
  /** What they were before the moves that are seen now. */
  readonly was: number | undefined;
  /** What the narrated move has earned. */
  readonly gain: number | undefined;
}

/** What the latest moves have earned a seat, in a game that counts points. */
export function earnedBy<State, Move, Terms extends CommonTerms>(
  { show, match, play }: PlayContext<State, Move, Terms>,
  seat: Seat,
): Earned {
  const pointsAt = (state: State | undefined) => state && play.scoreOf?.(state, seat);
  const narration = match.outcome ? undefined : latestNarration(match, play);
  const [before, after] = narration
    ? [narration.ply - 1, narration.ply].map((ply) => pointsAt(match.stateAt(ply)))
    : [];
  return {
    was: pointsAt(show.seen?.moves[0]?.before),
    gain: before === undefined || after === undefined ? undefined : after - before,
  };
}
