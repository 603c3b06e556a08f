import type { Term } from '../../interaction/language.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import type { Puzzle } from '../../puzzles/puzzle.js';
import { streakOn } from '../../puzzles/progress.js';
import { makeShareLine } from '../../puzzles/share.js';
import { titleOf } from '../play/title-of.js';
import { loadProgress } from './progress-store.js';
import type { PuzzleSession } from './puzzle-session.js';

type Words = Term<PuzzleTerms>;

/** What is asked, in a sentence. */
export function promptOf({ kind, game, seat, moves, best }: Puzzle, words: Words): string {
  switch (kind) {
    case 'win':
      return words('puzzle.win', seat === 0 ? 'white' : 'black', moves);
    case 'entry':
      return words(game === 'kubi' ? 'puzzle.entry' : 'puzzle.use');
    case 'square':
      return words('puzzle.square', best, moves);
    case 'exchange':
      return words('puzzle.exchange');
    case 'place':
      return words('puzzle.place');
    case 'run':
      return words('puzzle.run', moves);
  }
}

/**
 * How the answer stands, and why; before the first move, what there is to do.
 * @param marked what a hint has marked, in words
 */
export function verdictOf(session: PuzzleSession, marked: string, words: Words): string {
  const { phase, puzzle, moves } = session;
  if (phase === 'open') return marked || words(moves.length > 0 ? 'puzzle.goOn' : 'puzzle.begin');
  if (phase === 'showing') return '';
  if (phase === 'failed') return failureOf(session, words);
  const sentence = words(phase === 'solved' ? 'puzzle.solved' : 'puzzle.solution');
  const isInPoints = puzzle.kind !== 'win' && puzzle.kind !== 'run';
  const margin = Math.floor(puzzle.margin);
  return isInPoints ? `${sentence} ${words('puzzle.margin', margin, puzzle.kind === 'entry')}` : sentence;
}

/** What is wrong with an answer, as far as it is known. */
function failureOf({ puzzle, isRefuted, lack = 0 }: PuzzleSession, words: Words): string {
  if (isRefuted) return words('puzzle.refuted', puzzle.seat === 0 ? 'black' : 'white');
  if (puzzle.kind === 'run') return words('puzzle.deadEnd');
  return lack > 0 ? words('puzzle.lack', lack) : words('puzzle.failed');
}

/** The line to share. */
export function lineOf({ puzzle, date, tries, ms, isShown }: PuzzleSession, streak: number, words: Words): string {
  const facts = {
    title: titleOf(puzzle.game),
    name: date ?? `#${puzzle.number}`,
    tries,
    ms,
    isShown,
    streak: date === undefined ? 0 : streak,
  };
  return makeShareLine(facts, {
    solvedIn: (count) => words('puzzle.solvedIn', count),
    shown: words('puzzle.shown'),
    streak: (days) => words('puzzle.streak', days),
  });
}

/** The line to share, as far as the progress of the reader is kept. */
export function lineFor(session: PuzzleSession, words: Words): string {
  const { puzzle, date } = session;
  return lineOf(session, date ? streakOn(loadProgress(puzzle.game), date) : 0, words);
}
