import { svg } from 'lit';
import type { SVGTemplateResult } from 'lit';
import { phaseOf } from '../../../../games/triomino/phase.js';
import type { LaidTile, TriominoMove } from '../../../../games/triomino/index.js';
import type { TileLaying } from '../input/tile-laying.js';
import type { TriominoGamePlay } from '../play-types.js';
import { LatestTurn } from '../words/latest-turn.js';
import { pills } from './pill.js';
import type { Sight } from './pill.js';
import { bonusFor, pointsFor } from './places.js';
import { hintedPlace, triangle } from './table-drawing.js';

/** Where the first tile goes. */
const MIDDLE = { column: 0, row: 0 };

/** What is drawn over the laid tiles: the places for a tile, what the latest one has earned, and where a hint says to lay one. */
export class Ghosts {
  readonly #play: TriominoGamePlay;
  readonly #laying: TileLaying;
  readonly #latest: LatestTurn;

  constructor(play: TriominoGamePlay, laying: TileLaying) {
    this.#play = play;
    this.#laying = laying;
    this.#latest = new LatestTurn(play);
  }

  /** The places that the table has to show. */
  get places(): readonly LaidTile[] {
    return [...this.#laying.places, ...this.#hinted];
  }

  /** The held tile in each place where it fits; else what the latest tile has earned. Of a record, where another tile was better. */
  render(sight: Sight): readonly SVGTemplateResult[] {
    if (!this.#play.context.isPlayed) return this.#hinted.map(hintedPlace);
    const ghosts = this.#laying.current.name === 'idle' ? this.#renderEarned(sight) : this.#laying.renderGhosts(sight);
    return [...ghosts, ...this.#hinted.map(hintedPlace)];
  }

  /** Where a hint says to lay a tile. */
  get #hinted(): readonly LaidTile[] {
    const { features } = this.#play.context;
    const move = features.first(({ advisedMove }) => advisedMove) as TriominoMove | undefined;
    return move?.kind === 'lay' ? [move] : [];
  }

  #renderEarned(sight: Sight): readonly SVGTemplateResult[] {
    const { state } = this.#play.context.match;
    if (phaseOf(state) === 'first' && !this.#play.act) return [svg`<path class="first" d=${triangle(MIDDLE)}></path>`];
    const { move, before } = this.#latest.laid ?? {};
    if (!move || !before || before.round !== state.round || before.options.scoring === 'none') return [];
    const earned = { tile: move, points: pointsFor(move, before), bonus: bonusFor(move, before) };
    const { act } = this.#play;
    if (act?.kind !== 'lay') return pills([earned], state.laid, sight);
    return [
      svg`<path class="snap" data-beat="earn" d=${triangle(move)}></path>`,
      svg`<g class="popping" data-beat=${act.bonus ? 'follow' : 'earn'}>${pills([earned], state.laid, sight)}</g>`,
    ];
  }
}
