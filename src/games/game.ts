/**
 * The contract of a game.
 *
 * A game is a set of pure functions over immutable, JSON-serialisable data. It has no DOM, no clock and no randomness of its
 * own: **chance is a player** whose dice and draws are moves like any other, and so is the clock. A list of moves therefore
 * replays exactly, on every machine.
 *
 * `npm run create -- my-game` writes a game that satisfies {@link Game}, with a line in `test/games/contract.test.ts`. The contract
 * suite checks every promise made here.
 *
 * - *Never mutate.* The suite passes frozen data. The rules themselves do not freeze: that would make them ten times slower.
 * - *Never throw for an illegal move*: {@link Game.refusal} returns the reason. Only functions documented to throw do so, and
 *   they throw only {@link GameError}.
 * - *No text for readers.* Codes are closed unions; their sentences are in `src/locales/`.
 */
import type { OptionTable } from './options.js';
import type { Refusal } from './refusal.js';

export type { Refusal } from './refusal.js';

/** A player's place, numbered from 0 clockwise. */
export type Seat = number;

/** Who makes a move: a seat, chance (dice and draws), or the clock (the end of a time limit). */
export type Actor = Seat | 'chance' | 'clock';

/** The end of a game. */
export interface Outcome<Reason extends string = string> {
  /** The seats in first place, ascending; all seats in a drawn game. */
  readonly winners: readonly Seat[];
  /** The points of each seat: the sum of its {@link Game.score} lines. */
  readonly scores: readonly number[];
  readonly reason: Reason;
}

/** One item of a seat's score. The lines of a seat add up to its score. */
export interface ScoreLine<Code extends string = string> {
  readonly code: Code;
  readonly points: number;
  /** The cells that earn the points, in the game's own cell numbers or names. */
  readonly cells: readonly (number | string)[];
}

/** A possible move of chance and its probability. The weights of all outcomes of a state add up to 1. */
export interface ChanceOutcome<Move> {
  readonly move: Move;
  readonly weight: number;
}

/** A running time limit. The match measures the time and plays `move` as the actor `'clock'` after `ms` milliseconds. */
export interface TimeLimit<Move> {
  /** A new key restarts the time limit; with the same key it continues. */
  readonly key: string;
  readonly ms: number;
  readonly move: Move;
  readonly seat?: undefined;
}

/** The running clock of a seat, see {@link Game.clock}. The match plays `move` as the actor `'clock'` once the seat has no time left. */
export interface SeatLimit<Move> {
  /** The seat gets its increment when the key ends. */
  readonly key: string;
  readonly ms?: undefined;
  readonly move: Move;
  readonly seat: Seat;
}

export type Deadline<Move> = TimeLimit<Move> | SeatLimit<Move>;

/** The time of each seat for the whole game. The match keeps it: a rule knows whose clock runs, not how much is left. */
export interface GameClock {
  /** Milliseconds at the start. */
  readonly ms: number;
  /** Milliseconds more after each turn in which the clock of the seat has run. */
  readonly increment: number;
}

/**
 * The rules of one game.
 *
 * A `Position` is what a diagram shows: any arrangement of well-formed pieces. A `State` is a legal moment of a game, with its
 * options and the history that the rules need. A `View` is the part of a state that one seat may know.
 */
export interface Game<
  State,
  Move,
  Options extends object,
  Position,
  View = State,
  Refused extends Refusal = Refusal,
  ScoreCode extends string = string,
  Reason extends string = string,
> {
  /** Lower case, as written in records: `'triad'`. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Type, default and allowed values of each option; drives attributes, records and docs. */
  readonly options: OptionTable<Options>;
  /**
   * The revision of the rules, which records carry. It rises when a rule changes; `setup` and `start` still take the earlier
   * revisions, so that old records replay as they were played. Default: 1.
   */
  readonly revision?: number;

  /**
   * The first state of a game, before any roll or draw.
   * @param revision an earlier {@link Game.revision} of the rules. Default: the latest.
   * @throws GameError `bad-seats`, `bad-options`
   */
  setup(seats: number, options?: Partial<Options>, revision?: number): State;
  /**
   * The state of a game that starts at a position.
   * @param revision as for {@link Game.setup}
   * @throws GameError `bad-position` with the place and the mistake, `bad-options`
   */
  start(position: Position, options?: Partial<Options>, revision?: number): State;
  /**
   * The state of a game that starts at any arrangement in which somebody can move, for lessons: with more or fewer pieces than a game has, or marks
   * that no game leads to. The rules of play are the same, and so is the state for a position that {@link Game.start} takes. Default: `start`.
   * @param revision as for {@link Game.setup}
   * @throws GameError `bad-position` with the place and the mistake, `bad-options`
   */
  startLoosely?(position: Position, options?: Partial<Options>, revision?: number): State;
  /** The number of seats of a position. Required where `seats.min` and `seats.max` differ. */
  seatsOf?(position: Position): number;
  /** The options that a position implies, such as its sheet. Options that are given explicitly take precedence. */
  optionsOf?(position: Position): Partial<Options>;
  /** The options of the next game in a series of so many seats, for instance with the next seat starting. Default: the same options. */
  rematch?(options: Options, seats: number): Options;

  /** Who may move now: several actors where moves are simultaneous, none when the game is over. */
  actors(state: State): readonly Actor[];
  /** Every legal move of a seat, without duplicates, in a fixed order. Empty if the seat is not an actor. */
  moves(state: State | View, seat: Seat): readonly Move[];
  /** All outcomes of chance, in games where they can be enumerated. Empty if chance is not an actor. */
  outcomes?(state: State): readonly ChanceOutcome<Move>[];
  /**
   * A random move of chance. `random` returns uniform numbers in [0, 1). Chance must be an actor. Left out by a game without dice and draws, in which
   * chance is never an actor.
   */
  chance?(state: State, random: () => number): Move;
  /** The time limit that runs in this state, if any. Pure: the match measures the time. */
  deadline?(state: State): Deadline<Move> | undefined;
  /** Whether the options let players play against time. Default: in each game with a `deadline`. */
  isAgainstTime?(options: Options): boolean;
  /** The time of each seat for the whole game, if the options give one: then `deadline` names a seat. */
  clock?(options: Options): GameClock | undefined;

  /** The reason why a move is illegal for an actor, or `undefined` if it is legal. Accepts any value as a move, also malformed ones. */
  refusal(state: State, actor: Actor, move: Move): Refused | undefined;
  /**
   * The state after a move.
   * @throws GameError `illegal-move` with the refusal
   */
  play(state: State, actor: Actor, move: Move): State;
  /** The result, or `undefined` while the game goes on, that is, while there are actors. */
  outcome(state: State): Outcome<Reason> | undefined;
  /** The score of a seat, line by line. */
  score(state: State | View, seat: Seat): readonly ScoreLine<ScoreCode>[];

  /** The part of a state that a viewer may know. Unknown parts are `null`. */
  view(state: State, viewer: Seat | 'public'): View;
  /** A move of a record as a viewer may know it. `before` is the state in which it was made. Default: every move is public. */
  conceal?(move: Move, actor: Actor, viewer: Seat | 'public', before?: State): Move;
  /** Whether everything hidden in `state` is public by the time of `later`. Default: it stays hidden. */
  isDisclosed?(state: State, later: State): boolean;
  /** A random state that is consistent with a view, for opponents that do not cheat. */
  sample?(view: View, random: () => number): State;

  /**
   * Parses a move. Checks only the syntax; {@link Game.refusal} checks the legality.
   * @throws GameError `bad-move`
   */
  parseMove(text: string, state: State, actor: Actor): Move;
  makeMove(move: Move, state: State, actor: Actor): string;
  /**
   * Parses a position: any arrangement of well-formed pieces. {@link Game.start} checks the legality.
   * @throws GameError `bad-position`
   */
  parsePosition(text: string): Position;
  makePosition(position: Position): string;
  positionOf(state: State): Position;
}
