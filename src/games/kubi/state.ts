import type { Outcome, Refusal, ScoreLine, Seat } from '../game.js';
import type { KubiOptions } from './options.js';
import type { KubiSheet, Sum, Value } from './sheet.js';

/** Any sheets with the roll that is being entered: what a diagram shows. */
export interface KubiPosition {
  /** One a seat. */
  readonly sheets: readonly KubiSheet[];
  /** Who rolls, or has rolled. It changes nothing but whose turn is shown. */
  readonly roller: Seat;
  /** Five dice, ascending; `null` while they are to be rolled. */
  readonly roll: readonly Value[] | null;
  /** Who has entered this roll, ascending. */
  readonly entered: readonly Seat[];
}

/** A legal moment of a game. */
export interface KubiState extends KubiPosition {
  readonly options: KubiOptions;
}

/** Two dice, ascending. */
export type Pair = readonly [Value, Value];

/** Before the first roll: three different numbers, ascending. */
export interface KubiCrossing {
  readonly kind: 'cross';
  readonly numbers: readonly Value[];
}

/** What a player makes of a roll. */
export interface KubiEntry {
  readonly kind: 'enter';
  /** The die that stays out. */
  readonly discard: Value;
  /** Whether it leaves no mark, since none of the own numbers was rolled. */
  readonly free: boolean;
  /** The smaller sum first, of equal sums the smaller first die first. */
  readonly pairs: readonly [Pair, Pair];
}

export type KubiMove =
  /** Chance: five dice, ascending. */
  { readonly kind: 'roll'; readonly dice: readonly Value[] } | KubiCrossing | KubiEntry;

/** Why a move is refused. */
export type KubiRefusal = Refusal &
  (
    | { readonly code: 'game-over' | 'not-your-turn' | 'bad-move' | 'bad-roll' | 'same-number' }
    | { readonly code: 'done' | 'already-crossed' | 'cross-first' | 'already-entered' | 'no-roll' }
    /** The move uses other dice than those rolled. */
    | { readonly code: 'other-dice'; readonly roll: readonly Value[] }
    /** One of these must stay out: they were rolled and are own numbers. */
    | { readonly code: 'must-mark'; readonly numbers: readonly Value[] }
    /** None of the own numbers was rolled, so the die leaves no mark. */
    | { readonly code: 'no-mark'; readonly number: Value }
  );

export type KubiRefusalCode = KubiRefusal['code'];

/** Why a game of Kubi is over: everybody has made the eighth mark behind a number. */
export type KubiReason = 'all-done';

/**
 * How many marks a sum has: none; 1 to 4, which cost 200; 5, which are worth nothing; more, each worth the sum's value; or 10
 * and more, where further ones count nothing.
 */
export type KubiScoreCode = 'unmarked' | 'loss' | 'even' | 'gain' | 'full';

/** What the marks behind one sum are worth. */
export interface KubiScoreLine extends ScoreLine<KubiScoreCode> {
  /** The sum. */
  readonly cells: readonly [Sum];
  readonly marks: number;
  /** What the next mark behind it would change. */
  readonly next: number;
}

export type KubiOutcome = Outcome<KubiReason>;
