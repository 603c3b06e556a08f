import { scorePlacement, triomino } from '../../../src/games/triomino/index.js';
import type { TriominoMove, TriominoState } from '../../../src/games/triomino/index.js';
import { meanOf } from './player.js';
import type { Gains } from './player.js';

/** So many deals of the tiles that are not seen are imagined. */
const DEALS = 3;

const gainOf = ({ laid, options }: TriominoState, _seat: number, move: TriominoMove): number =>
  move.kind === 'lay' ? scorePlacement(laid, move, options).total : -1;

/** In points. The others hold any of the tiles that are not seen. */
export const gains: Gains<TriominoState, TriominoMove> = {
  moves: triomino.moves,
  gainOf,
  outlook(view, seat, random) {
    const deals = Array.from({ length: DEALS }, () => triomino.sample(view, random));
    return (move) =>
      -meanOf(
        deals.map((deal) => {
          const after = triomino.play(deal, seat, move);
          const [next] = triomino.actors(after);
          if (typeof next !== 'number' || next === seat) return 0;
          return Math.max(0, ...triomino.moves(after, next).map((reply) => gainOf(after, next, reply)));
        }),
      );
  },
};
