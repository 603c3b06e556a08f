import type { Outcome, Refusal, ScoreLine, Seat } from '../game.js';
import type { CuboOptions } from './options.js';
import type { Cell, CuboDie, CuboSquare, Value } from './square.js';

/** Everybody builds at once; then the dice of the middle are exchanged, one seat after another. */
export type CuboPhase = 'build' | 'exchange' | 'over';

/**
 * What a seat is about in its round: it builds, has its dice in hand, has called, has then taken a die or declined, or was too late.
 */
export type CuboStage = 'open' | 'in-hand' | 'called' | 'decided' | 'late';

export interface CuboSeat {
  readonly square: CuboSquare;
  readonly stage: CuboStage;
  /** The die of the middle that it holds, until it is exchanged or given back. */
  readonly taken: CuboDie | null;
  /** The points of the rounds that are over. */
  readonly score: number;
}

/** Any squares with the middle and whose turn it is: what a diagram shows. */
export interface CuboPosition {
  /** Counted from 1. */
  readonly round: number;
  /** Who exchanges first in this round. */
  readonly start: Seat;
  readonly phase: CuboPhase;
  /** Who is to exchange; in the other phases the start seat. */
  readonly turn: Seat;
  readonly seats: readonly CuboSeat[];
  /** Four places, `null` where the die has been taken. */
  readonly middle: readonly (CuboDie | null)[];
}

/** A legal moment of a game. */
export interface CuboState extends CuboPosition {
  readonly options: CuboOptions;
  /** The squares that were scored, round by round and seat by seat since the game or the position it began from; `null` for a late one. */
  readonly rounds: readonly (readonly (CuboSquare | null)[])[];
}

/** A place of the middle, from 1 to 4. */
export type MiddlePlace = 1 | 2 | 3 | 4;

export type CuboMove =
  /** Chance, at the start of a round. */
  | { readonly kind: 'middle'; readonly dice: readonly CuboDie[] }
  /** Chance: what the dice of a seat show, in the order of their cells. */
  | { readonly kind: 'dice'; readonly seat: Seat; readonly values: readonly Value[] }
  /** The clock: the time is up. */
  | { readonly kind: 'timeout' }
  /** Two dice change places; the cells ascend. */
  | { readonly kind: 'swap'; readonly cells: readonly [Cell, Cell] }
  /** Takes all nine dice in hand, to be thrown again. */
  | { readonly kind: 'roll' }
  /** Calls “Cubo”: the square is covered and fixed. */
  | { readonly kind: 'call' }
  /** Takes a die of the middle, or with `null` none. */
  | { readonly kind: 'take'; readonly place: MiddlePlace | null }
  /** Lays the die that was taken in a cell; what lay there goes to the middle. */
  | { readonly kind: 'put'; readonly cell: Cell }
  /** Gives back the die that was taken. */
  | { readonly kind: 'keep' };

/** Why a move is refused. */
export type CuboRefusal = Refusal &
  (
    | { readonly code: 'game-over' | 'not-your-turn' | 'bad-move' }
    /** The dice of the round are not all rolled. */
    | { readonly code: 'no-roll' }
    /** Chance: these dice are not to be rolled now, or have other colours. */
    | { readonly code: 'not-due' | 'other-dice' }
    /** The seat's dice are in its hand. */
    | { readonly code: 'in-hand' }
    /** The seat's square is covered. */
    | { readonly code: 'covered' | 'already-called' }
    /** Somebody has called, so nobody takes dice in hand any more. */
    | { readonly code: 'no-more-rolls' }
    /** The white die stays in the centre. */
    | { readonly code: 'white-die' }
    | { readonly code: 'same-cell' }
    /** One takes a die after one's call, and once. */
    | { readonly code: 'call-first' | 'already-decided' }
    /** The `place` of the middle is empty. */
    | { readonly code: 'place-empty'; readonly place: MiddlePlace }
    /** All squares are covered; or they are not yet, and dice are exchanged later. */
    | { readonly code: 'building-over' | 'exchange-later' }
  );

export type CuboRefusalCode = CuboRefusal['code'];

export type CuboReason = 'six-rounds';

/** What earns points: three numbers in a row, three equal ones; or what was earned before the position that the game began from. */
export type CuboScoreCode = 'street' | 'lane' | 'earlier';

/** One part of a score. `cells` are the names of the line's cells. */
export interface CuboScoreLine extends ScoreLine<CuboScoreCode> {
  /** The round it was earned in; 0 for what was earned earlier. */
  readonly round: number;
  /** Whether it is of one colour, which counts double. */
  readonly isDouble: boolean;
}

export type CuboOutcome = Outcome<CuboReason>;
