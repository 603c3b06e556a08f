import { scorePlacement, triomino } from '../../games/triomino/index.js';
import type { PlacementScore, TriominoMove, TriominoState } from '../../games/triomino/index.js';
import { neighboursOf } from '../../games/triomino/grid.js';
import { tileAt } from '../../games/triomino/table.js';
import { tileOf } from '../../games/triomino/tiles.js';
import { COMPARISON, comparing } from '../compare.js';
import { ownGoal } from '../lesson-game.js';
import type { LessonGame, MadeMove } from '../lesson-game.js';

type Made = MadeMove<TriominoState, TriominoMove>;

/** What a tile that was laid has earned; `undefined` for other moves. */
const earnedBy = ({ move, before }: Made): PlacementScore | undefined =>
  move.kind === 'lay' ? scorePlacement(before.laid, move, before.options) : undefined;

const kindGoal = (kind: 'buy' | 'pass') =>
  ownGoal<TriominoState, TriominoMove>(
    kind,
    new RegExp(`^${kind}$`),
    () =>
      ({ move }) =>
        move.kind === kind,
  );

export const triominoLessons: LessonGame<TriominoState, TriominoMove> = {
  game: triomino,
  unit: 'points',
  goals: [
    ownGoal('bridge', /^bridge$/, () => (made) => earnedBy(made)?.bonus === 'bridge'),
    ownGoal('hexagon', /^hexagon$/, () => (made) => typeof earnedBy(made)?.bonus === 'number'),
    ownGoal('hexagons>=N', new RegExp(`^hexagons${COMPARISON}$`), (operator, number) => {
      const fits = comparing(operator, number);
      return (made) => {
        const bonus = earnedBy(made)?.bonus;
        return fits(typeof bonus === 'number' ? bonus : 0);
      };
    }),
    ownGoal('lay TILE', /^lay ([0-5]{3})$/, (tile = '') => ({ move }) => {
      return move.kind === 'lay' && tileOf(move.values) === tileOf(tile);
    }),
    ownGoal(
      'triple',
      /^triple$/,
      () =>
        ({ move }) =>
          move.kind === 'lay' && new Set(move.values).size === 1,
    ),
    kindGoal('buy'),
    kindGoal('pass'),
  ],
  placesOf: (move) => (move.kind === 'lay' ? [tileOf(move.values)] : []),
  besides: (move, { laid }) =>
    move.kind === 'lay' ? neighboursOf(move).flatMap((cell) => tileOf(tileAt(laid, cell)?.values ?? '') || []) : [],
};
