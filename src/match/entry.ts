import type { Actor } from '../games/game.js';

/** Who brought a change about: a person in the element, the machine (its dice and opponents), or a program. */
export type By = 'reader' | 'computer' | 'script';

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
