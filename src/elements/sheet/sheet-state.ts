import type { Seat } from '../../games/game.js';
import type { Entry } from '../../match/entry.js';
import type { Match } from '../../match/match.js';

/** What every state of a game with sheets contains. */
export interface SheetState {
  /** One for each seat. */
  readonly sheets: readonly unknown[];
  /** The roll that is being used; `null` while nothing has to be done with dice. */
  readonly roll: readonly number[] | null;
  /** The seats that have used the roll. */
  readonly entered: readonly Seat[];
}

/** The moves that led to the current ply. Replayed after an undo, they are the same objects. */
export function playedEntries<Move>({ entries, ply }: Match<unknown, Move>): readonly Entry<Move>[] {
  return entries.slice(0, ply);
}

/** The moves since the dice were last rolled. */
export function entriesSinceRoll<Move>(match: Match<unknown, Move>): readonly Entry<Move>[] {
  const played = playedEntries(match);
  return played.slice(played.findLastIndex(({ actor }) => actor === 'chance') + 1);
}
