import { html, nothing } from 'lit';
import type { PropertyDeclarations, TemplateResult } from 'lit';
import { tricubo } from '../../games/tricubo/index.js';
import type {
  Side,
  TricuboMarks,
  TricuboMove,
  TricuboPosition,
  TricuboSheet as Sheet,
  TricuboState,
} from '../../games/tricubo/index.js';
import { sheetOf } from '../../games/tricubo/options.js';
import { readSheet } from '../../games/tricubo/read-sheet.js';
import type { Seat } from '../../games/game.js';
import { Language } from '../../interaction/language.js';
import { tricuboLanguages } from '../../locales/tricubo/index.js';
import type { TricuboTerms } from '../../locales/tricubo/index.js';
import { sheetStyles } from '../../ui/sheet.styles.js';
import { sharedStyles } from '../../ui/styles.js';
import { isOn } from '../attributes.js';
import type { Switch, Text } from '../attributes.js';
import { GameElement } from '../game-element.js';
import type { TricuboPlay } from './play.js';
import { sheetPicture } from './sheet.js';
import { tricuboStyles } from './tricubo-sheet.styles.js';

const loadRoll = () => import('./roll.js');

/**
 * A sheet of Tricubo, or one for each of up to five players: three dice of three sizes, the active player takes one, everybody else uses one
 * of the others, and a 6 scores rows before the end. It is there to play on, alone against 21 rounds or with others, to look
 * through a recorded game (`mode="replay"`), or as a diagram of any filled sheet with its explained score (`mode="diagram"`).
 *
 * Tap a die and then one of its uses on the sheet, choose a use in words, type it, or use the keyboard: each is complete on its own.
 *
 * Side A is printed as here. Of side B only the joker, the −5 for four colour fields and the missing best rank are the publisher’s; its other
 * numbers are placeholders.
 *
 * @tag tricubo-sheet
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - What is written below the sheet, for instance below a diagram.
 *
 * @csspart frame - Everything that is seen.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart seats - The small sheets, one a player, where there are several.
 * @csspart sheet - A sheet of paper.
 * @csspart name - A player's name, or the field for it.
 * @csspart rows - The rows with their interim and final boxes.
 * @csspart fields - The colour fields and the joker.
 * @csspart sums - What the sheet is worth, part by part.
 * @csspart track - The rounds of the solo game.
 * @csspart roll - The dice beside a diagram or a record.
 * @csspart die - A die.
 * @csspart dice - The dice to choose from.
 * @csspart entries - The possible uses in words.
 * @csspart result - The table of results.
 * @csspart panel - What stands beside or below the sheet.
 * @csspart status - What is to be done, what a use would change, why something was refused, or the result.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with words on it: to roll, to score rows, to begin anew.
 * @csspart move-field - The field for typed moves.
 * @csspart moment - In a replay, what has just been played, and the comment.
 * @csspart comment - In a replay, what the author says of the move.
 * @csspart moves - In a replay, the list of moves.
 * @csspart move - One of these moves.
 * @csspart dialog - Help, and what is shared.
 *
 * @cssprop --tabletop-paper - The sheet.
 * @cssprop --tabletop-paper-text - Print on the sheet.
 * @cssprop --tabletop-paper-line - Lines on the sheet.
 * @cssprop --tabletop-ink - Marks in ink.
 * @cssprop --tabletop-pencil - Marks in pencil.
 * @cssprop --tabletop-purple - The purple columns.
 * @cssprop --tabletop-large - The large die and its field; what is written on it is white.
 * @cssprop --tabletop-medium - The medium die and its field.
 * @cssprop --tabletop-small - The small die and its field.
 * @cssprop --tabletop-die-line - The border of dice.
 * @cssprop --tabletop-die-size - The width of the large die.
 */
export class TricuboSheet extends GameElement<TricuboState, TricuboMove, TricuboTerms, TricuboPlay> {
  static readonly tag = 'tricubo-sheet';
  static override readonly styles = [sharedStyles, sheetStyles, tricuboStyles];
  static override readonly properties: PropertyDeclarations = {
    side: {},
    sheet: {},
    overflow: {},
    colourOnSix: { attribute: 'colour-on-six' },
    numerals: {},
  };

  /** The printed side that is played on, `A` or `B`. */
  declare side?: 'A' | 'B' | null;
  /** A sheet of one's own instead, as a `TricuboSheet` or its JSON. */
  declare sheet?: Text | Sheet;
  /** What becomes of crosses that do not fit into their row: `lost`, or `forbidden`. */
  declare overflow?: 'lost' | 'forbidden' | null;
  /** Lets a colour field be crossed with a 6, too. */
  declare colourOnSix?: Switch;
  /** Shows numerals on the dice instead of pips. */
  declare numerals?: Switch;

  protected override readonly game = tricubo;
  protected override readonly loadMarks = () => import('./marks.js');
  protected override readonly language = new Language<TricuboTerms>(this, tricuboLanguages);

  protected override async loadPlay(): Promise<TricuboPlay> {
    const { TricuboPlay } = await import('./play.js');
    return new TricuboPlay(this, () => isOn(this.numerals));
  }

  /** @internal */
  override sideName(seat: number): string {
    return this.words('tricubo.player', seat + 1);
  }

  protected override optionText(name: string): unknown {
    return name === 'sheet' ? this.sheet || this.side || undefined : super.optionText(name);
  }

  protected override renderTable(): TemplateResult {
    const { controls } = this;
    const { sheets, roll } = this.#position;
    const isDiagram = this.activeMode === 'diagram';
    const shown = isDiagram ? sheets.map((_, seat) => seat) : [controls?.seat ?? 0];
    return html`${
        sheets.length > 1 && !isDiagram
          ? html`<div class="seats" part="seats">${controls?.renderSeats()}</div>`
          : nothing
      }
      <div
        class="sheets"
        data-count=${shown.length}
        role="group"
        aria-label="Tricubo ${this.drawing?.describe(this.words)}"
        tabindex=${isDiagram || this.isPlayed ? nothing : 0}
        @keydown=${controls?.panel.onReplayKey}
      >
        ${shown.map((seat) => this.#renderSheet(seat))}
      </div>
      ${isDiagram ? nothing : controls?.renderTrack()}
      ${
        !this.isPlayed && roll
          ? this.late(loadRoll)?.renderRoll(this.#position, isOn(this.numerals), this.words)
          : nothing
      }`;
  }

  #renderSheet(seat: Seat): TemplateResult {
    const { controls, words, outcome } = this;
    const { sheets, options } = this.#position;
    const played = this.isPlayed ? controls : undefined;
    const name = this.isPlayed || sheets.length > 1 ? this.nameOf(seat) : this.givenName(seat);
    const shown = {
      sheet: sheetOf(options),
      marks: sheets[seat] as TricuboMarks,
      pencil: outcome ? undefined : played?.pencilOn(seat),
      last: controls?.changedOn(seat),
      marked: this.drawing?.places,
    };
    return html`<div
      class="sheet"
      role="group"
      part="sheet"
      aria-label=${words('tricubo.sheet', this.nameOf(seat))}
      ?data-winner=${played?.isWinner(seat)}
    >
      ${played?.renderName(seat) ?? (name && html`<span class="name" part="name">${name}</span>`)}
      ${sheetPicture(shown, words)} ${played?.renderOnSheet(seat)}
    </div>`;
  }

  /** The state, or what is pictured on the sheet that the attributes ask for. */
  get #position(): TricuboState {
    const position = this.diagramPosition as TricuboPosition | undefined;
    if (!position) return this.state;
    const sheet: Side | Sheet = position.side ?? readSheet(this.optionText('sheet') ?? 'A');
    return { ...position, options: { ...this.state.options, sheet } };
  }
}
