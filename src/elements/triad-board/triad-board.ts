import { html, nothing } from 'lit';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import { CELLS, SIZE, cellName } from '../../games/triad/board.js';
import { triad } from '../../games/triad/index.js';
import type { Cell, Die, TriadMove, TriadState } from '../../games/triad/index.js';
import { Language } from '../../interaction/language.js';
import { triadLanguages } from '../../locales/triad/index.js';
import type { TriadTerms } from '../../locales/triad/index.js';
import { flatGrid } from '../../ui/flat-grid.js';
import { sharedStyles } from '../../ui/styles.js';
import { isOn } from '../attributes.js';
import type { OptionText, Switch } from '../attributes.js';
import { GameElement } from '../game-element.js';
import { cellLabels, sideName } from './cell-labels.js';
import { IDLE, faces } from './faces.js';
import type { Face } from './faces.js';
import type { TriadPlay } from './play.js';
import { triadStyles } from './triad-board.styles.js';

const PLACES: readonly number[] = Array.from({ length: CELLS }, (_, place) => place);

/** `w2` for White's die showing 2, the name under which the style sheet draws it. */
const dieCode = (die: Die): string | typeof nothing => (die === 0 ? nothing : (die > 0 ? 'w' : 'b') + Math.abs(die));

/**
 * A board to play Triad on: two players, six dice a side, a die moves as far as the new value it is turned to.
 *
 * Click, tap, drag, type or use the keyboard: each is complete on its own. Choosing a die shows it on every cell it can reach
 * as it would lie there.
 *
 * @tag triad-board
 *
 * @attr {string} lang - The language of the element; without it that of the nearest ancestor that has one.
 * @slot - A recorded game as `<script type="text/plain">`.
 *
 * @event {CustomEvent<GameMoveDetail>} game-before-move - Before a move that the reader makes; `preventDefault()` refuses it.
 * @event {CustomEvent<GameMoveDetail>} game-move - A move was made, dice included: `{ actor, move, text, by }`.
 * @event {CustomEvent<GameChangeDetail>} game-change - After any change: `{ cause, by, moves }`.
 * @event {CustomEvent<GameMessageDetail>} game-refuse - The reader tried what the rules refuse: `{ code, message }`.
 * @event {CustomEvent<GameEndDetail>} game-end - The game is over: `{ winners, scores, reason }`.
 * @event {CustomEvent<GameMessageDetail>} game-error - An attribute or a saved game cannot be used: `{ code, message }`.
 *
 * @csspart frame - Everything that is seen.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart seat - A player's strip with name and tray.
 * @csspart name - The field for a player's name.
 * @csspart board - The board with its rim.
 * @csspart cell - One of the 36 cells.
 * @csspart panel - What stands beside or below the board.
 * @csspart status - Whose turn it is, why something was refused, or the result.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with words on it: to roll, to begin anew, to turn a die.
 * @csspart move-field - The field for typed moves.
 *
 * @cssstate over - The game is over.
 * @cssstate error - An attribute or a saved game cannot be used.
 *
 * @cssprop --tabletop-accent - The one accent: focus, choice, possible moves.
 * @cssprop --tabletop-on-accent - Text on the accent.
 * @cssprop --tabletop-surface - Buttons and fields.
 * @cssprop --tabletop-text - Text; without it the page's own, and a dark or light one on the surface.
 * @cssprop --tabletop-muted - Less important text.
 * @cssprop --tabletop-line - Borders of buttons and fields.
 * @cssprop --tabletop-danger - The border of error messages.
 * @cssprop --tabletop-radius - The radius of corners.
 * @cssprop --tabletop-shadow - The shadow of pieces.
 * @cssprop --tabletop-shadow-raised - The shadow of raised pieces.
 * @cssprop --tabletop-board - The rim of the board.
 * @cssprop --tabletop-board-text - The coordinates on the rim.
 * @cssprop --tabletop-cell - A cell.
 * @cssprop --tabletop-seat-0 - White's dice.
 * @cssprop --tabletop-seat-0-ink - The strokes on White's dice.
 * @cssprop --tabletop-seat-1 - Black's dice.
 * @cssprop --tabletop-seat-1-ink - The strokes on Black's dice.
 */
export class TriadBoard extends GameElement<TriadState, TriadMove, TriadTerms, TriadPlay> {
  static readonly tag = 'triad-board';
  static override readonly styles = [sharedStyles, triadStyles];
  static override readonly properties: PropertyDeclarations = {
    evenStart: { attribute: 'even-start' },
    starter: {},
    draws: {},
    flipped: {
      reflect: true,
      converter: { fromAttribute: isOn, toAttribute: (value) => (isOn(value as Switch) ? '' : null) },
    },
  };

  /** One roll is used by both sides. */
  declare evenStart?: OptionText;
  /** The seat that moves first: `0` is White, `1` is Black. */
  declare starter?: OptionText;
  /** A house rule that is on by default: repetition and 200 moves without a removal end the game. `off` leaves it out. */
  declare draws?: OptionText;
  /** Shows the board from Black's side. */
  declare flipped?: Switch;

  protected override readonly game = triad;
  protected override readonly language = new Language<TriadTerms>(this, triadLanguages);

  protected override async loadPlay(): Promise<TriadPlay> {
    const { TriadPlay } = await import('./play.js');
    return new TriadPlay(this, {
      cellAt: (place) => this.#cellAt(place),
      flip: () => (this.flipped = !isOn(this.flipped)),
    });
  }

  /** @internal */
  override sideName(seat: number): string {
    return sideName(seat, this.words);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('flipped')) this.controls?.turned();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    // The same buttons now stand for other cells; focus goes with the cell.
    const isInGrid = this.shadowRoot?.activeElement?.matches('.cell');
    if (isInGrid && changed.has('flipped')) this.controls?.focusCell();
  }

  protected override renderTable(): TemplateResult {
    const { state, match, controls, words } = this;
    const isFlipped = isOn(this.flipped);
    const interaction = controls?.interaction ?? IDLE;
    const latest = match.entries[match.ply - 1]?.move;
    const shown = faces(state, interaction, latest);
    const labels = cellLabels(shown, words);
    const current = controls?.current ?? shown.find(({ marks }) => marks.includes('movable'))?.cell ?? this.#cellAt(0);
    const cells = PLACES.map((place) => {
      const cell = this.#cellAt(place);
      return this.#renderCell(place, shown[cell] as Face, labels[cell] ?? '', cell === current);
    });
    return html`${this.#renderSeat(isFlipped ? 0 : 1)}
      <div class="board" part="board" ?data-fresh=${controls?.isRollShown}>
        <div
          class="grid"
          role="grid"
          aria-label=${words('triad.board', this.nameOf(0), this.nameOf(1))}
          data-interaction=${interaction.name}
          @click=${controls?.onClick}
          @keydown=${controls?.onKey}
          @focusin=${controls?.onFocus}
          @animationend=${controls?.onAnimationEnd}
          @pointerdown=${controls?.drag.down}
          @pointermove=${controls?.drag.move}
          @pointerup=${controls?.drag.up}
          @pointercancel=${controls?.drag.cancel}
          @lostpointercapture=${controls?.drag.cancel}
        >
          ${flatGrid(cells, SIZE)}
        </div>
        ${controls?.renderDice()}
      </div>
      ${this.#renderSeat(isFlipped ? 1 : 0)}`;
  }

  #renderCell(place: number, { cell, die, ghost, marks }: Face, label: string, isCurrent: boolean): TemplateResult {
    const name = cellName(cell);
    const slide = this.controls?.slideTo(cell);
    return html`<div
      class="place"
      role="gridcell"
      data-rank=${place % SIZE === 0 ? name.charAt(1) : nothing}
      data-file=${place >= CELLS - SIZE ? name.charAt(0) : nothing}
    >
      <button
        type="button"
        class="cell"
        part="cell"
        aria-label=${label}
        tabindex=${isCurrent ? 0 : -1}
        data-cell=${cell}
        data-die=${dieCode(ghost || die)}
        ?data-ghost=${ghost !== 0}
        data-marks=${marks.join(' ') || nothing}
        data-dx=${slide?.dx ?? nothing}
        data-dy=${slide?.dy ?? nothing}
      ></button>
    </div>`;
  }

  #renderSeat(seat: number): TemplateResult {
    const { state, controls, words } = this;
    const removed = state.removed[seat] ?? 0;
    const { winners = [] } = this.outcome ?? {};
    const isTurn = state.rolled && state.ended === null && state.turn === seat;
    const code = seat === 0 ? 'w' : 'b';
    return html`<div
      class="seat"
      part="seat"
      ?data-turn=${isTurn}
      ?data-winner=${winners.length === 1 && winners[0] === seat}
    >
      <span class="chip" data-die=${code}></span>
      ${controls ? controls.renderName(seat) : html`<span class="name">${this.nameOf(seat)}</span>`}
      <span class="tray" role="img" aria-label=${words('triad.tray', removed)}>
        ${[0, 1, 2].map((place) => html`<span class="slot" data-die=${place < removed ? code : nothing}></span>`)}
      </span>
    </div>`;
  }

  /**
   * The cell at a place: places are counted as they are seen, row by row from the top left, cells from a1. The mapping is its
   * own inverse.
   */
  #cellAt(place: number): Cell {
    const column = place % SIZE;
    const row = Math.floor(place / SIZE);
    return isOn(this.flipped) ? row * SIZE + (SIZE - 1 - column) : (SIZE - 1 - row) * SIZE + column;
  }
}
