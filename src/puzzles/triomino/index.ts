import { scorePlacement, triomino } from '../../games/triomino/index.js';
import { tileOf } from '../../games/triomino/tiles.js';
import type { LaidTile, TriominoMove, TriominoState } from '../../games/triomino/index.js';
import { followsSolution, nextOfSolution } from '../fixed.js';
import type { Puzzle, PuzzleRules } from '../puzzle.js';
import { runs } from './runs.js';
import { readTokens, tileText, tilesText } from './tokens.js';

/**
 * Tiles and solutions may be in the short form of `tokens.ts`, and there the rack of a run may be left out: it has the tiles of the solution. What cannot be read
 * stays as it is: then the position is bad.
 */
function read(puzzle: Puzzle): Puzzle {
  const { position, solutions, kind } = puzzle;
  const [tiles = '', ...rest] = position.split('|');
  const laid = tiles.includes('@') ? undefined : readTokens(tiles, []);
  if (!laid) return puzzle;
  const answers = solutions.map((solution) =>
    solution.some((move) => move.includes('@')) ? undefined : readTokens(solution.join(' '), laid),
  );
  const rack = kind === 'run' && rest.length === 0 ? answers[0]?.map(({ values }) => tileOf(values)) : undefined;
  return {
    ...puzzle,
    position: [`${tilesText(laid)} `, ...(rack ? [rack.sort().join()] : rest)].join('|'),
    solutions: solutions.map((solution, i) => answers[i]?.map(tileText) ?? solution),
  };
}

/** How all tiles that are left can be laid; `undefined` if they cannot. */
const runLeft = ({ seat }: Puzzle, { laid, racks }: TriominoState): readonly LaidTile[] | undefined =>
  runs(
    laid,
    (racks[seat] ?? []).filter((tile) => tile !== null),
    1,
  )[0];

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
    return runLeft(puzzle, state) ? 'open' : 'failed';
  },
  lack({ kind, best }, { laid, options }, [move]) {
    if (kind === 'run' || move?.kind !== 'lay') return 0;
    const before = laid.filter(({ column, row }) => column !== move.column || row !== move.row);
    const { tile, bonusPoints } = scorePlacement(before, move, options);
    return best - tile - bonusPoints;
  },
  next(puzzle, state, moves) {
    const [place] = (moves.length > 0 && runLeft(puzzle, state)) || [];
    return place ? { kind: 'lay', ...place } : nextOfSolution(triomino, puzzle, state, moves);
  },
};
