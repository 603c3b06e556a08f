import type { PuzzleGame, PuzzleKind } from '../../puzzles/puzzle.js';
import type { GameMessageDetail } from '../base/events.js';
import type { PuzzleLevel } from '../../puzzles/level.js';

/** Which puzzle an event is about. */
export interface PuzzleName {
  readonly game: PuzzleGame;
  /** Its place in the set, from 1. */
  readonly number: number;
  readonly kind: PuzzleKind;
  readonly level: PuzzleLevel;
  /** The day, if it is the puzzle of that day. */
  readonly date: string | undefined;
}

/** The detail of `puzzle-answer`. */
export interface PuzzleAnswerDetail extends PuzzleName {
  readonly isRight: boolean;
  /** The moves of the answer, in the notation of the game. */
  readonly moves: readonly string[];
  readonly tries: number;
}

/** The detail of `puzzle-end`. */
export interface PuzzleEndDetail extends PuzzleName {
  readonly tries: number;
  /** How many hints were given, in all tries. */
  readonly hints: number;
  readonly ms: number;
  /** Whether the solution was shown. */
  readonly isShown: boolean;
  /** Days in a row, after this. */
  readonly streak: number;
  /** The line to share, in the language of the reader. It ends with the address of the puzzle, if there is one. */
  readonly line: string;
}

/** The `detail` of each event of a puzzle. */
export interface PuzzleEventDetails {
  'game-error': GameMessageDetail;
  'puzzle-answer': PuzzleAnswerDetail;
  'puzzle-end': PuzzleEndDetail;
}

declare global {
  interface HTMLElementEventMap {
    'puzzle-answer': CustomEvent<PuzzleAnswerDetail>;
    'puzzle-end': CustomEvent<PuzzleEndDetail>;
  }
}
