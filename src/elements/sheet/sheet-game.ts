import type { Seat } from '../../games/game.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { Entry } from '../../match/entry.js';
import type { Match } from '../../match/match.js';
import type { Intentions } from '../play/intentions.js';
import type { PlayContext } from '../play/play-context.js';

/** What every state of a game with sheets contains. */
export interface SheetState {
  /** One for each seat. */
  readonly sheets: readonly unknown[];
  /** The roll that is being used; `null` while nothing has to be done with dice. */
  readonly roll: readonly number[] | null;
  /** The seats that have used the roll. */
  readonly entered: readonly Seat[];
}

/** A game with sheets while it is played, as its parts see it. */
export interface SheetGame<State extends SheetState, Move, Terms extends CommonTerms> {
  readonly context: PlayContext<State, Move, Terms>;
  readonly intentions: Intentions<State, Move, Terms>;
  /** How many dice are rolled. */
  readonly diceCount: number;
  /** Who rolls, or decides first. Called before the fields of the game are set. */
  leader(state: State): Seat;
  /** What a key does in the hand, besides moving the focus. @param die the focused one */
  handKey(key: string, die: number | undefined): (() => void) | undefined;
  /** What Enter does on a choice in words. @param index of the choice in the list */
  enterChoice(index: number): (() => void) | undefined;
  /** Ends a drag before another sheet is shown. */
  cancelDrag?(): void;
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
