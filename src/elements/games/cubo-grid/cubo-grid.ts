import { html, nothing } from 'lit';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import { cubo } from '../../../games/cubo/index.js';
import type { CuboMove, CuboPosition, CuboSeat, CuboSquare, CuboState } from '../../../games/cubo/index.js';
import { isRolled } from '../../../games/cubo/phase.js';
import { ROUNDS } from '../../../games/cubo/rules.js';
import { linesOf } from '../../../games/cubo/score.js';
import { areRolled } from '../../../games/cubo/square.js';
import { Language } from '../../../interaction/language.js';
import { cuboLanguages } from '../../../locales/cubo/index.js';
import type { CuboPictureTerms, CuboPlayTerms, CuboTerms } from '../../../locales/cubo/index.js';
import type { TimedMatch } from '../../../match/time/timed-match.js';
import { dieStyles } from '../../../ui/dice/die.styles.js';
import { sharedStyles } from '../../../ui/styles.js';
import { isOn } from '../../base/attributes.js';
import type { NumberText, Switch } from '../../base/attributes.js';
import { GameElement } from '../../base/game-element.js';
import type { PlayContext } from '../../play/play-context.js';
import { withClock } from '../../play/clock/with-clock.js';
import { cuboLessonSource } from './lessons.js';
import { cuboStyles } from './draw/cubo-grid.styles.js';
import * as details from './draw/details.js';
import { nameTag, picture } from './draw/picture.js';
import { extras } from './extras.js';
import type { CuboPlay } from './play.js';

type Context = PlayContext<CuboState, CuboMove, CuboTerms>;

/**
 * Cubo: all players arrange nine dice in a three by three square at the same time, and call when they're happy with it. The element lets users play, solo
 * against the clock or with up to four players; step through a recorded game or play it in real time (`mode="replay"`); or it shows a diagram of any
 * square with its score explained (`mode="diagram"`).
 *
 * Users drag a die onto another, tap both, use the arrow keys, or type the move; each way is complete. Each line shows at once how many points it earns.
 *
 * @tag cubo-grid
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - Text below the squares, such as the caption of a diagram.
 * @slot poster - What stands in place of the game until it is loaded, such as a picture.
 *
 * @csspart frame - Everything that is visible.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart coach - The line with the goal or a tip, for readers who are new to the game.
 * @csspart middle - The four dice in the middle.
 * @csspart seats - The row of players.
 * @csspart player - One of them.
 * @csspart seat - One player's square, with the name over it where several are seen.
 * @csspart name - A player's name, or the field for it.
 * @csspart square - A square with the points of its lines.
 * @csspart cell - One of its nine cells.
 * @csspart die - A die.
 * @csspart worth - The points of a square.
 * @csspart cover - The cover of a square after the call.
 * @csspart drawing - The author's marks over a square.
 * @csspart clock - The time that is left.
 * @csspart dice - The pad for entering real dice.
 * @csspart best - In a solo game, the buttons that show the own square and those that were worth more.
 * @csspart result - The table of points by round.
 * @csspart explained - The points of a square explained line by line.
 * @csspart panel - The controls beside or below the squares.
 * @csspart stage - The board, sheet, square or table.
 * @csspart turn - What is held in a turn, and what can be done with it.
 * @csspart menu - The menu of further tools.
 * @csspart menu-item - One of them.
 * @csspart tab - A tab of a dialog.
 * @csspart help-card - A card of the help.
 * @csspart status - What to do now, why something was refused, or the result.
 * @csspart ending - The card at the end of a game: the result, the next game, and what else can be done.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with text, such as to roll or to take no die.
 * @csspart buzzer - The round button for the one primary action: to roll, to call or to swap in a die.
 * @csspart move-field - The field for typed moves.
 * @csspart moment - In a replay, the latest move and the comment on it.
 * @csspart comment - In a replay, the author's comment on the move.
 * @csspart moves - In a replay, the list of moves.
 * @csspart move - One of these moves.
 * @csspart dialog - The help and share dialogs.
 *
 * @cssprop --tabletop-board - The table: the background of a square and of the middle.
 * @cssprop --tabletop-board-text - Text on that background.
 * @cssprop --tabletop-cover - The cover of a square after the call.
 * @cssprop --tabletop-red - Red dice, and lines of red dice. Their pips are white.
 * @cssprop --tabletop-blue - Blue dice, and lines of blue dice. Their pips are white.
 * @cssprop --tabletop-amber - Lines of both colours, and the button that calls. Text on it is dark.
 * @cssprop --tabletop-die - The white die.
 * @cssprop --tabletop-die-ink - The pips of the white die.
 * @cssprop --tabletop-die-line - The border of dice. Default: none.
 */
export class CuboGrid extends GameElement<CuboState, CuboMove, CuboTerms, CuboPlay> {
  static readonly tag = 'cubo-grid';
  /** @internal */
  static override readonly lessons = cuboLessonSource;
  static override readonly styles = [sharedStyles, dieStyles, cuboStyles, details.styles];
  static override readonly properties: PropertyDeclarations = {
    streets: {},
    resetColours: { attribute: 'reset-colours' },
    practiceSeconds: { attribute: 'practice-seconds' },
    timeLimits: { attribute: 'time-limits' },
    paused: {},
    sound: {},
    numerals: {},
    starter: {},
  };

  /**
   * Whether the numbers of a street must be in order along its line, `ordered`, or may be in `any-order`.
   * @default ordered
   */
  declare streets?: 'ordered' | 'any-order' | null;
  /**
   * A house rule: each round begins with four red and four blue dice for every player, whatever was exchanged before.
   * @default off
   */
  declare resetColours?: Switch;
  /**
   * The seconds of a round in a solo game, from 5 to 3600.
   * @default 60
   */
  declare practiceSeconds?: NumberText;
  /**
   * Whether there are six seconds for the last player, and for callers who keep the others waiting, and `practice-seconds` for a round of a solo
   * player. On by default; `off` removes all time limits.
   * @default on
   */
  declare timeLimits?: Switch;
  /**
   * Whether the game is paused: the dice are covered and the clock has stopped.
   * @default off
   */
  declare paused?: Switch;
  /**
   * Whether dice, swaps, calls, the last seconds and the end of the time are heard, unless the reader has turned sounds off.
   * @default off
   */
  declare sound?: Switch;
  /**
   * Whether the dice show numerals instead of pips.
   * @default off
   */
  declare numerals?: Switch;
  /**
   * The seat that exchanges first in the first round, from `0`. In a rematch the next one does.
   * @default 0
   */
  declare starter?: 0 | 1 | 2 | 3 | '0' | '1' | '2' | '3' | null;

  /** @internal */
  override readonly game = cubo;
  readonly #matchType = withClock(() => this.timekeeper);
  /** @internal */
  override readonly loadMarks = () => import('./draw/marks.js');
  /** @internal */
  override readonly extras = extras;
  /** @internal */
  override readonly language = new Language<CuboPictureTerms, CuboPlayTerms>(this, cuboLanguages);

  /** The match: state, moves, records, and the time that is left. It stays the same until another game is loaded or started. */
  override get match(): TimedMatch<CuboState, CuboMove> {
    return super.match as TimedMatch<CuboState, CuboMove>;
  }

  /** @internal */
  override get matchType() {
    return this.#matchType;
  }

  protected override async loadPlay() {
    const { CuboPlay } = await this.language.withPlay(() => import('./play.js'));
    return (context: Context) => new CuboPlay(context, this);
  }

  /** No time runs until the playing part is loaded; from then on, that part starts and stops the clock. */
  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!this.gamePlay) this.match.suspend();
  }

  /** @internal */
  override sideName(seat: number): string {
    return this.language.words('cubo.player', seat + 1);
  }

  protected override renderTable(): TemplateResult {
    const { gamePlay, authorMarks } = this;
    const { words } = this.language;
    const { drawing } = authorMarks;
    const position = this.#position;
    const { seats, middle } = position;
    const isDiagram = this.activeMode === 'diagram';
    const played = this.session.isPlayed ? gamePlay : undefined;
    // While a game is played, the middle is in the tray.
    const isMiddleShown = isDiagram ? middle.some((die) => die?.value) : this.activeMode === 'replay' && !played;
    return html`${
        isMiddleShown
          ? html`<div class="table">
              ${isDiagram ? nothing : html`<p class="round">${words('cubo.round', position.round, ROUNDS)}</p>`}
              ${details.renderMiddle(middle, drawing?.places, isOn(this.numerals), words)}
            </div>`
          : nothing
      }
      <div
        class="squares"
        data-count=${seats.length}
        ?data-shared=${played?.isShared}
        ?data-played=${this.activeMode === 'play' || played}
        role="group"
        aria-label="Cubo ${drawing?.describe(words)}"
        tabindex=${isDiagram || this.session.isPlayed ? nothing : 0}
        ?inert=${played?.isCovered}
        @keydown=${played ? nothing : gamePlay?.context.keys.onRecordKey}
      >
        ${seats.map((each, seat) => this.#renderSeat(each, seat, position))}
      </div>`;
  }

  #renderSeat(shown: CuboSeat, seat: Seat, position: CuboPosition): TemplateResult {
    const { gamePlay, authorMarks } = this;
    const { words } = this.language;
    const { drawing } = authorMarks;
    const played = this.session.isPlayed ? gamePlay : undefined;
    const marked = seat === 0 ? drawing?.places : undefined;
    const square = gamePlay?.squareOf(seat) ?? this.#scoredOf(seat) ?? shown.square;
    const lines = linesOf(square, this.#streets);
    const isHeap = this.activeMode !== 'diagram' && !areRolled(square);
    const isExplained = areRolled(square) && this.activeMode === 'diagram';
    const label = words('cubo.square', this.nameOf(seat));
    const last = gamePlay?.changedOn(seat) ?? [];
    return html`<div
      class="seat"
      part="seat"
      role="group"
      aria-label=${this.nameOf(seat)}
      data-seat=${seat}
      ?data-own=${(played?.staging.largeSeat ?? 0) === seat}
      ?data-turn=${position.phase === 'exchange' && position.turn === seat}
      ?data-winner=${played?.isWinner(seat)}
    >
      <div class="head">${this.#renderHead(seat)}</div>
      <div class="square" part="square">
        ${played?.renderRing(seat)}
        ${
          played?.renderGrid(seat, label) ??
          picture({ square, lines, last, marked, numerals: isOn(this.numerals), isHeap }, label, words)
        }
        ${details.renderEdges({ lines, square, marked, was: gamePlay?.staging.worthBefore(seat) }, words)}
        ${seat === 0 ? drawing?.render(words, false) : nothing} ${played?.renderCover(seat)}
      </div>
      ${isExplained ? details.renderExplanation(lines, words) : nothing}
    </div>`;
  }

  /** @internal The names and points; while a game is played also the round, the time and the squares of the others. */
  override renderSeats(): unknown {
    if (this.activeMode === 'diagram') return nothing;
    if (this.session.isPlayed) return this.gamePlay?.renderPlayers() ?? html`<div class="players"></div>`;
    const { seats } = this.#position;
    const strip = seats.map(({ score }, seat) => ({
      sign: this.gamePlay?.signOf(seat),
      name: nameTag(this.nameOf(seat)),
      points: score,
    }));
    return seats.length > 1 ? details.renderStrip(strip, this.language.words) : nothing;
  }

  /** The name of a player over the square, with what is known of the round. */
  #renderHead(seat: Seat): unknown {
    // In play, the players stand over all squares.
    if (this.activeMode === 'play' || this.session.isPlayed) return nothing;
    const position = this.#position;
    const isNamed = position.seats.length > 1 || this.seatNames.given(seat);
    const name = isNamed ? [this.gamePlay?.signOf(seat), nameTag(this.nameOf(seat))] : undefined;
    const shown = position.seats[seat] as CuboSeat;
    const isScored = this.activeMode === 'diagram' || position.seats.length === 1;
    return details.renderHead(
      { name, seat: shown, position, isScored, numerals: isOn(this.numerals) },
      this.language.words,
    );
  }

  /** Between two rounds, the square that was scored last is shown. */
  #scoredOf(seat: Seat): CuboSquare | null | undefined {
    return this.session.diagramPosition || isRolled(this.state) ? undefined : this.state.rounds.at(-1)?.[seat];
  }

  get #streets(): Pick<CuboState['options'], 'streets'> {
    return this.state.options;
  }

  get #position(): CuboPosition {
    return (this.session.diagramPosition as CuboPosition | undefined) ?? this.state;
  }
}
