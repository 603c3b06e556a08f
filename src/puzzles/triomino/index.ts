import { placesOf, triomino } from '../../games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../games/triomino/index.js';
import { followsSolution, nextOfSolution } from '../fixed.js';
import type { Puzzle, PuzzleRules } from '../puzzle.js';
import { readTokens, tileText, tilesText } from './tokens.js';

/** Tiles and solutions may be in the short form of `tokens.ts`. What cannot be read stays as it is: then the position is bad. */
function read(puzzle: Puzzle): Puzzle {
  const { position, solutions } = puzzle;
  const [tiles = '', ...rest] = position.split('|');
  const laid = tiles.includes('@') ? undefined : readTokens(tiles, []);
  if (!laid) return puzzle;
  return {
    ...puzzle,
    position: [`${tilesText(laid)} `, ...rest].join('|'),
    solutions: solutions.map((solution) =>
      solution.some((move) => move.includes('@'))
        ? solution
        : (readTokens(solution.join(' '), laid)?.map(tileText) ?? solution),
    ),
  };
}

/** Of a run any order will do that lays all tiles. */
export const puzzleRules: PuzzleRules<TriominoState, TriominoMove> = {
  game: triomino,
  options: {},
  read,
  allows: (_, { kind }) => kind === 'lay',
  judge(puzzle, state, moves) {
    if (moves.length === 0) return 'open';
    if (puzzle.kind === 'place') return followsSolution(triomino, puzzle, state, moves) ? 'solved' : 'failed';
    if (moves.length >= puzzle.best) return 'solved';
    const rack = state.racks[puzzle.seat] ?? [];
    return rack.some((tile) => tile !== null && placesOf(state.laid, tile).length > 0) ? 'open' : 'failed';
  },
  next: (puzzle, state, moves) => nextOfSolution(triomino, puzzle, state, moves),
};
