import type { Outcome, Refusal, ScoreLine, Seat } from '../game.js';
import type { TricuboOptions } from './options.js';
import type { Die, Field, Row, Side, TricuboMarks, Value } from './sheet.js';

/** Any sheets, with the current roll. */
export interface TricuboPosition {
  /** The printed side, if the position names it. */
  readonly side: Side | null;
  /** The marks of each seat. */
  readonly sheets: readonly TricuboMarks[];
  /** Counted from 1. In the solo game it determines the closed die. */
  readonly round: number;
  /** The seat that chooses first. */
  readonly active: Seat;
  /** The values of the large, the medium and the small die; `null` before they are rolled. */
  readonly roll: readonly Value[] | null;
  /** The die taken by the active seat, or `'none'`; `null` before it has chosen, and always in the solo game. */
  readonly taken: Die | 'none' | null;
  /** The seats that have used a die of this roll or passed, ascending. */
  readonly entered: readonly Seat[];
}

/** A legal moment of a game. */
export interface TricuboState extends Omit<TricuboPosition, 'side'> {
  readonly options: TricuboOptions;
}

/** How a player uses a die. */
export type TricuboUse = {
  readonly die: Die;
  /** Whether the joker is spent to use the closed die. */
  readonly joker: boolean;
} & (
  | /** Crosses the next boxes of the row that the die shows. */
    { readonly kind: 'row' }
    /** Crosses a field of the die's colour, or of all three colours. */
  | { readonly kind: 'field'; readonly field: Field }
  /** Interim scoring of rows, ascending. */
  | { readonly kind: 'interim'; readonly rows: readonly Row[] }
);

export type TricuboMove =
  /** Chance: the large, the medium and the small die. */
  | { readonly kind: 'roll'; readonly dice: readonly Value[] }
  /** Chooses the row of the first cross in a solo game. */
  | { readonly kind: 'start'; readonly row: Row }
  | TricuboUse
  /** Takes no die. */
  | { readonly kind: 'pass' };

/** Why a die cannot be used in a certain way. */
export type TricuboUseRefusalCode =
  /** A 6 is for interim scoring, not for a row nor, unless `colourOnSix` is on, for a colour field. */
  | 'only-interim'
  /** `needed` crosses do not fit into the `free` boxes of the `row`. */
  | 'overflow'
  | 'row-full'
  /** All fields of this kind are crossed, or there are none. */
  | 'field-crossed'
  /** Interim scoring requires a 6. */
  | 'needs-six'
  /** The die must score exactly `needed` rows. */
  | 'interim-count'
  /** The die scores `needed` rows, but only `left` interim scorings are left. */
  | 'interims-spent'
  /** The `row` has been scored already. */
  | 'interim-twice';

/** Why a move is illegal. */
export type TricuboRefusal = Refusal &
  (
    | { readonly code: 'game-over' | 'not-your-turn' | 'bad-move' | 'no-roll' }
    | { readonly code: 'start-first' | 'already-started' | 'already-entered' | 'active-first' }
    /** An open die has a use, so the seat may not pass. */
    | { readonly code: 'must-use' }
    /** The die is closed and needs the joker; or it is open and does not. */
    | { readonly code: 'closed' | 'not-closed'; readonly die: Die }
    /** The sheet has no joker, or it is spent. */
    | { readonly code: 'no-joker' }
    | {
        readonly code: TricuboUseRefusalCode;
        readonly die: Die;
        /** The number of boxes or rows that the die takes. */
        readonly needed: number;
        readonly row?: Row;
        readonly free?: number;
        readonly left?: number;
        readonly field?: Field;
      }
  );

export type TricuboRefusalCode = TricuboRefusal['code'];

/** Why a game of Tricubo is over: somebody has three purple rows, or the last solo round is over. */
export type TricuboReason = 'three-purple' | 'last-round';

/** The source of points: an interim box, a final box, all crossed colour fields, or the bonus for three purple rows. */
export type TricuboScoreCode = 'interim' | 'final' | 'fields' | 'end';

/** One item of a score. `cells` holds the row, or the crossed fields. */
export type TricuboScoreLine = ScoreLine<TricuboScoreCode>;

export type TricuboOutcome = Outcome<TricuboReason>;
