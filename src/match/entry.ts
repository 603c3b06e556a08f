import type { Actor } from '../games/game.js';

/**
 * Who caused a change: the person at the element (`user`), a computer player, dice that roll by themselves and time that runs out (`auto`), a program of
 * the page (`script`), or a player on another device (`remote`).
 */
export type By = 'user' | 'computer' | 'auto' | 'script' | 'remote';

/** A move with whose it is and who made it. */
export interface MadeMove<Move = unknown> {
  readonly actor: Actor;
  readonly move: Move;
  /** The move in the game's notation. */
  readonly text: string;
  readonly by: By;
}

/** One move of a match. */
export interface Entry<Move = unknown> extends MadeMove<Move> {
  /** Whether chance drew it, as opposed to dice that were rolled by hand and entered. Undo stops at such a move. */
  readonly generated: boolean;
  /** Milliseconds since the start, in real-time games. */
  readonly at?: number;
  readonly comment?: string;
}

/** A moment of a match: the number of plies before it, or the latest. */
export type Ply = number | 'last';

export type ChangeCause = 'play' | 'undo' | 'redo' | 'go-to' | 'concede';

/** What subscribers are notified of after a change. */
export interface MatchChange<Move = unknown> {
  readonly cause: ChangeCause;
  readonly by: By;
  /** The moves that the change added, dice included. */
  readonly moves: readonly Entry<Move>[];
}
