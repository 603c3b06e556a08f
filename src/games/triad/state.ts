import type { Outcome, Refusal } from '../game.js';
import type { Cell, Die, Value } from './board.js';
import type { TriadOptions } from './options.js';

/** Any arrangement of dice with whose turn it is: what a diagram shows. */
export interface TriadPosition {
  /** 36 cells, {@link Cell}; all empty before the roll. */
  readonly cells: readonly Die[];
  /** Whether the opening dice have been rolled. */
  readonly rolled: boolean;
  readonly turn: 0 | 1;
  /** How many dice White and Black have taken off. */
  readonly removed: readonly [number, number];
  /** Plies since the last removal. */
  readonly quiet: number;
}

/** An arrangement that was on the board earlier, and those before it. */
export interface TriadPast {
  readonly cells: readonly Die[];
  readonly before: TriadPast | null;
}

/** A legal moment of a game. */
export interface TriadState extends TriadPosition {
  readonly options: TriadOptions;
  /** What stood on the board since the last removal, latest first, for repetition; kept only while `draws` is on. */
  readonly past: TriadPast | null;
  /** Why the game is over, or `null`. */
  readonly ended: TriadReason | null;
}

/** One decision of a seat, or the opening roll. `remove` is there exactly when the move makes a triad. */
export type TriadMove =
  /** Chance: six values for White and six for Black, each ascending. */
  | { readonly kind: 'roll'; readonly dice: readonly [readonly Value[], readonly Value[]] }
  /** The ordinary move: the distance is the new value. */
  | { readonly kind: 'move'; readonly from: Cell; readonly to: Cell; readonly remove?: Cell }
  /** Without an ordinary move: turned in place. */
  | { readonly kind: 'turn'; readonly from: Cell; readonly value: Value; readonly remove?: Cell }
  /** Without an ordinary move: moved by the present value, unturned. */
  | { readonly kind: 'step'; readonly from: Cell; readonly to: Cell; readonly remove?: Cell };

/** A move of a seat. */
export type TriadSeatMove = Exclude<TriadMove, { kind: 'roll' }>;

/** Why a move is refused. Cells are numbers, see {@link Cell}. */
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

/** Why a game of Triad is over. */
export type TriadReason = 'three-removed' | 'repetition' | 'no-removal';

/** A seat's score is the number of its dice that have been taken off. */
export type TriadScoreCode = 'removed';

export type TriadOutcome = Outcome<TriadReason>;
