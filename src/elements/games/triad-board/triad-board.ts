import { html, nothing } from 'lit';
import type { PropertyDeclarations, PropertyValues, TemplateResult } from 'lit';
import type { Seat } from '../../../games/game.js';
import { triad } from '../../../games/triad/index.js';
import type { Cell, TriadMove, TriadPosition, TriadState } from '../../../games/triad/index.js';
import { Language } from '../../../interaction/language.js';
import { triadLanguages } from '../../../locales/triad/index.js';
import type { TriadPictureTerms, TriadPlayTerms, TriadTerms } from '../../../locales/triad/index.js';
import type { Match } from '../../../match/match.js';
import { seatStrip } from '../../../ui/seats/seat-strip.js';
import { seatStripStyles } from '../../../ui/seats/seat-strip.styles.js';
import { sharedStyles } from '../../../ui/styles.js';
import { isBlank, isOn } from '../../base/attributes.js';
import type { Switch, Text } from '../../base/attributes.js';
import { GameElement } from '../../base/game-element.js';
import { clockedMatches } from '../../session/shared-modules.js';
import type { PlayContext } from '../../play/play-context.js';
import { triadLessonSource } from './lessons.js';
import { cellAt, lastCells } from './draw/cells.js';
import { diceStyles } from './draw/dice.styles.js';
import { sideName } from './words/names.js';
import { picture } from './draw/picture.js';
import { extras } from './extras.js';
import type { TriadPlay } from './play.js';
import { triadStyles } from './draw/triad-board.styles.js';

type Context = PlayContext<TriadState, TriadMove, TriadTerms>;

/**
 * A board of Triad: two players with six dice each; a die moves exactly as far as the new value it is turned to. Play on it, step through a
 * recorded game (`mode="replay"`), or show any position as a diagram (`mode="diagram"`).
 *
 * Click, tap, drag, type or use the keyboard: each is enough on its own. Choosing a die shows every cell it can reach, with the value it would have
 * there.
 *
 * @tag triad-board
 *
 * @slot - A recorded game as `<script type="text/plain">`.
 * @slot caption - Text below the board, for instance below a diagram.
 * @slot poster - What stands in place of the game until it is loaded, such as a picture.
 *
 * @csspart frame - The whole game.
 * @csspart error - The message about an attribute that cannot be used.
 * @csspart coach - The line with the goal or a tip, for readers who are new to the game.
 * @csspart seats - The players over the board.
 * @csspart seat - One player: the sign, the name and the number of dice taken off.
 * @csspart name - The field for a player's name.
 * @csspart board - The board with its rim.
 * @csspart cell - One of the 36 cells.
 * @csspart tray - The dice that a player has taken off.
 * @csspart drawing - The author's marks over the board.
 * @csspart panel - The controls beside or below the board.
 * @csspart stage - The board, sheet, square or table.
 * @csspart turn - What is held in a turn, and what can be done with it.
 * @csspart menu - The menu of further tools.
 * @csspart menu-item - One of them.
 * @csspart tab - A tab of a dialog.
 * @csspart help-card - A card of the help.
 * @csspart status - Whose turn it is, why something was refused, or the result.
 * @csspart ending - The card at the end of a game: the result, the next game, and what else can be done.
 * @csspart toolbar - The row of tools.
 * @csspart tool - One of the tools.
 * @csspart button - A button with a text: to roll, to start over, to turn a die.
 * @csspart move-field - The field for typed moves.
 * @csspart moment - In a replay, the latest move and its comment.
 * @csspart comment - In a replay, the author's comment on the move.
 * @csspart moves - In a replay, the list of moves.
 * @csspart move - One of these moves.
 * @csspart dialog - The dialogs for help and sharing.
 *
 * @cssprop --tabletop-board - The rim of the board.
 * @cssprop --tabletop-board-text - The coordinates on the rim.
 * @cssprop --tabletop-board-mark - What is chosen on the board, and where it can go. Default: the accent, on the page's own a dark blue.
 * @cssprop --tabletop-cell - A cell.
 * @cssprop --tabletop-inlay - The inlaid line round the cells.
 * @cssprop --tabletop-grain - How much is seen of the grain of the wood, from 0 to 1.
 * @cssprop --tabletop-die-line - The border of dice. Default: a shade of their own colour.
 * @cssprop --tabletop-seat-0-ink - The strokes on White's dice.
 * @cssprop --tabletop-seat-1 - Black's dice.
 * @cssprop --tabletop-seat-1-ink - The strokes on Black's dice.
 */
export class TriadBoard extends GameElement<TriadState, TriadMove, TriadTerms, TriadPlay> {
  static readonly tag = 'triad-board';
  /** @internal */
  static override readonly lessons = triadLessonSource;
  static override readonly styles = [sharedStyles, seatStripStyles, diceStyles, triadStyles];
  static override readonly properties: PropertyDeclarations = {
    evenStart: { attribute: 'even-start' },
    starter: {},
    draws: {},
    clock: {},
    flipped: {},
  };

  /**
   * Both sides start with the same roll.
   * @default off
   */
  declare evenStart?: Switch;
  /**
   * The seat that moves first: `0` is White, `1` is Black.
   * @default 0
   */
  declare starter?: 0 | 1 | '0' | '1' | null;
  /**
   * A house rule, on by default: threefold repetition, or 200 moves without a removal, end the game in a draw. `off` turns it off.
   * @default on
   */
  declare draws?: Switch;
  /**
   * Minutes for the whole game and seconds more for each move, as chess sites write it: `10+5`. Who has no time left loses. It runs from the first move on.
   * Default: no clock.
   */
  declare clock?: Text;
  /**
   * Shows the board from Black's side. Without it, the board is shown from the side of the only person who plays at this element, else from White's.
   * @default off
   */
  declare flipped?: Switch;

  /** @internal */
  override readonly game = triad;
  /** @internal */
  override readonly usualSeats = 'human computer';
  #timedMatch: typeof Match | undefined;
  /** @internal */
  override readonly loadMarks = () => import('./draw/marks.js');
  /** @internal */
  override readonly extras = extras;
  /** @internal */
  override readonly language = new Language<TriadPictureTerms, TriadPlayTerms>(this, triadLanguages);

  /** @internal Matches keep time once it is loaded how. */
  override get matchType(): typeof Match {
    this.#timedMatch ??= clockedMatches.loaded?.restingMatch(() => this.timekeeper);
    return this.#timedMatch ?? super.matchType;
  }

  /** @internal The page wants one, or what is saved, recorded or shared may have one. */
  override mayHaveClock(record: unknown): boolean {
    const text = typeof record === 'string' ? record : JSON.stringify(record ?? '');
    return (
      /clock\W+\d/.test(text) || this.session.linked !== undefined || !isBlank(this.clock) || !isBlank(this.persist)
    );
  }

  protected override async loadPlay() {
    const { TriadPlay } = await this.language.withPlay(() => import('./play.js'));
    const flip = () => {
      this.flipped = !this.#isFlipped;
      return this.flipped ? 1 : 0;
    };
    const view = { cellAt: this.#cellAt, flip };
    return (context: Context) => new TriadPlay(context, view);
  }

  /** As a property, `flipped` is a boolean; `null` once the page has taken the attribute away, which the reader does not. */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const isOfReader = isOn(old) && this.flipped === false;
    const given = name === 'flipped' && (value !== null || isOfReader) ? isOn(value) : value;
    super.attributeChangedCallback(name, old, given as string | null);
  }

  /** Reflects `flipped` for the style sheets of pages, also if a script or the user flips the board. */
  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const isFlipped = isOn(this.flipped);
    if (isOn(this.getAttribute('flipped')) !== isFlipped) this.toggleAttribute('flipped', isFlipped);
  }

  /** @internal */
  override sideName(seat: number): string {
    return sideName(seat, this.language.words);
  }

  protected override renderTable(): TemplateResult {
    const { gamePlay } = this;
    const isFlipped = this.#isFlipped;
    return html`<div class="board" part="board">
        ${gamePlay && this.session.isPlayed ? gamePlay.renderBoard() : this.#renderPicture()}
        ${gamePlay?.scene.render()} ${this.authorMarks.drawing?.render(this.language.words, isFlipped)}
      </div>
      <div class="trays">${this.#sides.map((seat) => this.#renderTray(seat))}</div>`;
  }

  /** @internal */
  override renderSeats(): unknown {
    const { words } = this.language;
    const { rolled, turn, removed } = this.#position;
    const { winners } = (!this.session.diagramPosition && this.outcome) || {};
    const seats = this.#sides.map((seat) => {
      const isDue = rolled && !winners && turn === seat;
      return {
        seat,
        sign: html`<span class="chip" data-die=${codeOf(seat)}></span>`,
        name: this.#renderName(seat, isDue),
        // The tray shows whose dice they are.
        points: html`<span aria-hidden="true"
          >${this.gamePlay?.scene.renderPoints(seat, removed[seat] ?? 0) ?? removed[seat]}</span
        >`,
        note: html`<span aria-hidden="true">${words('triad.ofThree')}</span>`,
        clock: this.gamePlay?.context.seats.clockOf(seat),
        isDue,
        isWinner: winners?.length === 1 && winners[0] === seat,
      };
    });
    return seatStrip(seats, words('tabletop.players'));
  }

  /** The seats from left to right: the one that sits nearer to the user comes first. */
  get #sides(): readonly Seat[] {
    return this.#isFlipped ? [1, 0] : [0, 1];
  }

  #renderName(seat: Seat, isDue: boolean): unknown {
    const { gamePlay } = this;
    if (gamePlay && this.session.isPlayed) return gamePlay.context.seats.render(seat);
    return html`<span class="name">${this.nameOf(seat)}${isDue ? this.#renderTurn() : nothing}</span>`;
  }

  /** The dice that a side has taken off. */
  #renderTray(seat: Seat): TemplateResult {
    const removed = this.#position.removed[seat] ?? 0;
    const { gamePlay } = this;
    const isOpen = gamePlay?.isRemoving(seat);
    return html`<span
      class="tray"
      part="tray"
      role="img"
      aria-label=${this.language.words('triad.tray', this.nameOf(seat), removed)}
    >
      ${[0, 1, 2].map(
        (place) =>
          html`<span
            class="slot"
            data-die=${place < removed ? (gamePlay?.scene.takenDie(seat, place - removed) ?? codeOf(seat)) : nothing}
            ?data-open=${isOpen && place === removed}
            data-beat=${place === removed - 1 && gamePlay?.scene.isFalling(seat) ? 'total' : nothing}
          ></span>`,
      )}
    </span>`;
  }

  /** A board is a picture until it is played on, so legal moves are not needed here. */
  #renderPicture(): TemplateResult {
    const { match, gamePlay } = this;
    const { words } = this.language;
    const shown = {
      cells: this.#position.cells,
      cellAt: this.#cellAt,
      last: this.session.diagramPosition ? [] : lastCells(match.entries[match.ply - 1]?.move),
      marked: this.authorMarks.drawing?.places,
      isComing: gamePlay?.scene.isComing,
    };
    return html`<div
      class="grid"
      role="table"
      aria-label=${words('triad.board', this.nameOf(0), this.nameOf(1))}
      tabindex=${this.activeMode === 'diagram' ? nothing : 0}
      @keydown=${gamePlay?.context.keys.onRecordKey}
    >
      ${picture(shown, words)}
    </div>`;
  }

  /** In a picture, only the border would show whose turn it is. */
  #renderTurn(): TemplateResult {
    return html`<span class="visually-hidden">, ${this.language.words('triad.onTurn')}</span>`;
  }

  /** Whether Black is nearer to the reader: as the page or the reader wants it, else as the reader plays. */
  get #isFlipped(): boolean {
    return (this.flipped ?? undefined) === undefined ? this.seatNames.reader === 1 : isOn(this.flipped);
  }

  get #position(): TriadPosition {
    return (this.session.diagramPosition as TriadPosition | undefined) ?? this.state;
  }

  readonly #cellAt = (place: number): Cell => cellAt(place, this.#isFlipped);
}

const codeOf = (seat: Seat): string => (seat === 0 ? 'w' : 'b');
