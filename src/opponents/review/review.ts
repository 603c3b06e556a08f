/**
 * The review of a game: what the dice and draws did for each seat, and what its own decisions gave away.
 *
 * It adds up exactly: for each seat, `start + luck + play + others = result`. Values are expectations before and after each entry, so what chance changes is luck
 * with mean zero, as in the luck-adjusted results of backgammon (control variates).
 */
import type { Actor, Outcome, Seat } from '../../games/game.js';
import type { Steps } from '../opponent.js';

/** What values are: points of the result, in Triomino those ahead of the best of the others; or the chance of winning from 0 to 1, where a draw counts half. */
export type ReviewUnit = 'points' | 'chance';

/** How good a decision was. The bounds are those of the game: {@link Review.bounds}. */
export type Verdict = 'best' | 'good' | 'slip' | 'blunder';

export const VERDICTS: readonly Verdict[] = ['best', 'good', 'slip', 'blunder'];

/** Losses from which on a decision is a slip or a blunder, in the unit of the review. */
export interface Bounds {
  readonly slip: number;
  readonly blunder: number;
}

/** A decision of a seat that had something to choose. */
export interface Choice {
  readonly seat: Seat;
  readonly verdict: Verdict;
  /** What the best move is worth more than the one that was played, from 0. */
  readonly loss: number;
  /** The standard error of {@link loss}, where values are sampled or learned. A smaller loss is no loss: the moves are about as good, and the verdict is `best`. */
  readonly error?: number;
  /** The best move, as the game writes it. */
  readonly best: string;
  /** What the seat could expect of the best move. */
  readonly value: number;
}

/** What an entry of the record did. */
export interface ReviewedEntry {
  /** The number of entries before it. */
  readonly ply: number;
  readonly actor: Actor;
  /** The move, as the game writes it. */
  readonly text: string;
  /** What each seat can expect after it. */
  readonly values: readonly number[];
  /** The chance of each seat to win after it, in games of points with several seats where it is known. */
  readonly chances?: readonly number[];
  /** Missing for chance, the clock, and where there was nothing to choose. */
  readonly choice?: Choice;
}

/** What became of a seat. */
export interface SeatReview {
  readonly start: number;
  /** What dice and draws did. */
  readonly luck: number;
  /**
   * What its own decisions did, and its time that ran out: 0 or less, up to rounding. In Cubo whoever has enough and rolls for more gains points, at the price
   * of time.
   */
  readonly play: number;
  /** What the decisions of others did. */
  readonly others: number;
  /** The points or the outcome; of a game that was not played to its end, what the seat could expect. */
  readonly result: number;
  /** How many decisions there were of each kind. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
}

/** The review of a game, as JSON. */
export interface Review {
  /** The id of the game. */
  readonly game: string;
  readonly unit: ReviewUnit;
  readonly bounds: Bounds;
  readonly seats: readonly SeatReview[];
  readonly entries: readonly ReviewedEntry[];
  /** The plies of the entries that decided most, up to three, in the order of the game. */
  readonly moments: readonly number[];
}

/** A game as it was played. */
export interface PlayedGame<State, Move> {
  /** The state before each move, and the one after the last. */
  readonly states: readonly State[];
  readonly moves: readonly { readonly actor: Actor; readonly move: Move }[];
  /** How the game ended by its rules, if it did. */
  readonly outcome?: Outcome | undefined;
}

/** What is known of an entry, by a {@link Reviewer}. */
export interface Judgement<Move> {
  readonly ply: number;
  /** As {@link ReviewedEntry.values}. At an own decision the value of the seat falls by the loss; it does not change where there is nothing to choose. */
  readonly values: readonly number[];
  readonly chances?: readonly number[];
  /** For a decision where there was something to choose. */
  readonly choice?: { readonly best: Move; readonly value: number; readonly loss: number; readonly error?: number };
}

/** How a game is reviewed: a step of a few milliseconds each time, which may carry a judgement. */
export interface Reviewer<State, Move> {
  readonly game: string;
  readonly unit: ReviewUnit;
  readonly bounds: Bounds;
  /**
   * Judges all entries, in any order. @returns what each seat could expect at the start
   */
  judging(played: PlayedGame<State, Move>): Generator<Judgement<Move> | undefined, readonly number[], undefined>;
  /**
   * What the seat can expect after a move that is legal in a state, whether it was played or not, and of the best: for readers who try another move.
   */
  rating(
    state: State,
    seat: Seat,
    move: Move,
  ): Steps<{ readonly value: number; readonly best: number; readonly error?: number }>;
}

/** How far a review is. */
export interface ReviewProgress {
  /** How many of the entries are judged. */
  readonly done: number;
  readonly total: number;
  /** The entries as far as they are judged; a place is empty until then. */
  readonly entries: readonly (ReviewedEntry | undefined)[];
}

export interface ReviewOptions {
  /** Called after each entry that was judged. */
  readonly onProgress?: (progress: ReviewProgress) => void;
  /** Ends the review: its promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal;
}
