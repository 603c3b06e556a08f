import { GameError, gameError, notOneOf } from '../games/game-error.js';
import { PUZZLE_KINDS, isPuzzleGame } from './puzzle.js';
import type { Puzzle, PuzzleGame, PuzzleRules } from './puzzle.js';
import { parseSet } from './set.js';

/** What a game knows of its puzzles, whatever its states and moves are. */
export type AnyPuzzleRules = PuzzleRules<unknown, unknown>;

const rules: Readonly<Record<PuzzleGame, () => Promise<{ readonly puzzleRules: unknown }>>> = {
  triad: () => import('./triad/index.js'),
  kubi: () => import('./kubi/index.js'),
  tricubo: () => import('./tricubo/index.js'),
  cubo: () => import('./cubo/index.js'),
  triomino: () => import('./triomino/index.js'),
};

const sets: Readonly<Record<PuzzleGame, () => Promise<{ readonly SET: string }>>> = {
  triad: () => import('./triad/set.js'),
  kubi: () => import('./kubi/set.js'),
  tricubo: () => import('./tricubo/set.js'),
  cubo: () => import('./cubo/set.js'),
  triomino: () => import('./triomino/set.js'),
};

function known(game: unknown): PuzzleGame {
  if (isPuzzleGame(game)) return game;
  throw notOneOf('bad-request', 'game', game, Object.keys(PUZZLE_KINDS));
}

/**
 * Loads what judges the puzzles of a game.
 * @throws GameError `bad-request` for a game without puzzles
 */
export async function loadPuzzleRules(game: PuzzleGame): Promise<AnyPuzzleRules> {
  const { puzzleRules } = await rules[known(game)]();
  return puzzleRules as AnyPuzzleRules;
}

/**
 * Loads the 400 puzzles of a game.
 * @throws GameError `bad-request` for a game without puzzles
 */
export async function loadPuzzles(game: PuzzleGame): Promise<readonly Puzzle[]> {
  const { SET } = await sets[known(game)]();
  return parseSet(SET);
}

/**
 * The state in which a puzzle begins.
 * @throws GameError `bad-puzzles` if the position is no legal one in which the seat is to move, or a first move of a solution is not legal
 */
export function openPuzzle({ game, options }: AnyPuzzleRules, { number, position, seat, solutions }: Puzzle): unknown {
  const place = `puzzle ${number}`;
  try {
    const state = game.start(game.parsePosition(position), options);
    for (const [first = ''] of solutions) {
      const refused = game.refusal(state, seat, game.parseMove(first, state, seat));
      if (refused)
        throw new GameError('bad-puzzles', `${place}: the move ${first} is refused: ${refused.code}`, { place });
    }
    return state;
  } catch (error) {
    const { code, message } = gameError(error);
    throw code === 'bad-puzzles' ? error : new GameError('bad-puzzles', `${place}: ${message}`, { place, code });
  }
}
