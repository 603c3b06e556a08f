import type { Actor } from '../games/game.js';

/** Who caused a change: the person at the element, a computer player, dice and clocks that run by themselves, a program, or another device. */
export type By = 'user' | 'computer' | 'auto' | 'script' | 'remote';

/** One move that was made. */
export interface Entry<Move = unknown> {
  readonly actor: Actor;
  readonly move: Move;
  /** The move as people write it. */
  readonly text: string;
  readonly by: By;
  /** Whether it is chance that was not thrown by hand and entered; such a move is a barrier to undo. */
  readonly generated: boolean;
  /** Milliseconds since the start, in real-time games. */
  readonly at?: number;
  readonly comment?: string;
}

export type ChangeCause = 'play' | 'undo' | 'redo' | 'go-to';

/** What listeners are told, after it happened. */
export interface MatchChange<Move = unknown> {
  readonly cause: ChangeCause;
  readonly by: By;
  /** The moves that this change has added, dice included. */
  readonly moves: readonly Entry<Move>[];
}
