import { html, nothing } from 'lit';
import type { PropertyDeclarations, TemplateResult } from 'lit';
import { kubi } from '../../games/kubi/index.js';
import type { KubiMove, KubiPosition, KubiSheet as Sheet, KubiState } from '../../games/kubi/index.js';
import { sumsOf } from '../../games/kubi/rules.js';
import type { Seat } from '../../games/game.js';
import { Language } from '../../interaction/language.js';
import { kubiLanguages } from '../../locales/kubi/index.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import type { Entry } from '../../match/entry.js';
import { sheetStyles } from '../../ui/sheet.styles.js';
import { sharedStyles } from '../../ui/styles.js';
import { isOn } from '../attributes.js';
import type { Switch } from '../attributes.js';
import { GameElement } from '../game-element.js';
import { kubiStyles } from './kubi-sheet.styles.js';
import type { KubiPlay } from './play.js';
import { sheetTables } from './sheet.js';

const loadRoll = () => import('./roll.js');

/**
 * A sheet of Kubi, or one for each of up to eight players: five dice, one stays out, the others make two pairs, and everybody uses
 * every roll. It is there to play on, to look through a recorded game (`mode="replay"`), or as a diagram of any filled sheet
 * with its explained score (`mode="diagram"`).
 *
 * Tap the dice, drag them to their places, choose an entry in words, type it, or use the keyboard: each is complete on its own. Marks are
 * pencilled in, with what they change, before they are made.
 *
 * @tag kubi-sheet
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - What is written below the sheet, for instance below a diagram.
 *
 * @csspart frame - Everything that is seen.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart seats - The buttons that show one sheet or another, where there are several.
 * @csspart sheet - A sheet of paper.
 * @csspart name - A player's name, or the field for it.
 * @csspart countdown - The three numbers with eight boxes each.
 * @csspart sums - The sums with their tallies and points.
 * @csspart total - The total.
 * @csspart roll - The dice beside a diagram or a record.
 * @csspart die - A die.
 * @csspart dice - The dice and their places.
 * @csspart entries - The possible entries in words.
 * @csspart result - The table of results.
 * @csspart panel - What stands beside or below the sheet.
 * @csspart status - What is to be done, what the entry would change, why something was refused, or the result.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with words on it: to roll, to enter, to begin anew.
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
 * @cssprop --tabletop-die - Dice.
 * @cssprop --tabletop-die-ink - Pips and numerals.
 * @cssprop --tabletop-die-line - The border of dice.
 * @cssprop --tabletop-die-size - The width of dice in the hand.
 */
export class KubiSheet extends GameElement<KubiState, KubiMove, KubiTerms, KubiPlay> {
  static readonly tag = 'kubi-sheet';
  static override readonly styles = [sharedStyles, sheetStyles, kubiStyles];
  static override readonly properties: PropertyDeclarations = { numerals: {} };

  /** Shows numerals on the dice instead of pips. */
  declare numerals?: Switch;

  protected override readonly game = kubi;
  protected override readonly loadMarks = () => import('./marks.js');
  protected override readonly language = new Language<KubiTerms>(this, kubiLanguages);

  protected override async loadPlay(): Promise<KubiPlay> {
    const { KubiPlay } = await import('./play.js');
    return new KubiPlay(this, () => isOn(this.numerals));
  }

  /** @internal */
  override sideName(seat: number): string {
    return this.words('kubi.player', seat + 1);
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
        aria-label="Kubi"
        tabindex=${isDiagram || this.isPlayed ? nothing : 0}
        @keydown=${controls?.panel.onReplayKey}
      >
        ${shown.map((seat) => this.#renderSheet(seat))}
      </div>
      ${
        !this.isPlayed && (roll || this.#last)
          ? this.late(loadRoll)?.renderRoll(roll, this.#last?.move, isOn(this.numerals), this.words)
          : nothing
      }`;
  }

  #renderSheet(seat: Seat): TemplateResult {
    const { controls, words, outcome } = this;
    const { sheets } = this.#position;
    const sheet = sheets[seat] as Sheet;
    const played = this.isPlayed ? controls : undefined;
    const name = this.isPlayed || sheets.length > 1 ? this.nameOf(seat) : this.givenName(seat);
    const shown = {
      sheet,
      pencil: outcome ? undefined : played?.pencilOn(seat),
      last: this.#last?.actor === seat ? this.#marked : undefined,
      marked: this.drawing?.places,
    };
    return html`<div
      class="sheet"
      role="group"
      part="sheet"
      aria-label=${words('kubi.sheet', this.nameOf(seat))}
      ?data-winner=${played?.isWinner(seat)}
    >
      ${played?.renderName(seat) ?? (name && html`<span class="name" part="name">${name}</span>`)}
      ${sheetTables(shown, words)}
    </div>`;
  }

  get #last(): Entry<KubiMove> | undefined {
    const { match } = this;
    return this.diagramPosition ? undefined : match.entries[match.ply - 1];
  }

  /** What the latest entry has marked: sums, and a number as `x4`. */
  get #marked(): readonly (number | string)[] {
    const move = this.#last?.move;
    return move?.kind === 'enter' ? [...sumsOf(move), `x${move.discard}`] : [];
  }

  get #position(): KubiPosition {
    return (this.diagramPosition as KubiPosition | undefined) ?? this.state;
  }
}
