import type { Outcome, Refusal } from '../game.js';
import type { Cell, Die, Value } from './board.js';
import type { TriadOptions } from './options.js';

/** Any arrangement of dice, with the side to move. */
export interface TriadPosition {
  /** The 36 cells, indexed by {@link Cell}; all empty before the roll. */
  readonly cells: readonly Die[];
  /** Whether the opening dice have been rolled. */
  readonly rolled: boolean;
  readonly turn: 0 | 1;
  /** The number of dice removed by White and by Black. */
  readonly removed: readonly [number, number];
  /** Plies since the last removal. */
  readonly quiet: number;
}

/** A linked list of earlier boards. */
export interface TriadPast {
  readonly cells: readonly Die[];
  readonly before: TriadPast | null;
}

/** A legal moment of a game. */
export interface TriadState extends TriadPosition {
  readonly options: TriadOptions;
  /** The boards since the last removal, latest first, to detect repetition; `null` without the option `draws`. */
  readonly past: TriadPast | null;
  /** Why the game is over, or `null`. */
  readonly ended: TriadReason | null;
}

/** A move of a seat, the opening roll, or the end of the time of the seat to move. `remove` is set if and only if the move makes a triad. */
export type TriadMove =
  /** Chance: six values for White and six for Black, both ascending. */
  | { readonly kind: 'roll'; readonly dice: readonly [readonly Value[], readonly Value[]] }
  /** The clock: the seat to move has no time left. */
  | { readonly kind: 'timeout' }
  /** The ordinary move. The distance is the new value. */
  | { readonly kind: 'move'; readonly from: Cell; readonly to: Cell; readonly remove?: Cell }
  /** If there is no ordinary move: turns a die in place. */
  | { readonly kind: 'turn'; readonly from: Cell; readonly value: Value; readonly remove?: Cell }
  /** If there is no ordinary move: moves a die by the value it shows, without turning it. */
  | { readonly kind: 'step'; readonly from: Cell; readonly to: Cell; readonly remove?: Cell };

/** A move of a seat. */
export type TriadSeatMove = Exclude<TriadMove, { kind: 'roll' | 'timeout' }>;

/** Why a move is illegal. */
export type TriadRefusal = Refusal &
  (
    | { readonly code: 'game-over' | 'not-your-turn' | 'bad-move' | 'bad-roll' | 'not-stuck' }
    | { readonly code: 'off-board' | 'not-straight' | 'same-cell' }
    | { readonly code: 'no-die' | 'not-your-die' | 'occupied'; readonly cell: Cell }
    | { readonly code: 'same-value'; readonly cell: Cell; readonly value: Value }
    | { readonly code: 'too-far'; readonly distance: number }
    | { readonly code: 'other-distance'; readonly value: Value }
    | { readonly code: 'blocked'; readonly cell: Cell; readonly by: Cell }
    | { readonly code: 'must-remove'; readonly from: readonly Cell[] }
    | { readonly code: 'cannot-remove'; readonly cell: Cell; readonly from: readonly Cell[] }
  );

export type TriadRefusalCode = TriadRefusal['code'];

/**
 * Why a game of Triad is over. `all-removed` needs a start with fewer than three dice. After `time`, the seat to move has lost: unlike in chess, the other
 * one always has what it takes to win.
 */
export type TriadReason = 'three-removed' | 'all-removed' | 'repetition' | 'no-removal' | 'time';

/** A seat has one point for each of its removed dice. */
export type TriadScoreCode = 'removed';

export type TriadOutcome = Outcome<TriadReason>;
