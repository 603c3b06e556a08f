import { GameError } from '../../games/game-error.js';
import type { PuzzleLevel } from '../../puzzles/level.js';
import { loadPuzzleRules, loadPuzzles } from '../../puzzles/load.js';
import type { AnyPuzzleRules } from '../../puzzles/load.js';
import type { PuzzleLink } from '../../puzzles/link.js';
import type { Puzzle } from '../../puzzles/puzzle.js';
import { isBlank } from '../base/attributes.js';
import type { NumberText, Text } from '../base/attributes.js';
import { warn } from '../base/console-warning.js';
import { emit } from '../base/events.js';
import { GAME_TAGS } from '../base/game-tags.js';
import type { ElementTag } from '../registry.js';
import { parseShareUrl } from '../session/links/share-url.js';
import { choosePuzzle, fetchSet, readDate, readGame, readLevel, seriesOf } from './choose.js';
import { loadProgress } from './progress-store.js';

/** The attributes that say which puzzle is shown. */
export interface PuzzleRequest {
  readonly game?: unknown;
  readonly date?: Text;
  readonly level?: PuzzleLevel | null;
  readonly number?: NumberText;
  readonly src?: Text;
  readonly shareUrl?: Text;
}

/** A set of puzzles, and the one that was asked for. */
export interface LoadedPuzzles {
  readonly puzzles: readonly Puzzle[];
  readonly rules: AnyPuzzleRules;
  readonly puzzle: Puzzle;
  /** The day, if it is the puzzle of that day. */
  readonly date: string | undefined;
  /** See {@link seriesOf}. */
  readonly series: string;
}

/**
 * Loads what the attributes ask for, and the element of the game.
 * @param asked what the address of the page asks for instead
 * @param loadElement missing where the page does that
 * @throws GameError `bad-attribute`, `bad-request`, `src-failed`, `bad-puzzles`
 */
export async function loadRequested(
  request: PuzzleRequest,
  asked: PuzzleLink | undefined,
  loadElement: ((tag: ElementTag) => Promise<unknown>) | undefined,
): Promise<LoadedPuzzles> {
  const { src, shareUrl } = request;
  parseShareUrl(shareUrl);
  const game = readGame(request.game);
  const level = readLevel(request.level);
  const [written, rules] = await Promise.all([
    isBlank(src) ? loadPuzzles(game) : fetchSet(src, game),
    loadPuzzleRules(game),
    loadElement?.(GAME_TAGS[game]),
  ]);
  const puzzles = written.map((puzzle) => rules.read(puzzle));
  const { solved } = loadProgress(game);
  const isThere = asked?.number === undefined || puzzles[asked.number - 1] !== undefined;
  const { date, number } = asked && isThere ? asked : { date: readDate(request.date), number: request.number };
  const series = seriesOf(request);
  return { puzzles, rules, date, series, puzzle: choosePuzzle(puzzles, { date, level, number, solved }) };
}

/** Warns the author in the console why a puzzle cannot be shown, and emits `game-error`. */
export function reportError(element: HTMLElement, thrown: unknown): GameError {
  const error = loadingError(thrown);
  warn(element, error, false);
  emit(element, 'game-error', { code: error.code, message: error.message });
  return error;
}

/** That something is not loaded is no mistake of the page, unless it says which: it may come another time. */
function loadingError(thrown: unknown): GameError {
  if (thrown instanceof GameError) return thrown;
  console.error(thrown);
  return new GameError('src-failed', 'the puzzle cannot be loaded', { place: 'game', isPassing: true });
}
