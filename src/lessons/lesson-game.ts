import type { Seat } from '../games/game.js';
import type { AnyGame } from '../match/record/record.js';
import type { Analysis, Unit } from '../opponents/opponent.js';

/** A move that a reader has made. */
export interface MadeMove<State, Move> {
  readonly seat: Seat;
  readonly move: Move;
  readonly before: State;
  readonly after: State;
}

/** A reader's move with everything that goals may ask about. */
export interface JudgedMove<State, Move> extends MadeMove<State, Move> {
  /** What the opponent has found in the state before. Without it, goals such as `best` are not reached. */
  readonly analysis?: Analysis<Move> | undefined;
  /** How many moves of this step the rules have refused since the latest one that was made. */
  readonly refused: number;
}

/** One of a game's own goals, such as Kubi's `mark 7`. */
export interface OwnGoal<State, Move> {
  /** As a guide writes it: `mark SUM`. */
  readonly syntax: string;
  /** What it looks like. Its groups are handed to {@link OwnGoal.read}. The text is in lower case with single spaces. */
  readonly pattern: RegExp;
  read(...groups: readonly (string | undefined)[]): (made: MadeMove<State, Move>) => boolean;
}

/** What lessons need to know of a game beyond its rules. */
export interface LessonGame<State, Move> {
  readonly game: AnyGame<State, Move>;
  /** What the values of the game's opponent are. */
  readonly unit: Unit;
  /** The closed set of the game's own goals. */
  readonly goals: readonly OwnGoal<State, Move>[];
  /** The points that `gain` compares. Default: the seat's score. */
  worth?(state: State, seat: Seat): number;
  /** How many own moves a seat needs at least to win. Default: one. */
  movesToWin?(state: State, seat: Seat): number;
  /** The places that a move touches, in the names of the game's marks. The first is where to look. */
  placesOf(move: Move, state: State, seat: Seat): readonly string[];
  /** What lies round a move where its own places do not show where it leads; a hint shows it, too. */
  besides?(move: Move, state: State): readonly string[];
}

/** A goal of a game that every move of one kind reaches. */
export const ownGoal = <State, Move>(
  syntax: string,
  pattern: RegExp,
  read: OwnGoal<State, Move>['read'],
): OwnGoal<State, Move> => ({ syntax, pattern, read });
