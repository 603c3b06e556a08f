import { html, nothing } from 'lit';
import type { PropertyDeclarations, TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import { triomino } from '../../../games/triomino/index.js';
import type { LaidTile, TriominoMove, TriominoPosition, TriominoState } from '../../../games/triomino/index.js';
import { Language } from '../../../interaction/language.js';
import { triominoLanguages } from '../../../locales/triomino/index.js';
import type { TriominoPictureTerms, TriominoPlayTerms, TriominoTerms } from '../../../locales/triomino/index.js';
import type { SavedGame } from '../../../match/storage.js';
import { sharedStyles } from '../../../ui/styles.js';
import type { NumberText, Switch, Text } from '../../base/attributes.js';
import { GameElement } from '../../base/game-element.js';
import { restingMatch } from '../../play/clock/resting-match.js';
import type { PlayContext } from '../../play/play-context.js';
import { triominoLessonSource } from './lessons.js';
import { renderBoard } from './draw/board.js';
import { boxOf, positionOf, sceneOf } from './draw/geometry.js';
import { extras } from './extras.js';
import type { TriominoPlay } from './play.js';
import type { Scene } from './play-types.js';
import * as details from './draw/details.js';
import { triominoStyles } from './draw/triomino-table.styles.js';
import { parseViewer, recordFor } from './viewer.js';
import type { Viewer } from './viewer.js';

const loadPlacement = () => import('./draw/placement.js');

type Context = PlayContext<TriominoState, TriominoMove, TriominoTerms>;

/**
 * Triomino: triangular tiles are laid edge to edge so that all corners agree. Play it alone or with up to six players who share a device, step
 * through a recorded game (`mode="replay"`), or show a diagram of any laid tiles (`mode="diagram"`), also with a tile that is about to be laid and its
 * points, or the reason why it does not fit.
 *
 * Choose a tile and then one of the places where it fits, drag it there, use the keyboard, or type the move: each way is complete on its own. The
 * table shows all tiles as long as their numbers stay large, then the part round the latest one; the key 0 shows all of them.
 *
 * @tag triomino-table
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - The caption below the table.
 * @slot poster - What stands in place of the game until it is loaded, such as a picture.
 *
 * @csspart frame - The whole visible element.
 * @csspart error - The error message about an attribute or a saved game.
 * @csspart coach - The line with the goal or a tip, for readers who are new to the game.
 * @csspart seats - All players with their points and tiles.
 * @csspart racks - The tiles of all players whose tiles may be seen.
 * @csspart seat - One player.
 * @csspart name - A player's name, or the field for it.
 * @csspart table - The table with its tiles.
 * @csspart zoom - The button that shows the whole table.
 * @csspart turn - The tray with the rack, what is left to buy, and what can be done.
 * @csspart rack - The tiles to play with.
 * @csspart tile - One of these tiles.
 * @csspart cover - The lid over these tiles until the device is handed over.
 * @csspart pool - The tiles that are left to buy.
 * @csspart places - The places where the chosen tile fits, in words.
 * @csspart place - One of these places.
 * @csspart placement - The points of the tile of the `placement` attribute, or why it does not fit.
 * @csspart clock - The time that is left.
 * @csspart pad - The tiles to choose from when real tiles are entered.
 * @csspart result - A table of points.
 * @csspart panel - The controls beside or below the table.
 * @csspart stage - The board, sheet, square or table.
 * @csspart menu - The menu of further tools.
 * @csspart menu-item - One of them.
 * @csspart tab - A tab of a dialog.
 * @csspart help-card - A card of the help.
 * @csspart status - What to do now, why something was refused, or the result.
 * @csspart ending - The card at the end of a game: the result, the next game, and what else can be done.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with text, such as to deal, to buy and to pass.
 * @csspart move-field - The field for typed moves.
 * @csspart moment - In a replay, the shown move and its comment.
 * @csspart comment - In a replay, the comment on the move.
 * @csspart moves - In a replay, the list of moves.
 * @csspart move - One move of the list.
 * @csspart dialog - The dialogs for help and sharing.
 *
 * @cssprop --tabletop-board - The cloth of the table.
 * @cssprop --tabletop-board-text - Text on the table, and places where a tile fits.
 * @cssprop --tabletop-board-mark - What is chosen, bridges and hexagons.
 * @cssprop --tabletop-rack - The wood of the tray.
 * @cssprop --tabletop-rack-text - Text on the wood.
 * @cssprop --tabletop-tile - The face of tiles.
 * @cssprop --tabletop-tile-ink - The numbers on tiles. Default: a colour for each number.
 * @cssprop --tabletop-tile-line - The edge of tiles.
 * @cssprop --tabletop-tile-back - The back of hidden tiles.
 * @cssprop --tabletop-grain - How much is seen of the weave of the cloth and the grain of the wood, from 0 to 1.
 */
export class TriominoTable extends GameElement<TriominoState, TriominoMove, TriominoTerms, TriominoPlay> {
  static readonly tag = 'triomino-table';
  /** @internal */
  static override readonly lessons = triominoLessonSource;
  static override readonly styles = [sharedStyles, triominoStyles, details.styles];
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
    clock: {},
    tiles: {},
    viewer: {},
    placement: {},
  };

  /**
   * The rules: `goliath` as in Europe, or `pressman` as in the United States. They give the defaults of the options below, of which
   * those of `goliath` are named.
   * @default goliath
   */
  declare variant?: 'goliath' | 'pressman' | null;
  /**
   * Who leads: the player who draws the highest tile (`draw`), or who holds the highest triple (`triple`).
   * @default draw
   */
  declare start?: 'draw' | 'triple' | null;
  /**
   * The points for passing when nothing is left to buy: 0 or less.
   * @default 0
   */
  declare emptyPool?: NumberText;
  /**
   * Whether the lap is finished after a player has gone out: `on` or `off`.
   * @default on
   */
  declare lap?: Switch;
  /**
   * Which tiles make a bridge: those that touch with one side and the opposite corner (`one-side`), or also with two or three sides (`extended`).
   * @default one-side
   */
  declare bridge?: 'one-side' | 'extended' | null;
  /**
   * The points for one, two and three hexagons: `50,60,70`.
   * @default 50,60,70
   */
  declare hexagons?: Text | readonly number[];
  /**
   * The points that end the game: it is over after the round in which a player reaches them. `0` is one round, and
   * the default with `scoring="simple"`.
   * @default 400
   */
  declare target?: NumberText;
  /**
   * The points: those of the rules (`standard`), one for each tile, for children (`simple`), or `none`.
   * @default standard
   */
  declare scoring?: 'standard' | 'simple' | 'none' | null;
  /**
   * The number of rounds, instead of a target.
   * @default 0
   */
  declare rounds?: NumberText;
  /**
   * The seconds that a turn may take, from 5 to 3600; then it is lost, for as many points as buying three tiles and passing; `0` is no limit.
   * @default 0
   */
  declare turnSeconds?: NumberText;
  /** Minutes for the whole game and seconds more for each turn, at least one, in place of `turn-seconds`: `5+3`. Default: no clock. */
  declare clock?: Text;
  /**
   * The number of tiles: 56, or 76 with mirror images.
   * @default 56
   */
  declare tiles?: 56 | 76 | '56' | '76' | null;
  /**
   * Whose tiles are shown: those of a seat (its number from 0), of nobody (`public`) or of everybody (`all`). Default: in replays and diagrams
   * everybody's; in play those of the user who moves next, and if several users share the device, they are covered until it has been handed over.
   */
  declare viewer?: 'public' | 'all' | Seat | `${number}` | null;
  /** A tile that is shown as if it were being laid, `344@2,0`: with its points, or with the corners that disagree. */
  declare placement?: Text;

  /** @internal */
  override readonly game = triomino;
  /** @internal */
  override readonly usualSeats = 'human computer';
  readonly #matchType = restingMatch(() => this.timekeeper);
  /** @internal */
  override readonly loadMarks = () => import('./draw/marks.js');
  /** @internal */
  override readonly extras = extras;
  /** @internal */
  override readonly language = new Language<TriominoPictureTerms, TriominoPlayTerms>(this, triominoLanguages);
  #placement: LaidTile | undefined;
  /** @internal Whose tiles are shown, if the page says so. */
  viewing: Viewer | undefined;

  /** @internal If the tiles of some seats are hidden, they are not saved either. */
  override get savedGame(): SavedGame {
    const { viewing, match } = this;
    if (viewing === undefined || viewing === 'all') return super.savedGame;
    const { elapsed, choice } = super.savedGame;
    return { record: recordFor(match, viewing), elapsed, choice };
  }

  /** @internal */
  override get matchType() {
    return this.#matchType;
  }

  protected override async loadPlay() {
    const { TriominoPlay } = await this.language.withPlay(() => import('./play.js'));
    return (context: Context) => new TriominoPlay(context, this);
  }

  protected override checkSettings(): void {
    const { viewer, placement, match } = this;
    const hasViewer = viewer || viewer === 0;
    // A bad value shows nobody's tiles.
    this.viewing = hasViewer ? 'public' : undefined;
    this.#placement = undefined;
    if (hasViewer) this.viewing = parseViewer(viewer, match.seats);
    const { linked } = this.session;
    if (linked) this.viewing = linked.viewer;
    if (placement) this.#placement = this.lazy(loadPlacement)?.parsePlacement(placement, match.state);
  }

  /** @internal */
  override sideName(seat: number): string {
    return this.language.words('triomino.player', seat + 1);
  }

  protected override renderTable(): TemplateResult {
    const { gamePlay, authorMarks } = this;
    const { words } = this.language;
    const { drawing } = authorMarks;
    const { laid, racks } = this.#position;
    const isDiagram = this.activeMode === 'diagram';
    const placement = this.#placement;
    const placing = placement && this.lazy(loadPlacement);
    const { options } = this.state;
    const scoring = this.session.diagramPosition && placing ? placing.optionsAsked(this) : options;
    const latest = isDiagram ? undefined : laid.at(-1);
    const camera = isDiagram ? undefined : gamePlay?.camera;
    const { tiles, margin } = this.scene;
    return html`<div
        class="table"
        part="table"
        role="group"
        aria-label="Triomino ${drawing?.describe(words)}"
        tabindex=${isDiagram || this.session.isPlayed ? nothing : 0}
        data-seats=${racks.length}
        @keydown=${gamePlay?.onTableKey}
      >
        <div class="view">
          ${renderBoard({
            laid,
            latest,
            isSeen: gamePlay?.act?.kind === 'lay',
            state: this.session.diagramPosition ? undefined : this.state,
            isDiagram,
            box: camera?.view ?? boxOf(tiles, margin),
            camera,
            drawing,
            over: [placing?.renderPlacement(laid, placement as LaidTile, scoring), gamePlay?.renderGhosts()],
          })}
        </div>
        ${details.renderMeta(this.#position, options.tiles, this, gamePlay?.renderRound())}
        ${details.renderList(laid, isDiagram, words)} ${gamePlay?.renderZoom()} ${gamePlay?.renderFlights()}
      </div>
      ${placing?.renderExplanation(laid, placement as LaidTile, scoring, words)}
      ${this.activeMode === 'play' ? nothing : this.renderRacks()}`;
  }

  /** @internal The tiles of the seats whose tiles may be seen. */
  renderRacks(): unknown {
    return details.renderRacks(this.#position, this, this.session.isPlayed ? this.gamePlay : undefined);
  }

  /** @internal Who plays alone is no party: their points stand on the table. */
  override renderSeats(): unknown {
    const { racks } = this.#position;
    if (racks.length < 2) return nothing;
    const played = this.session.isPlayed ? this.gamePlay : undefined;
    const strip = details.renderSeats(this.#position, this, played);
    return html`<div class="seats" data-seats=${racks.length}>${strip}</div>`;
  }

  /** @internal What the camera looks at. */
  get scene(): Scene {
    return sceneOf(this.#position.laid, this.#placement, this.session.isPlayed);
  }

  /** The shown position. */
  get #position(): TriominoPosition {
    const { session, state } = this;
    if (session.diagramPosition) return session.diagramPosition as TriominoPosition;
    return positionOf(state);
  }
}
