import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../games/game.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { GamePlay } from '../play/game-play.js';
import { GameElement } from '../base/game-element.js';
import type { SheetPlay } from './sheet-play.js';
import type { SheetState } from './sheet-state.js';

/** Playing, as a sheet element draws it. */
type SheetControls<State, Move, Terms extends CommonTerms> = GamePlay<State, Move, Terms> &
  Pick<
    SheetPlay<SheetState, { readonly kind: string }, CommonTerms, never, never>,
    'seat' | 'isWinner' | 'renderSeats'
  >;

/** The base of elements in which each seat has a sheet: the row of seats, and one sheet, or all of them in a diagram. */
export abstract class SheetElement<
  State,
  Move,
  Terms extends CommonTerms,
  Play extends SheetControls<State, Move, Terms>,
> extends GameElement<State, Move, Terms, Play> {
  /** The position of the diagram, or the state of the game. */
  protected abstract readonly shownPosition: { readonly sheets: readonly unknown[] };

  /** The accessible name of the group of sheets. */
  protected abstract readonly groupLabel: string;

  /** The accessible name of a sheet. */
  protected abstract sheetLabel(name: string): string;

  /** The contents of a sheet below its name. */
  protected abstract renderSheet(seat: Seat): unknown;

  /** What is below the sheets, such as dice. */
  protected abstract renderBelow(): unknown;

  protected override renderTable(): TemplateResult {
    const { gamePlay } = this;
    const isDiagram = this.activeMode === 'diagram';
    const shown = isDiagram ? this.shownPosition.sheets.map((_, seat) => seat) : [gamePlay?.seat ?? 0];
    return html`<div
        class="sheets"
        data-count=${shown.length}
        role="group"
        aria-label=${this.groupLabel}
        tabindex=${isDiagram || this.session.isPlayed ? nothing : 0}
        @keydown=${gamePlay?.context.keys.onRecordKey}
      >
        ${shown.map((seat) => this.#renderPaper(seat))}
      </div>
      ${this.renderBelow()}`;
  }

  /** The dice stay in the panel. */
  protected override get hasPanel(): boolean {
    return this.session.isPlayed || super.hasPanel;
  }

  /** @internal */
  override renderSeats(): unknown {
    return this.shownPosition.sheets.length > 1 && this.activeMode !== 'diagram'
      ? html`<div class="seats" part="seats" data-seats=${this.shownPosition.sheets.length}>
          ${this.gamePlay?.renderSeats()}
        </div>`
      : nothing;
  }

  #renderPaper(seat: Seat): TemplateResult {
    const played = this.session.isPlayed ? this.gamePlay : undefined;
    const isAmongOthers = this.shownPosition.sheets.length > 1;
    // In a game, the strip of players has the names.
    const name = this.activeMode !== 'diagram' ? '' : isAmongOthers ? this.nameOf(seat) : this.seatNames.given(seat);
    return html`<div
      class="sheet"
      role="group"
      part="sheet"
      aria-label=${this.sheetLabel(this.nameOf(seat))}
      ?data-winner=${played?.isWinner(seat)}
    >
      ${name && html`<span class="name" part="name">${name}</span>`} ${this.renderSheet(seat)}
    </div>`;
  }
}
