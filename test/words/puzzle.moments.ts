import type { PuzzleTerms } from '../../src/locales/puzzle/index.js';
import { plain } from './proof.js';
import type { Moments } from './proof.js';

export const MOMENTS: Moments<PuzzleTerms> = {
  ...plain<PuzzleTerms>('puzzle.cannotShow'),
  numbered: (words) => words('puzzle.numbered', 12),
  daily: (words) => words('puzzle.daily', '…'),
  easy: (words) => words('puzzle.level', 'easy'),
  medium: (words) => words('puzzle.level', 'medium'),
  hard: (words) => words('puzzle.level', 'hard'),
  win: (words) => words('puzzle.win', 'white', 2),
  winOfBlack: (words) => words('puzzle.win', 'black', 4),
  ...plain<PuzzleTerms>('puzzle.entry', 'puzzle.use'),
  oneSwap: (words) => words('puzzle.square', 32, 1),
  swaps: (words) => words('puzzle.square', 32, 3),
  ...plain<PuzzleTerms>('puzzle.exchange', 'puzzle.place'),
  run: (words) => words('puzzle.run', 4),
  ...plain<PuzzleTerms>('puzzle.goOn', 'puzzle.solved'),
  margin: (words) => words('puzzle.margin', 1),
  decimalMargin: (words) => words('puzzle.margin', 2.5),
  ...plain<PuzzleTerms>(
    'puzzle.failed',
    'puzzle.solution',
    'puzzle.notAsked',
    'puzzle.tryAgain',
    'puzzle.showSolution',
    'puzzle.next',
    'puzzle.copy',
    'puzzle.copied',
  ),
  firstTry: (words) => words('puzzle.solvedIn', 1),
  tries: (words) => words('puzzle.solvedIn', 3),
  ...plain<PuzzleTerms>('puzzle.shown'),
  streak: (words) => words('puzzle.streak', 12),
  best: (words) => words('puzzle.best', '…'),
};
