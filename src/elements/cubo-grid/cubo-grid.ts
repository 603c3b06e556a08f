import { html, nothing } from 'lit';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import { cubo } from '../../games/cubo/index.js';
import type { CuboMove, CuboPosition, CuboSeat, CuboSquare, CuboState } from '../../games/cubo/index.js';
import { isRolled } from '../../games/cubo/rules.js';
import { linesOf } from '../../games/cubo/score.js';
import { areRolled } from '../../games/cubo/square.js';
import { Language } from '../../interaction/language.js';
import { cuboLanguages } from '../../locales/cubo/index.js';
import type { CuboTerms } from '../../locales/cubo/index.js';
import type { Clock } from '../../match/clock.js';
import type { TimedMatch } from '../../match/timed-match.js';
import { dieStyles } from '../../ui/die.styles.js';
import { sharedStyles } from '../../ui/styles.js';
import { isOn } from '../attributes.js';
import type { NumberText, Switch } from '../attributes.js';
import { GameElement } from '../game-element.js';
import { withClock } from '../with-clock.js';
import { cuboStyles } from './cubo-grid.styles.js';
import { picture } from './picture.js';
import type { CuboPlay } from './play.js';
import { changedCells } from './shown.js';

const loadDetails = () => import('./details.js');

/**
 * Cubo: nine dice are laid as a three by three square, everybody at once, and whoever is content calls. It is there to play on, alone against the clock or with up
 * to four players at one device, to look through a recorded game step by step or at its own pace (`mode="replay"`), or as a diagram of
 * any square with its explained score (`mode="diagram"`).
 *
 * Drag a die onto another, tap both, or use the arrow keys; or type the move: each is complete on its own, and each line shows at once what it earns.
 *
 * @tag cubo-grid
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - What is written below the squares, for instance below a diagram.
 *
 * @csspart frame - Everything that is seen.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart middle - The four dice in the middle.
 * @csspart seat - What belongs to one player.
 * @csspart name - A player's name, or the field for it.
 * @csspart square - A square with what its lines earn.
 * @csspart cell - One of its nine cells.
 * @csspart die - A die.
 * @csspart worth - What a square is worth.
 * @csspart explained - The same line by line, in words.
 * @csspart cover - What covers a square after the call.
 * @csspart drawing - The author's marks over a square.
 * @csspart clock - The time that is left.
 * @csspart dice - Real dice, to be entered.
 * @csspart best - The best square that was possible.
 * @csspart result - The table of points by round.
 * @csspart panel - What stands beside or below the squares.
 * @csspart status - What is to be done, why something was refused, or the result.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with words on it: to roll, to call, to take a die.
 * @csspart move-field - The field for typed moves.
 * @csspart moment - In a replay, what has just been played, and the comment.
 * @csspart comment - In a replay, what the author says of the move.
 * @csspart moves - In a replay, the list of moves.
 * @csspart move - One of these moves.
 * @csspart dialog - Help, and what is shared.
 *
 * @cssprop --tabletop-board - The ground that a square lies on.
 * @cssprop --tabletop-board-text - Text on that ground.
 * @cssprop --tabletop-cover - What covers a square after the call.
 * @cssprop --tabletop-red - Red dice; their pips are white.
 * @cssprop --tabletop-blue - Blue dice; their pips are white.
 * @cssprop --tabletop-die - The white die.
 * @cssprop --tabletop-die-ink - The pips of the white die.
 * @cssprop --tabletop-die-line - The border of dice.
 */
export class CuboGrid extends GameElement<CuboState, CuboMove, CuboTerms, CuboPlay> {
  static readonly tag = 'cubo-grid';
  static override readonly styles = [sharedStyles, dieStyles, cuboStyles];
  static override readonly properties: PropertyDeclarations = {
    streets: {},
    resetColours: { attribute: 'reset-colours' },
    practiceSeconds: { attribute: 'practice-seconds' },
    timeLimits: { attribute: 'time-limits' },
    paused: {},
    sound: {},
    numerals: {},
    clock: { attribute: false },
  };

  /** Whether the numbers of a street are in order along its line, `ordered`, or in `any-order`. */
  declare streets?: 'ordered' | 'any-order' | null;
  /** A house rule: each round begins with four red and four blue dice for everybody, whatever was exchanged before. */
  declare resetColours?: Switch;
  /** How many seconds a round takes for one who practises alone: from 5 to 3600, 60 where nothing is said. */
  declare practiceSeconds?: NumberText;
  /** On by default: the last player has six seconds, and one who practises alone so many for a round. `off` leaves everybody all the time. */
  declare timeLimits?: Switch;
  /** Covers the dice and stops the time until it is taken away. */
  declare paused?: Switch;
  /** Lets the last seconds, calls and the end of the time be heard. */
  declare sound?: Switch;
  /** Shows numerals on the dice instead of pips. */
  declare numerals?: Switch;
  /** What the game keeps time by, to be said before it is shown. Default: the clock of the machine. */
  declare clock?: Clock;

  protected override readonly game = cubo;
  protected override readonly matchType = withClock(() => this.clock);
  protected override readonly loadMarks = () => import('./marks.js');
  protected override readonly language = new Language<CuboTerms>(this, cuboLanguages);

  /** The game in time: state, moves, records, and the time that is left. It stays the same until another game is loaded or begun. */
  override get match(): TimedMatch<CuboState, CuboMove> {
    return super.match as TimedMatch<CuboState, CuboMove>;
  }

  protected override async loadPlay(): Promise<CuboPlay> {
    const { CuboPlay } = await import('./play.js');
    return new CuboPlay(this, this);
  }

  /** Until readers can play, no time runs; then that is for those who let them. */
  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!this.controls) this.match.suspend();
  }

  /** @internal */
  override sideName(seat: number): string {
    return this.words('cubo.player', seat + 1);
  }

  protected override renderTable(): TemplateResult {
    const { controls, words, drawing } = this;
    const position = this.#position;
    const { seats, middle } = position;
    const isDiagram = this.activeMode === 'diagram';
    const played = this.isPlayed ? controls : undefined;
    const details = this.late(loadDetails);
    const isMiddleShown = !isDiagram || middle.some((die) => die?.value);
    return html`<div class="top">
        ${controls?.renderTop()}${isMiddleShown ? details?.renderMiddle(middle, drawing?.places, isOn(this.numerals), words) : nothing}
      </div>
      <div
        class="squares"
        data-count=${seats.length}
        role="group"
        aria-label="Cubo ${drawing?.describe(words)}"
        tabindex=${isDiagram || this.isPlayed ? nothing : 0}
        ?inert=${played?.isPaused}
        @keydown=${played ? nothing : controls?.panel.onReplayKey}
      >
        ${seats.map((each, seat) => this.#renderSeat(each, seat, position))}
      </div>`;
  }

  #renderSeat(shown: CuboSeat, seat: Seat, position: CuboPosition): TemplateResult {
    const { controls, words, drawing } = this;
    const played = this.isPlayed ? controls : undefined;
    const marked = seat === 0 ? drawing?.places : undefined;
    const square = controls?.squareOf(seat) ?? this.#scoredOf(seat) ?? shown.square;
    const lines = linesOf(square, this.#streets);
    const isExplained = areRolled(square) && (this.activeMode === 'diagram' || controls?.isExplained(seat));
    const isNamed = played || position.seats.length > 1;
    const written = isNamed ? this.nameOf(seat) : this.givenName(seat);
    const name =
      played?.renderName(seat) ??
      (written && [controls?.signOf(seat), html`<span class="name" part="name">${written}</span>`]);
    const label = words('cubo.square', this.nameOf(seat));
    const last = controls ? changedCells(this.match, seat) : [];
    const details = this.late(loadDetails);
    return html`<div
      class="seat"
      part="seat"
      role="group"
      aria-label=${this.nameOf(seat)}
      data-seat=${seat}
      ?data-turn=${position.phase === 'exchange' && position.turn === seat}
      ?data-winner=${played?.isWinner(seat)}
    >
      <div class="head">${details?.renderHead(name, shown, position, isOn(this.numerals), words)}</div>
      <div class="square" part="square">
        ${
          played?.renderGrid(seat, label) ??
          picture({ square, last, marked, numerals: isOn(this.numerals) }, label, words)
        }
        ${details?.renderEdges(lines, square, marked, words)} ${seat === 0 ? drawing?.render(words, false) : nothing}
        ${played?.renderCover(seat)}
      </div>
      ${isExplained ? details?.renderExplanation(lines, words) : nothing} ${played?.renderSeatActions(seat)}
    </div>`;
  }

  /** Between two rounds the square that has just been scored is shown. */
  #scoredOf(seat: Seat): CuboSquare | null | undefined {
    return this.diagramPosition || isRolled(this.state) ? undefined : this.state.rounds.at(-1)?.[seat];
  }

  get #streets(): Pick<CuboState['options'], 'streets'> {
    return this.state.options;
  }

  get #position(): CuboPosition {
    return (this.diagramPosition as CuboPosition | undefined) ?? this.state;
  }
}
