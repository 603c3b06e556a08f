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
  /** A date that `Intl` has written, as people write it in this language. */
  'puzzle.date': (date: string) => string;

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
  /** The same, where the reader has solved it on another day or in another tab. */
  'puzzle.again': string;
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
  /** The browser does not let the page copy; the text is selected. */
  'puzzle.copyYourself': string;
  /** In a line to share, after the name of the puzzle; in lower case. */
  'puzzle.solvedIn': (tries: number) => string;
  'puzzle.shown': string;
  /** Days in a row with a solved puzzle, two or more. */
  'puzzle.streak': (days: number) => string;
  'puzzle.best': (time: string) => string;

  // Other days.
  'puzzle.today': string;
  /** How long it takes until there is a new puzzle, in whole minutes, one or more. */
  'puzzle.nextIn': (hours: number, minutes: number) => string;
  'puzzle.archive': string;
  'puzzle.close': string;
  'puzzle.earlierMonth': string;
  'puzzle.laterMonth': string;
  /** A day of the archive whose puzzle was solved. */
  'puzzle.solvedDay': (date: string) => string;
  /** How many puzzles of a month were solved. */
  'puzzle.solvedOf': (solved: number, days: number) => string;
  /** The most days in a row, two or more. */
  'puzzle.longest': (days: number) => string;
  'puzzle.notLoaded': string;
  /** The puzzle could not be loaded; a button tries again, or, if only that can help, reloads the page. */
  'puzzle.missing': string;
  'puzzle.reload': string;
}
