import type { Outcome, Refusal, Seat } from '../../../../../../src/games/game.js';
import type { SampleGameOptions } from './options.js';

/** The most counters that a heap can have. */
export const LARGEST = 6;

/** The heaps by name. */
export const HEAPS = ['a', 'b', 'c'] as const;

/** What a diagram shows: the counters of each heap, and whose turn it is. */
export interface SampleGamePosition {
  //#if dice
  /** Empty before the roll. */
  //#end
  readonly heaps: readonly number[];
  readonly turn: Seat;
}

/** A moment of a game. */
export interface SampleGameState extends SampleGamePosition {
  readonly options: SampleGameOptions;
}

/** A move of a player: `count` counters from one heap. */
export interface SampleGameTake {
  readonly kind: 'take';
  readonly heap: number;
  readonly count: number;
}

//#if dice
/** The opening roll: one die for each heap. */
export interface SampleGameRoll {
  readonly kind: 'roll';
  readonly heaps: readonly number[];
}

/** A move of a player, or of chance. */
export type SampleGameMove = SampleGameTake | SampleGameRoll;
//#else
// export type SampleGameMove = SampleGameTake;
//#end

/** Why a move is illegal. Each code has a sentence in every language. */
export interface SampleGameRefusal extends Refusal {
  readonly code: 'game-over' | 'not-your-turn' | 'bad-move' | 'too-many';
}

/** Why the game is over. */
export type SampleGameReason = 'no-counters';

export type SampleGameScoreCode = 'last-counter';

export type SampleGameOutcome = Outcome<SampleGameReason>;
