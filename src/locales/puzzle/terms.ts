import type { Translation } from '@shoelace-style/localize';
import type { PuzzleLevel } from '../../puzzles/level.js';

/** The terms of puzzles, apart from those of their games. */
export interface PuzzleTerms extends Translation {
  /** Precedes an error, which is in English for the author of the page. */
  'puzzle.cannotShow': string;
  'puzzle.numbered': (number: number) => string;
  /** The puzzle of a day, whose date is written in the language of the reader. */
  'puzzle.daily': (date: string) => string;
  'puzzle.level': (level: PuzzleLevel) => string;

  // What is asked.
  'puzzle.win': (side: 'white' | 'black', moves: number) => string;
  'puzzle.entry': string;
  'puzzle.use': string;
  'puzzle.square': (points: number, swaps: number) => string;
  'puzzle.exchange': string;
  'puzzle.place': string;
  'puzzle.run': (tiles: number) => string;

  // What comes of it.
  /** Before the first move. */
  'puzzle.begin': string;
  'puzzle.goOn': string;
  'puzzle.solved': string;
  /** By how many whole points everything else falls short; 0 if that is less than one. */
  'puzzle.margin': (points: number, isAverage: boolean) => string;
  'puzzle.failed': string;
  /** By how many points an answer falls short of the best one. */
  'puzzle.lack': (points: number) => string;
  /** The other side’s reply shows that there is no win in time any more. */
  'puzzle.refuted': (replier: 'white' | 'black') => string;
  /** Not all tiles can be laid any more. */
  'puzzle.deadEnd': string;
  'puzzle.solution': string;
  /** Answers what belongs to the game but not to the puzzle, such as rolling again. */
  'puzzle.notAsked': string;

  'puzzle.hint': string;
  'puzzle.tryAgain': string;
  'puzzle.showSolution': string;
  'puzzle.next': string;
  'puzzle.copy': string;
  'puzzle.copied': string;
  /** In a line to share, after the name of the puzzle; in lower case. */
  'puzzle.solvedIn': (tries: number) => string;
  'puzzle.shown': string;
  /** Days in a row with a solved puzzle, two or more. */
  'puzzle.streak': (days: number) => string;
  'puzzle.best': (time: string) => string;
}
