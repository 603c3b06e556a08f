import type { Outcome, Refusal, ScoreLine, Seat } from '../game.js';
import type { CuboOptions } from './options.js';
import type { Cell, CuboDie, CuboSquare, Value } from './square.js';

/** All seats build simultaneously; then they exchange dice, one seat after another. */
export type CuboPhase = 'build' | 'exchange' | 'over';

/**
 * The stage of a seat in a round: it builds, has its dice in hand, has called, has taken a die or declined, or ran out of time.
 */
export type CuboStage = 'open' | 'in-hand' | 'called' | 'decided' | 'late';

export interface CuboSeat {
  readonly square: CuboSquare;
  readonly stage: CuboStage;
  /** The die taken from the middle, until it is exchanged or returned. */
  readonly taken: CuboDie | null;
  /** The points of finished rounds. */
  readonly score: number;
}

/** Any squares, with the middle and the turn. */
export interface CuboPosition {
  /** Counted from 1. */
  readonly round: number;
  /** The seat that exchanges first in this round. */
  readonly start: Seat;
  readonly phase: CuboPhase;
  /** The seat that exchanges next; the start seat in other phases. */
  readonly turn: Seat;
  readonly seats: readonly CuboSeat[];
  /** Four places; `null` if the die has been taken. */
  readonly middle: readonly (CuboDie | null)[];
}

/** A legal moment of a game. */
export interface CuboState extends CuboPosition {
  readonly options: CuboOptions;
  /** The revision of the rules that the game is played by. */
  readonly revision: number;
  /** The seats that have called and neither taken a die nor declined, in the order of their calls. */
  readonly calls: readonly Seat[];
  /** The scored squares of each finished round and seat since the start of the game; `null` for a late seat. */
  readonly rounds: readonly (readonly (CuboSquare | null)[])[];
}

/** A place of the middle, from 1 to 4. */
export type MiddlePlace = 1 | 2 | 3 | 4;

export type CuboMove =
  /** Chance, at the start of a round. */
  | { readonly kind: 'middle'; readonly dice: readonly CuboDie[] }
  /** Chance: the values of a seat's dice, in the order of their cells. */
  | { readonly kind: 'dice'; readonly seat: Seat; readonly values: readonly Value[] }
  /** The clock: the time is up. */
  | { readonly kind: 'timeout' }
  /** Swaps two dice. The cells ascend. */
  | { readonly kind: 'swap'; readonly cells: readonly [Cell, Cell] }
  /** Takes all nine dice in hand to roll them again. */
  | { readonly kind: 'roll' }
  /** Calls “Cubo”, which fixes the square. */
  | { readonly kind: 'call' }
  /** Takes a die from the middle, or with `null` declines. */
  | { readonly kind: 'take'; readonly place: MiddlePlace | null }
  /** Exchanges the die in a cell for the one taken. */
  | { readonly kind: 'put'; readonly cell: Cell }
  /** Returns the die taken, without an exchange. */
  | { readonly kind: 'keep' };

/** Why a move is illegal. */
export type CuboRefusal = Refusal &
  (
    | { readonly code: 'game-over' | 'not-your-turn' | 'bad-move' }
    /** Not all dice of the round have been rolled. */
    | { readonly code: 'no-roll' }
    /** Chance: these dice are not due now, or have the wrong colours. */
    | { readonly code: 'not-due' | 'other-dice' }
    /** The seat's dice are in its hand. */
    | { readonly code: 'in-hand' }
    /** The seat has called, so its square is fixed. */
    | { readonly code: 'covered' | 'already-called' }
    /** Somebody has called, so nobody may roll again. */
    | { readonly code: 'no-more-rolls' }
    /** The white die stays in the centre. */
    | { readonly code: 'white-die' }
    | { readonly code: 'same-cell' }
    /** A seat takes a die only after its call, and only once. */
    | { readonly code: 'call-first' | 'already-decided' }
    /** The `place` of the middle is empty. */
    | { readonly code: 'place-empty'; readonly place: MiddlePlace }
    /** Building is over; or it is not, and exchanges come later. */
    | { readonly code: 'building-over' | 'exchange-later' }
  );

export type CuboRefusalCode = CuboRefusal['code'];

export type CuboReason = 'six-rounds';

/** The source of points: three consecutive numbers, three equal ones, or the points of the starting position. */
export type CuboScoreCode = 'street' | 'lane' | 'earlier';

/** One item of a score. `cells` holds the names of the line's cells. */
export interface CuboScoreLine extends ScoreLine<CuboScoreCode> {
  /** The round of the points; 0 for those of the starting position. */
  readonly round: number;
  /** Whether all dice are of one colour, which doubles the points. */
  readonly isDouble: boolean;
}

export type CuboOutcome = Outcome<CuboReason>;
