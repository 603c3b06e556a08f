import type { Outcome, Refusal, ScoreLine, Seat } from '../game.js';
import type { TricuboOptions } from './options.js';
import type { Die, Field, Row, Side, TricuboMarks, Value } from './sheet.js';

/** Any sheets with the roll that is being entered: what a diagram shows. */
export interface TricuboPosition {
  /** The printed side, where the position says it. */
  readonly side: Side | null;
  /** The marks of each seat. */
  readonly sheets: readonly TricuboMarks[];
  /** Counted from 1. In the solo game it says which die is closed. */
  readonly round: number;
  /** Who chooses first. */
  readonly active: Seat;
  /** What the large, the medium and the small die show; `null` while they are to be rolled. */
  readonly roll: readonly Value[] | null;
  /** The active seat's die, `'none'` where it has taken none; `null` before it has chosen, and always in the solo game. */
  readonly taken: Die | 'none' | null;
  /** Who has used a die of this roll or can use none, ascending. */
  readonly entered: readonly Seat[];
}

/** A legal moment of a game. */
export interface TricuboState extends Omit<TricuboPosition, 'side'> {
  readonly options: TricuboOptions;
}

/** What a player does with a die. */
export type TricuboUse = {
  readonly die: Die;
  /** Whether the joker opens the die that is closed. */
  readonly joker: boolean;
} & (
  | /** Crosses the next boxes of the row that the die shows. */
    { readonly kind: 'row' }
    /** Crosses a field of the die's colour, or with all three. */
  | { readonly kind: 'field'; readonly field: Field }
  /** Scores rows in the interim, ascending. */
  | { readonly kind: 'interim'; readonly rows: readonly Row[] }
);

export type TricuboMove =
  /** Chance: the large, the medium and the small die. */
  | { readonly kind: 'roll'; readonly dice: readonly Value[] }
  /** Solo, before the first roll: the row of the first cross. */
  | { readonly kind: 'start'; readonly row: Row }
  | TricuboUse
  /** Takes no die. */
  | { readonly kind: 'pass' };

/** Why a die cannot be used as a player wants to. */
export type TricuboUseRefusalCode =
  /** A 6 is for interim scoring, and so neither for a row nor, as printed, for a colour field. */
  | 'only-interim'
  /** `needed` crosses do not fit into the `free` boxes of the `row`. */
  | 'overflow'
  | 'row-full'
  /** Fields of this kind are all crossed, or there is none. */
  | 'field-crossed'
  /** Interim scoring takes a 6. */
  | 'needs-six'
  /** The die scores exactly `needed` rows. */
  | 'interim-count'
  /** Only `left` more rows may be scored, the die scores `needed`. */
  | 'interims-spent'
  /** The `row` has been scored. */
  | 'interim-twice';

/** Why a move is refused. */
export type TricuboRefusal = Refusal &
  (
    | { readonly code: 'game-over' | 'not-your-turn' | 'bad-move' | 'no-roll' }
    | { readonly code: 'start-first' | 'already-started' | 'already-entered' | 'active-first' }
    /** There is a use, so the seat must use a die. */
    | { readonly code: 'must-use' }
    /** The die is closed, and the joker is not spent on it; or it is not closed, and the joker would be. */
    | { readonly code: 'closed' | 'not-closed'; readonly die: Die }
    /** The sheet has none, or it is spent. */
    | { readonly code: 'no-joker' }
    | {
        readonly code: TricuboUseRefusalCode;
        readonly die: Die;
        /** How many boxes or rows the die takes. */
        readonly needed: number;
        readonly row?: Row;
        readonly free?: number;
        readonly left?: number;
        readonly field?: Field;
      }
  );

export type TricuboRefusalCode = TricuboRefusal['code'];

/** Why a game of Tricubo is over: somebody has reached purple columns in three rows, or the last solo round is over. */
export type TricuboReason = 'three-purple' | 'last-round';

/** What earns points: an interim box, a final box, the crossed colour fields together, three rows with a purple cross. */
export type TricuboScoreCode = 'interim' | 'final' | 'fields' | 'end';

/** One part of a score. `cells` are the row, or the crossed fields. */
export type TricuboScoreLine = ScoreLine<TricuboScoreCode>;

export type TricuboOutcome = Outcome<TricuboReason>;
