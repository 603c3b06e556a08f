/**
 * The contract every game fulfils.
 *
 * A game is a set of plain functions over plain, immutable, JSON-serialisable data. It knows no DOM, no clock and no
 * randomness of its own: **chance is a player** whose dice and draws are moves like any other, and so is the clock. A list
 * of moves therefore replays exactly, on every machine.
 *
 * To add a game: make a folder beside `triad/` with the same files (`options.ts`, `state.ts`, `rules.ts`, `notation.ts`; `core.ts`
 * for what its element needs, and `index.ts` for the whole), export one object that satisfies {@link Game}, and put it through
 * the contract suite with one line, `contractSuite(myGame)` (`test/games/contract-suite.ts`). What the suite asks is what this
 * page promises.
 *
 * - *Never mutate.* Every function gets frozen data in the suite. Freezing itself is left to tests: it costs a factor of ten.
 * - *Never throw for a wrong move*: {@link Game.refusal} says why not. Only the functions that are documented to throw do,
 *   and only a {@link GameError}.
 * - *No words.* Codes are closed unions; their sentences live in `src/locales/`.
 */
import type { OptionTable } from './options.js';

/** A player's place, numbered from 0 clockwise. */
export type Seat = number;

/** Whoever may move: a seat, the dice and draws, or the end of a time limit. */
export type Actor = Seat | 'chance' | 'clock';

/** Why a move is not legal. `code` is from the game's closed union; further fields say what and where. */
export interface Refusal {
  readonly code: string;
}

/** The end of a game. */
export interface Outcome<Reason extends string = string> {
  /** All seats that share the first place, ascending; every seat in a drawn game. */
  readonly winners: readonly Seat[];
  /** One number a seat: the sum of its {@link Game.score} lines. */
  readonly scores: readonly number[];
  readonly reason: Reason;
}

/** One explained part of a seat's score. The lines of a seat add up to its score. */
export interface ScoreLine<Code extends string = string> {
  readonly code: Code;
  readonly points: number;
  /** The cells that earn the points, in the game's own cell numbers or names. */
  readonly cells: readonly (number | string)[];
}

/** One thing chance may do, and how likely it is. The weights of all outcomes add up to 1. */
export interface ChanceOutcome<Move> {
  readonly move: Move;
  readonly weight: number;
}

/** A time limit that runs: the match keeps the time and plays `move` as the actor `'clock'` when `ms` have passed. */
export interface Deadline<Move> {
  /** A new key restarts the clock; the same key lets it run on. */
  readonly key: string;
  readonly ms: number;
  readonly move: Move;
}

/**
 * The rules of one game.
 *
 * A `Position` is what a diagram shows: any arrangement of well-formed pieces. A `State` is a legal moment of a game with its
 * options and as much history as the rules need. `View` is what one seat may know of a state.
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
   * The first state of a game, before any roll or draw.
   * @throws GameError `bad-seats`, `bad-options`
   */
  setup(seats: number, options?: Partial<Options>): State;
  /**
   * A game that begins at a given position.
   * @throws GameError `bad-position` saying what is wrong and where, `bad-options`
   */
  start(position: Position, options?: Partial<Options>): State;
  /** How many seats a position is for: needed where a game can have different numbers of them. */
  seatsOf?(position: Position): number;
  /** The options that a position says itself, such as the sheet it is for. They hold where nobody says otherwise. */
  optionsOf?(position: Position): Partial<Options>;
  /** The options of the next game in a series, for instance with the other seat starting. Without it they stay. */
  rematch?(options: Options): Options;

  /** Who may move now; several where seats decide at the same time; empty when the game is over. */
  actors(state: State): readonly Actor[];
  /** Every legal move of a seat, without duplicates, always in the same order. Empty where the seat is not an actor. */
  moves(state: State | View, seat: Seat): readonly Move[];
  /** All outcomes of chance, where they can be listed. Empty where chance is not an actor. */
  outcomes?(state: State): readonly ChanceOutcome<Move>[];
  /** One move of chance. `random` yields numbers in [0, 1), each equally likely. Call only where chance is an actor. */
  chance(state: State, random: () => number): Move;
  /** The time limit that runs in this state, if any. Pure: the match keeps the time. */
  deadline?(state: State): Deadline<Move> | undefined;

  /** Why this is not a legal move of this actor now, or `undefined` where it is. Takes any value for a move, also rubbish. */
  refusal(state: State, actor: Actor, move: Move): Refused | undefined;
  /**
   * The state after a move.
   * @throws GameError `illegal-move`, carrying the refusal
   */
  play(state: State, actor: Actor, move: Move): State;
  /** The result, or `undefined` while the game goes on: exactly while there are actors. */
  outcome(state: State): Outcome<Reason> | undefined;
  /** The seat's score, explained. */
  score(state: State | View, seat: Seat): readonly ScoreLine<ScoreCode>[];

  /** What a viewer may know. Unknown parts are `null`. */
  view(state: State, viewer: Seat | 'public'): View;
  /** The same for one move of a record. Without it, every move is public. */
  conceal?(move: Move, actor: Actor, viewer: Seat | 'public'): Move;
  /** Whether by a later state of the same game everybody knows what was hidden in an earlier one. Without it, it stays hidden. */
  isDisclosed?(state: State, later: State): boolean;
  /** A state that is consistent with a view, for opponents that play fair. */
  sample?(view: View, random: () => number): State;

  /**
   * Reads a move. Syntax only: legality is {@link Game.refusal}.
   * @throws GameError `bad-move`
   */
  parseMove(text: string, state: State, actor: Actor): Move;
  makeMove(move: Move, state: State, actor: Actor): string;
  /**
   * Reads a position. Any arrangement of well-formed pieces will do; legality is {@link Game.start}.
   * @throws GameError `bad-position`
   */
  parsePosition(text: string): Position;
  makePosition(position: Position): string;
  positionOf(state: State): Position;
}
