import { dayNumber } from './day.js';
import { PUZZLE_LEVELS } from './level.js';
import type { PuzzleLevel } from './level.js';
import { isPuzzleGame } from './puzzle.js';
import type { PuzzleGame } from './puzzle.js';

/** A puzzle, as the fragment of an address names it: by its day, or by its number in the set of the page. */
export interface PuzzleLink {
  readonly game: PuzzleGame;
  /** Like `2026-01-31`. */
  readonly date?: string;
  readonly number?: number;
  /** The level that the page asks for, if any: it says which puzzle a day has. */
  readonly level?: PuzzleLevel;
}

/** Writes a puzzle as a fragment: `#cubo-puzzle=2026-01-31`, `#cubo-puzzle=17&level=hard`. */
export const makePuzzleLink = ({ game, date, number, level }: PuzzleLink): string =>
  `#${game}-puzzle=${date ?? number ?? ''}${level ? `&level=${level}` : ''}`;

/**
 * Reads what {@link makePuzzleLink} writes. Whether the set has such a puzzle is not checked.
 * @returns `undefined` for other fragments, and for days that there are not
 */
export function readPuzzleLink(fragment: string): PuzzleLink | undefined {
  const [, game, name = '', hardness] = /^#([a-z]+)-puzzle=([\d-]{1,10})(?:&level=([a-z]+))?$/.exec(fragment) ?? [];
  if (!isPuzzleGame(game)) return undefined;
  const level = PUZZLE_LEVELS.find((each) => each === hardness);
  const link = { game, ...(level && { level }) };
  if (/^\d+$/.test(name)) return { ...link, number: Number(name) };
  try {
    dayNumber(name);
    return { ...link, date: name };
  } catch {
    return undefined;
  }
}
