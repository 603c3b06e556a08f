import { conceal } from '../../../../games/triomino/conceal.js';
import type { TriominoMove } from '../../../../games/triomino/index.js';
import { makeMove } from '../../../../games/triomino/notation.js';
import type { Entry } from '../../../../match/entry.js';
import type { GameRecord } from '../../../../match/record/record.js';
import type { VisibleTiles } from '../input/visible-tiles.js';
import type { TriominoGamePlay, TriominoView } from '../play-types.js';
import { recordFor } from '../viewer.js';
import type { Viewer } from '../viewer.js';

/** What of the tiles may be read: in notation, in a shared record and on paper. */
export class Secrecy {
  readonly #play: TriominoGamePlay;
  readonly #view: TriominoView;
  readonly #tiles: VisibleTiles;

  constructor(play: TriominoGamePlay, view: TriominoView, tiles: VisibleTiles) {
    this.#play = play;
    this.#view = view;
    this.#tiles = tiles;
  }

  /** Whether a running game of several players is shown. */
  get isSecret(): boolean {
    const { match, activeMode } = this.#play.context;
    return activeMode === 'play' && match.seats > 1 && !match.outcome;
  }

  /** A move as the viewer may read it. */
  textOf({ move, actor, text }: Entry<TriominoMove>): string {
    const viewer = this.#viewer;
    return viewer === 'all' ? text : makeMove(conceal(move, actor, viewer));
  }

  /** Another value, as soon as other tiles may be named. */
  get reader(): string {
    const { names, mayName } = this.#tiles.company;
    return [this.#viewer, ...names.map((_, seat) => mayName(seat))].join();
  }

  /** The record; in a running game of several players with nobody’s tiles. */
  get record(): GameRecord {
    return recordFor(this.#play.context.match, this.#viewer);
  }

  /** Whose turn it is, in place of what the player can do if that would give away tiles. */
  get printedTurn(): string | undefined {
    const { context, words } = this.#play;
    const { turn } = context.match.state;
    return this.isSecret && turn !== null ? words('tabletop.toMove', context.nameOf(turn)) : undefined;
  }

  /** Whose tiles everybody may read who sees the element. */
  get #viewer(): Viewer {
    return this.#view.viewing ?? (this.isSecret ? 'public' : 'all');
  }
}
