import type { Seat } from '../../games/game.js';
import type { OpponentSource } from '../../interaction/thinking.js';
import type { Level } from '../../opponents/level.js';
import type { LazyModule } from '../base/lazy-modules.js';

/** Who moves at a human pace, and where. */
export interface PacedMoment<State> {
  readonly state: State;
  readonly seat: Seat;
  readonly level: Level;
  /** Returns uniform numbers in [0, 1). */
  readonly random: () => number;
}

/** The opponent of a game, as it is loaded by those who ask it. */
export interface OpponentModule<State, Move> extends LazyModule {
  readonly opponent: OpponentSource<State, Move>;
  /**
   * In a game that is a race: what a computer player does where it would make a move with all time in the world, and how many milliseconds it takes. It is
   * asked again when a time limit begins or ends. Default: the move, after a pause that one can follow.
   */
  readonly pace?: (move: Move, moment: PacedMoment<State>) => { readonly move: Move; readonly ms: number };
}
