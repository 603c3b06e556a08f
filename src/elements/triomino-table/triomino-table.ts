import { html, nothing } from 'lit';
import type { PropertyDeclarations, TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import { triomino } from '../../games/triomino/index.js';
import type { LaidTile, TriominoMove, TriominoPosition, TriominoState } from '../../games/triomino/index.js';
import { Language } from '../../interaction/language.js';
import { triominoLanguages } from '../../locales/triomino/index.js';
import type { TriominoTerms } from '../../locales/triomino/index.js';
import type { Clock } from '../../match/clock.js';
import type { GameRecord } from '../../match/record.js';
import { sharedStyles } from '../../ui/styles.js';
import type { NumberText, Switch, Text } from '../attributes.js';
import { GameElement } from '../game-element.js';
import { boxOf, viewBoxOf } from './geometry.js';
import type { Box } from './geometry.js';
import { placed } from './picture.js';
import type { TriominoPlay } from './play.js';
import { triominoStyles } from './triomino-table.styles.js';
import { timedMatch } from './timed-match.js';
import { parseViewer, recordFor } from './viewer.js';
import type { Viewer } from './viewer.js';

const loadDetails = () => import('./details.js');
const loadPlacement = () => import('./placement.js');

/**
 * Triomino: triangular tiles are laid edge to edge so that all corners agree. It is there to play on, alone or with up to six players who hand one
 * device round, to look through a recorded game (`mode="replay"`), or as a diagram of any laid tiles (`mode="diagram"`), also with a tile that is
 * about to be laid and what it earns, or why it does not fit.
 *
 * Choose a tile and then one of the places where it fits, drag it there, use the keyboard, or type the move: each is complete on its own. The table
 * always shows everything; it can be zoomed and moved, and comes back with one key.
 *
 * @tag triomino-table
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - What is written below the table, for instance below a diagram.
 *
 * @csspart frame - Everything that is seen.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart seats - Who plays, with points and tiles.
 * @csspart seat - What belongs to one player.
 * @csspart name - A player's name, or the field for it.
 * @csspart table - The table with its tiles.
 * @csspart zoom - The buttons for the view of the table.
 * @csspart rack - The tiles of the player who is to move.
 * @csspart tile - One of these tiles.
 * @csspart cover - What covers them until the device is handed over.
 * @csspart places - The places where the chosen tile fits, in words.
 * @csspart place - One of them.
 * @csspart placement - What a tile that is shown by the author earns, or why it does not fit.
 * @csspart clock - The time that is left.
 * @csspart pad - Real tiles, to be entered.
 * @csspart result - A table of points.
 * @csspart panel - What stands beside or below the table.
 * @csspart status - What is to be done, why something was refused, or the result.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with words on it: to deal, to buy, to pass.
 * @csspart move-field - The field for typed moves.
 * @csspart moment - In a replay, what has just been played, and the comment.
 * @csspart comment - In a replay, what the author says of the move.
 * @csspart moves - In a replay, the list of moves.
 * @csspart move - One of these moves.
 * @csspart dialog - Help, and what is shared.
 *
 * @cssprop --tabletop-board - The table.
 * @cssprop --tabletop-board-text - Text on the table.
 * @cssprop --tabletop-tile - The face of tiles.
 * @cssprop --tabletop-tile-ink - Their numbers.
 * @cssprop --tabletop-tile-line - Their border.
 * @cssprop --tabletop-tile-back - The back of tiles that are not shown.
 */
export class TriominoTable extends GameElement<TriominoState, TriominoMove, TriominoTerms, TriominoPlay> {
  static readonly tag = 'triomino-table';
  static override readonly styles = [sharedStyles, triominoStyles];
  static override readonly properties: PropertyDeclarations = {
    variant: {},
    start: {},
    emptyPool: { attribute: 'empty-pool' },
    lap: {},
    bridge: {},
    hexagons: {},
    target: {},
    scoring: {},
    rounds: {},
    turnSeconds: { attribute: 'turn-seconds' },
    tiles: {},
    viewer: {},
    placement: {},
    clock: { attribute: false },
  };

  /** The rules: `goliath` as in Europe, or `pressman` as in the United States. The options below follow it where nothing is said. */
  declare variant?: 'goliath' | 'pressman' | null;
  /** Who leads: whoever draws the highest tile (`draw`), or holds the highest triple (`triple`). */
  declare start?: 'draw' | 'triple' | null;
  /** What passing costs when nothing is left to buy: 0 or less. */
  declare emptyPool?: NumberText;
  /** Whether a lap is finished after somebody has gone out: `on` or `off`. */
  declare lap?: Switch;
  /** What a bridge is: `one-side`, or `extended` to two and three sides. */
  declare bridge?: 'one-side' | 'extended' | null;
  /** What one, two and three hexagons earn: `50,60,70`. */
  declare hexagons?: Text | readonly number[];
  /** The game ends after the round in which somebody has so many points; 400 where nothing is said. */
  declare target?: NumberText;
  /** Points as printed (`standard`), one a tile for children (`simple`), or `none`. */
  declare scoring?: 'standard' | 'simple' | 'none' | null;
  /** So many rounds are played instead of to a target. */
  declare rounds?: NumberText;
  /** How many seconds a turn may take, from 5 to 3600; without it as many as one likes. */
  declare turnSeconds?: NumberText;
  /** How many tiles there are: 56, or 76 with mirror images. */
  declare tiles?: 56 | 76 | '56' | '76' | null;
  /**
   * Whose tiles are shown: a seat's number from 0, `public` for nobody's, `all` for everybody's. Without it those of whoever is to move, and
   * between two players the tiles are covered until the device has been handed over; in replays and diagrams everybody's.
   */
  declare viewer?: 'public' | 'all' | Seat | `${number}` | null;
  /** A tile that is shown as if it were being laid, `344@2,0`: with what it earns, or with the corner that disagrees. */
  declare placement?: Text;
  /** What time limits go by, to be said before the game is shown. Default: the clock of the machine. */
  declare clock?: Clock;

  protected override readonly game = triomino;
  protected override readonly matchType = timedMatch(() => this.clock);
  protected override readonly loadMarks = () => import('./marks.js');
  protected override readonly language = new Language<TriominoTerms>(this, triominoLanguages);
  #placement: LaidTile | undefined;
  /** @internal Whose tiles are shown, where the page says it; nobody's until that has been read. */
  viewing: Viewer | undefined;

  /** Where only one seat's tiles are shown, no others are kept. */
  protected override get savedRecord(): GameRecord | undefined {
    return this.viewing === undefined ? super.savedRecord : recordFor(this.match, this.viewing);
  }

  protected override async loadPlay(): Promise<TriominoPlay> {
    const { TriominoPlay } = await import('./play.js');
    return new TriominoPlay(this, this);
  }

  protected override checkSettings(): void {
    const { viewer, placement, match } = this;
    const hasViewer = viewer || viewer === 0;
    // A viewer that cannot be read sees nobody's tiles.
    this.viewing = hasViewer ? 'public' : undefined;
    this.#placement = undefined;
    if (hasViewer) this.viewing = parseViewer(viewer, match.seats);
    if (placement) this.#placement = this.late(loadPlacement)?.parsePlacement(placement, match.state);
  }

  /** @internal */
  override sideName(seat: number): string {
    return this.words('triomino.player', seat + 1);
  }

  protected override renderTable(): TemplateResult {
    const { controls, words, drawing } = this;
    const position = this.#position;
    const { laid } = position;
    const isDiagram = this.activeMode === 'diagram';
    const played = this.isPlayed ? controls : undefined;
    const details = this.late(loadDetails);
    const placement = this.#placement;
    const placing = placement && this.late(loadPlacement);
    const { options } = this.state;
    const scoring = this.diagramPosition && placing ? placing.optionsAsked(this) : options;
    const latest = isDiagram ? undefined : laid.at(-1);
    return html`<div class="seats" part="seats">
        ${details?.renderSeats(position, options.tiles, this, played, controls?.renderRound())}
      </div>
      <div
        class="table"
        part="table"
        role="group"
        aria-label="Triomino ${drawing?.describe(words)}"
        tabindex=${isDiagram || this.isPlayed ? nothing : 0}
        @keydown=${controls?.onTableKey}
      >
        <div class="view">
          <svg
            class="board"
            viewBox=${viewBoxOf(controls?.camera.box ?? this.wholeBox)}
            aria-hidden="true"
            ?data-moved=${controls?.camera.box}
          >
            ${laid.map((tile) => placed(tile, tile === latest ? 'laid latest' : 'laid'))}
            ${details?.renderOutlines(laid, this.diagramPosition ? undefined : this.state, latest)}
            ${isDiagram ? details?.renderDifferences(laid) : nothing}
            ${placing?.renderPlacement(laid, placement as LaidTile, scoring)} ${played?.renderGhosts()}
            ${drawing && details?.renderMarks(drawing, laid)}
          </svg>
        </div>
        ${details?.renderList(laid, isDiagram, words)} ${controls?.renderZoom()}
      </div>
      ${placing?.renderExplanation(laid, placement as LaidTile, scoring, words)} ${played?.renderRack()}`;
  }

  /** @internal What shows everything, and where tiles are laid also the places round it. */
  get wholeBox(): Box {
    const { laid } = this.#position;
    const shown = this.#placement;
    return boxOf(shown ? [...laid, shown] : laid, this.isPlayed ? PLACES : EDGE);
  }

  /** Between two rounds the one that has just been played lies open. */
  get #position(): TriominoPosition {
    const { diagramPosition, state } = this;
    if (diagramPosition) return diagramPosition as TriominoPosition;
    const { last, racks, turn } = state;
    return last && turn === null && racks.every(({ length }) => length === 0)
      ? { ...state, laid: last.laid, racks: last.racks }
      : state;
  }
}

/** What is left free round a table that is only looked at, and round one where the places beside its tiles are needed. */
const EDGE = 14;
const PLACES = 96;
