/**
 * The shape of a puzzle: a position of a game, what is asked, and every best answer, which was proved when the puzzle was made. Like the rules, puzzles are
 * plain data, and nothing here has a DOM, a clock or randomness of its own.
 */
import type { Actor, Game, Seat } from '../games/game.js';
import type { PuzzleLevel } from './level.js';

/** The games that have puzzles, and what is asked in each. */
export const PUZZLE_KINDS = {
  /** Win in so many own moves, whatever the other side plays. */
  triad: ['win'],
  /** Enter the roll in the best way. */
  kubi: ['entry'],
  /** Use a die in the best way. */
  tricubo: ['use'],
  /** Swap dice, so often at most, to the best square that they can form; or take the best die of the middle, and exchange it where it is worth most. */
  cubo: ['square', 'exchange'],
  /** Lay the tile that scores most; or lay all tiles of the rack one after another, without buying. */
  triomino: ['place', 'run'],
} as const;

export type PuzzleGame = keyof typeof PUZZLE_KINDS;
export type PuzzleKind = (typeof PUZZLE_KINDS)[PuzzleGame][number];

export const isPuzzleGame = (game: unknown): game is PuzzleGame =>
  typeof game === 'string' && Object.hasOwn(PUZZLE_KINDS, game);

/** `exact`: every other answer was looked at to the end. `sampled`: games were played on from each answer, until chance could no longer be the reason. */
export const PROOFS = ['exact', 'sampled'] as const;
export type PuzzleProof = (typeof PROOFS)[number];

export interface Puzzle {
  readonly game: PuzzleGame;
  /** Its place in the set, from 1. */
  readonly number: number;
  /** How hard it is, measured by how often weak players and three who never change solve it. */
  readonly level: PuzzleLevel;
  readonly kind: PuzzleKind;
  readonly proof: PuzzleProof;
  /** How many own moves there are to make, at most. */
  readonly moves: number;
  /** In the notation of the game. */
  readonly position: string;
  /** Whose answer is asked for. */
  readonly seat: Seat;
  /**
   * The answers, each a list of moves. For `win` every first move that wins in time; for `entry`, `use`, `place` and `exchange` every best answer; for `square` and `run`
   * one of the answers, for there may be many.
   */
  readonly solutions: readonly (readonly string[])[];
  /** What the best answer comes to: the (expected) points; in a `run` the tiles; 1 for a win. */
  readonly best: number;
  /** By how much anything else falls short of that. 1 for a win: no other move wins in time. */
  readonly margin: number;
}

/** What an answer is worth so far: `open` as long as it can still become right. */
export type Verdict = 'open' | 'solved' | 'failed';

/** What is asked of the rules of a game. */
export type RulesOf<State, Move> = Pick<
  Game<State, Move, object, unknown>,
  'start' | 'play' | 'refusal' | 'moves' | 'parseMove' | 'makeMove' | 'parsePosition'
>;

/** What a game knows of its puzzles. Moves are the own ones since the start of the puzzle. */
export interface PuzzleRules<State, Move> {
  readonly game: RulesOf<State, Move>;
  /** Whether another side replies, and the board is seen from the side that is asked. */
  readonly hasSides?: boolean;
  /** The options with which the puzzles are played. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The puzzle with its position and its solutions in the notation of the game, where a set has shorter ones. */
  read(puzzle: Puzzle): Puzzle;
  /** Whether a move can belong to an answer at all: one that cannot is refused, not wrong. */
  allows(puzzle: Puzzle, move: Move): boolean;
  /** Judges the moves that led to a state. */
  judge(puzzle: Puzzle, state: State, moves: readonly Move[]): Verdict;
  /** By how many points a wrong answer falls short of the best one, where that is known exactly. */
  lack?(puzzle: Puzzle, state: State, moves: readonly Move[]): number;
  /** The next move of an answer after moves that have not failed. */
  next(puzzle: Puzzle, state: State, moves: readonly Move[]): Move;
  /** What others do when the seat has moved: while the puzzle is open, the longest defence; after a wrong move, what shows that it is wrong. */
  reply?(puzzle: Puzzle, state: State, moves: readonly Move[]): { readonly actor: Actor; readonly move: Move };
}
