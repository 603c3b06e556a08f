import type { Puzzle, PuzzleGame, PuzzleKind, PuzzleProof } from '../../../src/puzzles/puzzle.js';

/** A puzzle whose answer has been proved. */
export interface FoundPuzzle extends Omit<Puzzle, 'number' | 'level'> {
  /** How often weak players find the answer, from 0 to 1. */
  readonly ease: number;
}

/** Puzzles of a kind of which so many are wanted. */
export interface Wanted {
  readonly kind: PuzzleKind;
  readonly moves: number;
  readonly proof: PuzzleProof;
  /** In hundredths. */
  readonly share: number;
}

export const groupOf = ({ kind, moves, proof }: Omit<Wanted, 'share'>): string => `${kind} ${moves} ${proof}`;

export interface Maker {
  readonly game: PuzzleGame;
  readonly wanted: readonly Wanted[];
  /** The puzzle that a seed leads to, if it leads to one of a group that is still open. The same on every machine. */
  find(seed: number, isOpen: (group: string) => boolean): FoundPuzzle | undefined;
  /** The same for puzzles that are alike but for being turned, mirrored or renamed in a way that changes nothing. */
  keyOf(puzzle: Omit<Puzzle, 'number' | 'level'>): string;
}

/** How often a try succeeds. */
export function rateOf(tries: number, succeeds: (attempt: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < tries; i++) if (succeeds(i)) count++;
  return count / tries;
}

/** Weak players, who try a puzzle in turn. */
export const WEAK = ['easy', 'medium'] as const;
export const TRIES = 16;

export const rounded = (value: number): number => Math.round(value * 10) / 10;
