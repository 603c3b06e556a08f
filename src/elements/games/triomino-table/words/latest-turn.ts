import type { LaidTile, TriominoState } from '../../../../games/triomino/index.js';
import type { TriominoGamePlay } from '../play-types.js';
import { isNotable } from './describe.js';

/** What was done in the latest turn. */
export class LatestTurn {
  readonly #play: TriominoGamePlay;

  constructor(play: TriominoGamePlay) {
    this.#play = play;
  }

  /** The tile that was laid, and the state before; `undefined` if none was. */
  get laid(): { readonly move: LaidTile; readonly before: TriominoState } | undefined {
    const { match } = this.#play.context;
    const index = this.#index;
    const move = match.entries[index]?.move;
    const before = match.stateAt(index);
    return move?.kind === 'lay' && before ? { move, before } : undefined;
  }

  /** The index of the latest move that is worth saying; -1 if there is none. */
  get #index(): number {
    const { match } = this.#play.context;
    return match.entries
      .slice(0, match.ply)
      .findLastIndex(({ move }, ply) => isNotable(move, match.stateAt(ply) as TriominoState));
  }
}
