import type { Puzzle, PuzzleGame, PuzzleKind, PuzzleProof } from '../../../src/puzzles/puzzle.js';
import { meanOf } from '../references/player.js';
import type { Solving } from './solving.js';

/** A puzzle whose answer has been proved. */
export interface ProvedPuzzle extends Omit<Puzzle, 'number' | 'level'> {
  /** The standard error of the margin, in points, where it is sampled. */
  readonly error?: number;
}

export interface FoundPuzzle extends ProvedPuzzle {
  readonly solving: Solving;
  /** How easily it is solved, from 0 to 1: what grades are made of. */
  readonly ease: number;
}

/** Puzzles of a kind of which so many are wanted. */
export interface Wanted {
  readonly kind: PuzzleKind;
  readonly moves: number;
  readonly proof: PuzzleProof;
  /** In hundredths of the set. */
  readonly share: number;
  /** At most so many hundredths of the set are puzzles of this kind that the greedy player solves. */
  readonly obvious: number;
}

export const groupOf = ({ kind, moves, proof }: Pick<Wanted, 'kind' | 'moves' | 'proof'>): string =>
  `${kind} ${moves} ${proof}`;

/** Whether puzzles of a group are still wanted; also such as the greedy player solves so often. */
export type IsOpen = (group: string, greedy?: number) => boolean;

/** Whether a puzzle is as good as solved by greed. */
export const isObvious = (greedy: number): boolean => greedy >= 0.5;

export interface Maker {
  readonly game: PuzzleGame;
  readonly wanted: readonly Wanted[];
  /** The puzzle that a seed leads to, if it leads to one of a group that is still open. The same on every machine. */
  find(seed: number, isOpen: IsOpen): FoundPuzzle | undefined;
  /** The same for puzzles that are alike but for being turned, mirrored or renamed in a way that changes nothing. */
  keyOf(puzzle: Omit<Puzzle, 'number' | 'level'>): string;
}

/** How often a try succeeds. */
export function rateOf(tries: number, succeeds: (attempt: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < tries; i++) if (succeeds(i)) count++;
  return count / tries;
}

/** Computer players who try a puzzle in turn. */
export const WEAK = ['easy', 'medium'] as const;
export const TRIES = 16;

/** How easily a puzzle is solved by the reference players, and by weak computer players in so many of their tries. */
export const easeOf = ({ random, greedy, foresighted }: Solving, weak: number): number =>
  meanOf([random, greedy, foresighted, weak]);

/** In any order. */
export function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;
