/** Which puzzle the attributes ask for. */
import { GameError, notOneOf, shown } from '../../games/game-error.js';
import { PUZZLE_LEVELS } from '../../puzzles/level.js';
import type { PuzzleLevel } from '../../puzzles/level.js';
import { dateOf, ofLevel, puzzleOfTheDay } from '../../puzzles/day.js';
import { PUZZLE_KINDS, isPuzzleGame } from '../../puzzles/puzzle.js';
import type { Puzzle, PuzzleGame } from '../../puzzles/puzzle.js';
import { LONGEST_SET, parseSet } from '../../puzzles/set.js';
import { isBlank } from '../base/attributes.js';
import type { NumberText, Text } from '../base/attributes.js';

const badAttribute = (place: string, value: unknown, expected: string): GameError =>
  new GameError('bad-attribute', `${place} is ${shown(value)}, expected ${expected}`, { place });

/** @throws GameError `bad-attribute` */
export function readGame(game: unknown): PuzzleGame {
  if (isPuzzleGame(game)) return game;
  throw notOneOf('bad-attribute', 'game', game, Object.keys(PUZZLE_KINDS));
}

/** @throws GameError `bad-attribute` */
export function readLevel(text: Text): PuzzleLevel | undefined {
  if (isBlank(text)) return undefined;
  const level = PUZZLE_LEVELS.find((each) => each === text);
  if (!level) throw notOneOf('bad-attribute', 'level', text, PUZZLE_LEVELS);
  return level;
}

/** The day that `date` names: `today`, where the reader is, or a date. */
export const readDate = (text: Text): string | undefined =>
  isBlank(text) ? undefined : text === 'today' ? dateOf(new Date()) : text;

/**
 * Loads a set from an address of this site, or of another one that allows it.
 * @throws GameError `src-failed`, `bad-puzzles`
 */
export async function fetchSet(src: string, game: PuzzleGame): Promise<readonly Puzzle[]> {
  const failed = (what: string, isPassing = false) =>
    new GameError('src-failed', `the puzzles at "${src.slice(0, 200)}" ${what}`, { src, place: 'src', isPassing });
  if (!URL.canParse(src, document.baseURI)) throw failed('have no valid address');
  const response = await fetch(new URL(src, document.baseURI)).catch(() => {
    throw failed('cannot be reached, or their server or a policy of this page does not allow it', true);
  });
  if (!response.ok) throw failed(`cannot be loaded: the server answers ${response.status}`);
  if (Number(response.headers.get('content-length')) > LONGEST_SET) throw failed('are too long');
  const puzzles = parseSet(await response.text());
  if (puzzles[0]?.game !== game) throw failed(`are of ${puzzles[0]?.game ?? 'nothing'}, not of ${game}`);
  return puzzles;
}

/** What says which puzzle of a set is shown. */
export interface Choice {
  readonly date: string | undefined;
  readonly level: PuzzleLevel | undefined;
  readonly number: NumberText | undefined;
  /** How many puzzles the reader has solved: without a number or a date the next ones follow. */
  readonly solved: number;
}

/** @throws GameError `bad-attribute`, `bad-request` for a bad date */
export function choosePuzzle(puzzles: readonly Puzzle[], { date, level, number, solved }: Choice): Puzzle {
  if (date !== undefined) return puzzleOfTheDay(puzzles, date, level);
  if (isBlank(number)) {
    const list = level ? ofLevel(puzzles, level) : puzzles;
    return list[solved % list.length]!;
  }
  const found = /^\d+$/.test(String(number)) ? puzzles[Number(number) - 1] : undefined;
  if (!found) throw badAttribute('number', number, `a number from 1 to ${puzzles.length}`);
  return found;
}

/** What a page asks for instead of the puzzles that all pages have: another level, other puzzles. */
export const seriesOf = ({ level, src }: { readonly level?: Text; readonly src?: Text }): string =>
  [level, src].filter((each) => !isBlank(each)).join(' ');

/** The puzzle after another one, of the same level if the page asks for a level. */
export function puzzleAfter(puzzles: readonly Puzzle[], puzzle: Puzzle, level: PuzzleLevel | undefined): Puzzle {
  const list = level ? ofLevel(puzzles, level) : puzzles;
  return list[(list.indexOf(puzzle) + 1) % list.length]!;
}
