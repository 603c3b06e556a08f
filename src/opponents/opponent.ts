/**
 * The contract of an opponent: a computer player of one game, which also analyses for hints.
 *
 * An opponent is as pure as the rules: it has no DOM, no clock but the one of its {@link Budget} and no randomness but what it is handed. It gets what
 * its **seat may know** ({@link Game.view}) and refuses a state that shows more, so it cannot cheat. What it computes for a set of rules it may keep, but answers do not
 * depend on that, except that with a budget of time a prepared opponent answers better.
 *
 * `makeOpponent()` makes one from a {@link Strategy}; a line in `test/opponents/contract.test.ts` puts it through every promise made here.
 */
import type { Seat } from '../games/game.js';
import type { Level } from './level.js';
import type { Meter } from './meter.js';

/**
 * What values are: expected points of the seat's result, in Triomino those ahead of the best of the others; or the expected outcome from −1 (lost) to 1 (won).
 */
export type Unit = 'points' | 'outcome';

/** How long an opponent may think. Without limits it thinks as long as it needs to play well. */
export interface Budget {
  /** Milliseconds until the answer. How good it is depends on the machine. */
  readonly ms?: number;
  /** Positions or samples to look at. The same on every machine. */
  readonly nodes?: number;
  /** The clock that measures `ms`, in milliseconds from any beginning. Default: `performance.now`. */
  readonly now?: () => number;
}

/** A legal move and what the seat can expect after it. */
export interface RatedMove<Move> {
  readonly move: Move;
  /** In the opponent's {@link Opponent.unit}. */
  readonly value: number;
  /**
   * The standard error of how far the value is from that of the best move, where values are sampled or learned. A smaller difference says nothing: the moves
   * are about as good. Missing where values are exact.
   */
  readonly error?: number;
}

export interface Analysis<Move> {
  /** What the seat can expect if it plays the best move. */
  readonly value: number;
  /** The legal moves worth considering, best first; at least one. */
  readonly moves: readonly RatedMove<Move>[];
}

export interface ChoiceOptions {
  /** Default: `medium`. */
  readonly level?: Level;
  /** Returns uniform numbers in [0, 1). With a budget of nodes, or none, the same numbers give the same move. */
  readonly random: () => number;
  readonly budget?: Budget;
}

/**
 * Thinking in steps of a few milliseconds, for a page that draws between them: call `next()` until it is done, or stop calling it.
 * {@link finish} takes all steps at once.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** A computer player of one game. All functions throw GameError `bad-request` with the `place` of what is wrong with the arguments. */
export interface Opponent<View, Move> {
  /** The id of the game. */
  readonly game: string;
  readonly unit: Unit;
  /** The moves worth considering for a seat that is to move, and what they are worth. The same view gets the same answer. */
  analyse(view: View, seat: Seat, budget?: Budget): Analysis<Move>;
  /** A move for a seat that is to move. */
  choose(view: View, seat: Seat, options: ChoiceOptions): Move;
  /** {@link Opponent.analyse} in steps. */
  analysing(view: View, seat: Seat, budget?: Budget): Steps<Analysis<Move>>;
  /** {@link Opponent.choose} in steps. */
  choosing(view: View, seat: Seat, options: ChoiceOptions): Steps<Move>;
  /**
   * Computes in advance what is needed to play well by the rules of a game, where that takes more than a moment.
   * @param level what will be played at; without one, all that any level and analyses need
   */
  preparing(view: View, level?: Level): Steps<void>;
}

/** How an opponent thinks. The arguments have been checked, and there is more than one legal move. */
export interface Strategy<View, Move> {
  readonly unit: Unit;
  analyse(view: View, seat: Seat, meter: Meter): Steps<Analysis<Move>>;
  choose(view: View, seat: Seat, level: Level, random: () => number, meter: Meter): Steps<Move>;
  prepare?(view: View, level?: Level): Steps<void>;
}
