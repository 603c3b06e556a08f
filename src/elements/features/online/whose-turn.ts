import type { Seat } from '../../../games/game.js';
import type { OnlineWords } from '../../../locales/online/terms.js';
import type { AnyContext } from '../../play/play-context.js';

/**
 * What is said in place of the game's prompt: that the game rests, or that somebody else thinks.
 * @param awaited what the game waits for before it begins
 */
export function promptOf(
  context: AnyContext,
  words: OnlineWords | undefined,
  awaited: string | undefined,
): string | undefined {
  const { linked, match, commonWords } = context;
  if (!linked || match.outcome) return undefined;
  if (linked.isResting) return awaited ?? words?.paused ?? '';
  const other = otherInTurn(context);
  return other === undefined ? undefined : commonWords('tabletop.thinking', context.nameOf(other));
}

/** The only player who is to move, where that is somebody else who is there. */
function otherInTurn({ linked, match }: AnyContext): Seat | undefined {
  const [actor, ...others] = match.actors;
  if (typeof linked?.seat !== 'number' || typeof actor !== 'number' || others.length > 0) return undefined;
  return actor !== linked.seat && linked.presence?.seats[actor] === 'here' ? actor : undefined;
}

/** Whether the shared game waits for the reader. */
export function isOwnTurn({ linked, match, play, intentions }: AnyContext): boolean {
  if (typeof linked?.seat !== 'number' || linked.isResting || match.outcome) return false;
  if (match.actors.includes(linked.seat)) return true;
  return match.actors.includes('chance') && intentions.mayDraw && (play.roller ?? linked.seat) === linked.seat;
}
