import { linesFor } from '../../../../games/triomino/score.js';
import type { LaidTile, TriominoState } from '../../../../games/triomino/index.js';
import type { TriominoGamePlay } from '../play-types.js';
import { isTold } from './describe.js';
import { describeEarned } from './earned.js';
import { tileName } from './names.js';

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

  /** What a tile has earned, or else what was done. */
  get text(): string {
    const { context, narrator, words } = this.#play;
    const { move, before } = this.laid ?? {};
    if (!move || !before) return narrator.describePly(this.#index + 1);
    const earned = describeEarned(move.values, linesFor(before.laid, move, before.options), before.options, words);
    const text = `${tileName(move.values)} ${earned}`;
    return before.racks.length > 1 ? words('tabletop.of', context.nameOf(before.turn ?? 0), text) : text;
  }

  /** The index of the latest move that is worth telling; -1 if there is none. */
  get #index(): number {
    const { match } = this.#play.context;
    return match.entries
      .slice(0, match.ply)
      .findLastIndex(({ move }, ply) => isTold(move, match.stateAt(ply) as TriominoState));
  }
}
