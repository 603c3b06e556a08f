import type { Outcome, Refusal, ScoreLine, Seat } from '../game.js';
import type { KubiOptions } from './options.js';
import type { KubiSheet, Sum, Value } from './sheet.js';

/** Any sheets, with the current roll. */
export interface KubiPosition {
  /** The sheet of each seat. */
  readonly sheets: readonly KubiSheet[];
  /** The seat whose roll it is. It matters only for display. */
  readonly roller: Seat;
  /** Five dice, ascending; `null` before they are rolled. */
  readonly roll: readonly Value[] | null;
  /** The seats that have entered this roll, ascending. */
  readonly entered: readonly Seat[];
}

/** A legal moment of a game. */
export interface KubiState extends KubiPosition {
  readonly options: KubiOptions;
}

/** Two dice, ascending. */
export type Pair = readonly [Value, Value];

/** Crosses three different numbers, ascending, before the first roll. */
export interface KubiCrossing {
  readonly kind: 'cross';
  readonly numbers: readonly Value[];
}

/** How a player uses a roll. */
export interface KubiEntry {
  readonly kind: 'enter';
  /** The discarded die. */
  readonly discard: Value;
  /** Whether it is a free ride: none of the player's numbers was rolled, so the discard is not marked. */
  readonly free: boolean;
  /** In canonical order: by sum, then by the smaller die. */
  readonly pairs: readonly [Pair, Pair];
}

export type KubiMove =
  /** Chance: five dice, ascending. */
  { readonly kind: 'roll'; readonly dice: readonly Value[] } | KubiCrossing | KubiEntry;

/** Why a move is illegal. */
export type KubiRefusal = Refusal &
  (
    | { readonly code: 'game-over' | 'not-your-turn' | 'bad-move' | 'bad-roll' | 'same-number' }
    | { readonly code: 'done' | 'already-crossed' | 'cross-first' | 'already-entered' | 'no-roll' }
    /** The move uses dice that were not rolled. */
    | { readonly code: 'other-dice'; readonly roll: readonly Value[] }
    /** One of these must be discarded: they are the player's numbers that were rolled. */
    | { readonly code: 'must-mark'; readonly numbers: readonly Value[] }
    /** None of the player's numbers was rolled, so the discard is not marked. */
    | { readonly code: 'no-mark'; readonly number: Value }
  );

export type KubiRefusalCode = KubiRefusal['code'];

/** Why a game of Kubi is over: everybody has eight marks next to a number. */
export type KubiReason = 'all-done';

/**
 * The number of marks of a sum: 0; 1 to 4, which cost 200; 5, which score 0; 6 to 9, where each mark above 5 scores the value
 * of the sum; or 10 and more, where further marks score nothing.
 */
export type KubiScoreCode = 'unmarked' | 'loss' | 'even' | 'gain' | 'full';

/** The points of one sum. */
export interface KubiScoreLine extends ScoreLine<KubiScoreCode> {
  /** The sum. */
  readonly cells: readonly [Sum];
  readonly marks: number;
  /** How many points the next mark would add; negative for a loss. */
  readonly next: number;
}

export type KubiOutcome = Outcome<KubiReason>;
