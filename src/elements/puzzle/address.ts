import { dateOf, daysAfter } from '../../puzzles/day.js';
import { PUZZLE_LEVELS } from '../../puzzles/level.js';
import { makePuzzleLink, readPuzzleLink } from '../../puzzles/link.js';
import type { PuzzleLink } from '../../puzzles/link.js';
import { isBlank } from '../base/attributes.js';
import type { Text } from '../base/attributes.js';
import { sharePage } from '../session/links/share-url.js';
import type { PuzzleRequest } from './load-puzzles.js';
import type { PuzzleSession } from './puzzle-session.js';

/**
 * The puzzle that the address of the page asks of an element: of the same game and level, of a day if the element shows days. Days to come are not shown, but
 * where the sender lives it may be tomorrow already.
 */
export function askedByAddress({ game, date, level }: PuzzleRequest): PuzzleLink | undefined {
  const link = readPuzzleLink(location.hash);
  if (link?.game !== game || (link?.level ?? '') !== (level ?? '')) return undefined;
  if ((link?.date === undefined) !== isBlank(date)) return undefined;
  const isToCome = link?.date !== undefined && link.date > daysAfter(dateOf(new Date()), 1);
  return isToCome ? undefined : link;
}

/**
 * The address that shows a puzzle to others: that of the page, or the one that the author names. In a frame only the author knows it.
 * @returns `undefined` if there is none
 */
export function linkTo(
  { puzzle, date }: PuzzleSession,
  { level, shareUrl }: { readonly level?: Text; readonly shareUrl?: Text },
): string | undefined {
  const page = sharePage(shareUrl ?? (self === top ? '' : undefined));
  if (!page) return undefined;
  const asked = PUZZLE_LEVELS.find((each) => each === level);
  const name = date === undefined ? { number: puzzle.number } : { date };
  return page.href + makePuzzleLink({ game: puzzle.game, ...name, ...(asked && { level: asked }) });
}
