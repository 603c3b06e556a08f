import type { Language, Term } from '../../interaction/language.js';
import type { PuzzleTerms } from '../../locales/puzzle/index.js';
import type { Puzzle } from '../../puzzles/puzzle.js';
import { streakOn } from '../../puzzles/progress.js';
import { makeResult, makeShareLine } from '../../puzzles/share.js';
import type { ShareWords } from '../../puzzles/share.js';
import { titleOf } from '../play/title-of.js';
import { loadProgress } from './progress-store.js';
import type { PuzzleSession } from './puzzle-session.js';

type Words = Term<PuzzleTerms>;

/** What is asked, in a sentence. */
export function promptOf({ kind, seat, moves, best }: Puzzle, words: Words): string {
  switch (kind) {
    case 'win':
      return words('puzzle.win', seat === 0 ? 'white' : 'black', moves);
    case 'entry':
      return words('puzzle.entry');
    case 'use':
      return words('puzzle.use');
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
 * @param isKnown whether the reader has solved the puzzle before
 */
export function verdictOf(session: PuzzleSession, marked: string, isKnown: boolean, words: Words): string {
  const { phase, puzzle, moves } = session;
  const begin = isKnown ? 'puzzle.again' : 'puzzle.begin';
  if (phase === 'open') return marked || words(moves.length > 0 ? 'puzzle.goOn' : begin);
  if (phase === 'showing') return '';
  if (phase === 'failed') return failureOf(session, words);
  const sentence = words(phase === 'solved' ? 'puzzle.solved' : 'puzzle.solution');
  const isInPoints = puzzle.kind !== 'win' && puzzle.kind !== 'run';
  const margin = Math.floor(puzzle.margin);
  return isInPoints
    ? `${sentence} ${words('puzzle.margin', margin, ['entry', 'use'].includes(puzzle.kind))}`
    : sentence;
}

/** What is wrong with an answer, as far as it is known. */
function failureOf({ puzzle, isRefuted, lack = 0 }: PuzzleSession, words: Words): string {
  if (isRefuted) return words('puzzle.refuted', puzzle.seat === 0 ? 'black' : 'white');
  if (puzzle.kind === 'run') return words('puzzle.deadEnd');
  return lack > 0 ? words('puzzle.lack', lack) : words('puzzle.failed');
}

/** A date as people write it in a language. The year is given only if it is not the current one. */
export function dateText(
  date: string,
  language: Language<PuzzleTerms>,
  options: Intl.DateTimeFormatOptions = {},
): string {
  const isThisYear = date.slice(0, 4) === String(new Date().getFullYear());
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return language.date(`${date}T12:00`, { day: 'numeric', month: 'long', ...year, ...options });
}

/**
 * The line to share.
 * @param link the address that shows the puzzle, if there is one
 */
export function lineFor(session: PuzzleSession, language: Language<PuzzleTerms>, link: string | undefined): string {
  const { puzzle, date } = session;
  const { words } = language;
  const name = date ? words('puzzle.date', dateText(date, language)) : `#${puzzle.number}`;
  const facts = { ...factsOf(session), title: titleOf(puzzle.game), name, ...(link && { link }) };
  return makeShareLine(facts, shareWords(words));
}

/** How it went, as a part of that line. */
export const resultFor = (session: PuzzleSession, words: Words): string =>
  makeResult(factsOf(session), shareWords(words));

/** The days in a row with the puzzle of this day, as far as the progress of the reader is kept. */
export const streakFor = ({ puzzle, date }: PuzzleSession): number =>
  date ? streakOn(loadProgress(puzzle.game), date) : 0;

const factsOf = (session: PuzzleSession) => {
  const { tries, ms, isShown } = session;
  return { tries, ms, isShown, streak: isShown ? 0 : streakFor(session) };
};

const shareWords = (words: Words): ShareWords => ({
  solvedIn: (count) => words('puzzle.solvedIn', count),
  shown: words('puzzle.shown'),
  streak: (days) => words('puzzle.streak', days),
});
