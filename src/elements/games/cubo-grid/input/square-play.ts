import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../games/game.js';
import type { CuboMove, CuboSeat, CuboState } from '../../../../games/cubo/index.js';
import { deadline, isRolled } from '../../../../games/cubo/phase.js';
import { linesOf, totalOf } from '../../../../games/cubo/score.js';
import { CENTRE, areRolled } from '../../../../games/cubo/square.js';
import type { Cell, CuboSquare } from '../../../../games/cubo/square.js';
import { DragController } from '../../../../interaction/drag.js';
import { InteractionController } from '../../../../interaction/interaction-controller.js';
import type { Term } from '../../../../interaction/language.js';
import { listen } from '../../../../interaction/listen.js';
import { RovingFocus } from '../../../../interaction/roving-focus.js';
import type { CuboTerms } from '../../../../locales/cubo/index.js';
import type { Entry } from '../../../../match/entry.js';
import { isOn } from '../../../base/attributes.js';
import { cellLabels } from '../words/cell-labels.js';
import { grid } from '../draw/grid.js';
import { cellOf } from './cell-of.js';
import { IDLE, canMove, isGiving, previewOf, reduce } from './interaction.js';
import type { Action, Interaction } from './interaction.js';
import { renderActions } from '../draw/tray.js';
import { changedCells, exchangeGain, gainsOf, scoredSquares } from '../draw/shown.js';
import { describeStep, givenDie } from './steps.js';
import { SquareKeyboard } from './square-keyboard.js';
import type { SquareParts } from './square-parts.js';

/** Lets one player arrange a square by drag, tap and key, while others do so in theirs. */
export class SquarePlay {
  readonly #parts: SquareParts;
  readonly #seat: Seat;
  readonly #drag: DragController;
  readonly #focus: RovingFocus<Cell>;
  readonly #keyboard: SquareKeyboard;
  readonly #interaction: InteractionController<Interaction, Action, CuboMove>;
  /** The cell on which a die is being dropped. */
  #dropped: Cell | undefined;
  /** The cell on which one was dropped by the latest move, and so is there already. */
  droppedOn: Cell | undefined;

  constructor(parts: SquareParts, seat: Seat) {
    const { context, intentions } = parts.play;
    this.#parts = parts;
    this.#seat = seat;
    this.#focus = new RovingFocus(context, {
      selectorOf: (cell) => `.seat[data-seat="${seat}"] [data-cell="${cell}"]`,
      keyOf: (element) => cellOf(element),
    });
    this.#keyboard = new SquareKeyboard(parts, seat, this.#focus, {
      shown: () => scoredSquares(this.#state)?.[seat] ?? this.preview ?? this.#own.square,
      make: (move) => this.#make(move),
    });
    this.#interaction = new InteractionController<Interaction, Action, CuboMove>(IDLE, {
      reduce: (interaction, action) => reduce(interaction, action, this.#state, seat),
      make: (move) => this.#make(move),
      refuse: (refusal) => intentions.refuse(refusal),
      say: (text) => this.#say(text),
      describe: ({ before, after }) => describeStep({ before, after }, this.#own, this.#state, parts.play.words),
      // The time may have run out before the move was refused.
      isKept: ({ name }) => name !== 'dragging' && this.#isOpen,
      requestUpdate: () => context.requestUpdate(),
    });
    const act = (action: Action) => this.#interaction.act(action);
    this.#drag = new DragController(
      context,
      {
        canDrag: (target) => target.matches('.cell:not([data-fixed])') && !isGiving(this.#state, seat),
        start: (target) => {
          parts.activeSeat.touch(seat);
          intentions.notice = undefined;
          act({ name: 'drag', cell: cellOf(target) ?? 0 });
        },
        move: (over) => act({ name: 'hover', cell: this.#cellIn(over) }),
        drop: (over) => {
          this.#dropped = this.#cellIn(over);
          act({ name: 'drop', cell: this.#dropped });
          this.#dropped = undefined;
        },
        cancel: () => act({ name: 'cancel' }),
        dragged: () => context.renderRoot.querySelector(`.seat[data-seat="${seat}"] [data-dragged]`),
      },
      true,
    );
  }

  get #state(): CuboState {
    return this.#parts.play.context.match.state;
  }

  get #own(): CuboSeat {
    return this.#state.seats[this.#seat] as CuboSeat;
  }

  get #words(): Term<CuboTerms> {
    return this.#parts.play.words;
  }

  get #mayAct(): boolean {
    return this.#parts.play.intentions.mayAct(this.#seat);
  }

  /** Whether dice can be moved or given. */
  get #isOpen(): boolean {
    return this.#mayAct && (this.#own.stage === 'open' || isGiving(this.#state, this.#seat));
  }

  /** What the square would be after the move that was begun; `undefined` if it is shown as it lies. */
  get preview(): CuboSquare | undefined {
    const { square, taken } = this.#own;
    return previewOf(this.#interaction.current, square, taken);
  }

  /** Moves of other players do not end a drag. */
  matchChanged(moves: readonly Entry<CuboMove>[], isElsewhere: boolean): void {
    const seat = this.#seat;
    this.droppedOn = this.#dropped;
    const isOwn = moves.some(({ actor, move }) => actor === seat || (move.kind === 'dice' && move.seat === seat));
    if (isElsewhere || isOwn || !this.#isOpen) this.letGo();
  }

  /** Cancels the move that was begun. */
  letGo(): void {
    this.#drag.abort();
    this.#interaction.reset(IDLE);
  }

  /** What Escape cancels here, if anything. */
  get escapeMove(): (() => void) | undefined {
    if (this.#drag.isDragging) return this.#drag.abort;
    return this.#interaction.current.name === 'idle' ? undefined : () => this.#interaction.act({ name: 'cancel' });
  }

  /** The square to arrange; `undefined` if it is another's, or all squares are only to be looked at. */
  render(label: string): TemplateResult | undefined {
    const state = this.#state;
    if (!this.#mayAct || scoredSquares(state) || !isRolled(state)) return undefined;
    const { context } = this.#parts.play;
    const { square } = this.#own;
    const interaction = this.#interaction.current;
    const shown = interaction.name === 'giving' ? (this.preview ?? square) : square;
    const chosen =
      interaction.name === 'idle' ? undefined : interaction.name === 'giving' ? interaction.cell : interaction.from;
    const isOpen = canMove(0, state, this.#seat) || isGiving(state, this.#seat);
    const fixed = square.flatMap((_, cell) => (isOpen && cell !== CENTRE ? [] : [cell]));
    const gains = context.session.leading.policy?.hidesGains ? [] : gainsOf(state, this.#seat);
    const { scene } = this.#parts.staging;
    const rolledFrom = scene?.rolled.includes(this.#seat) ? scene.before.seats[this.#seat]?.square : undefined;
    return html`<div
      class="grid"
      role="grid"
      aria-label=${label}
      aria-keyshortcuts="1 2 3 A B C Q M T Escape Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown"
      data-interaction=${interaction.name}
      ?data-heaped=${rolledFrom && !areRolled(rolledFrom)}
      @click=${this.#onClick}
      @focusin=${this.#onFocus}
      @keydown=${this.onKey}
      @focusout=${this.#pointAway}
      @pointerover=${this.#onPointerOver}
      @pointerleave=${this.#pointAway}
      ${listen(this.#drag.listeners)}
    >
      ${grid({
        square: shown,
        lines: linesOf(this.preview ?? shown, state.options),
        labels: cellLabels(shown, { chosen, fixed, gains, marked: context.drawing?.places }, this.#words),
        current: this.#focus.current ?? 0,
        chosen,
        isDragged: interaction.name === 'dragging',
        over: interaction.name === 'chosen' || interaction.name === 'dragging' ? interaction.over : undefined,
        last: changedCells(context.match, this.#seat),
        fixed,
        rolledFrom,
        numerals: isOn(this.#parts.view.numerals),
        gains,
      })}
    </div>`;
  }

  /** Whether the square is covered: from the call until all players have called. */
  get isCovered(): boolean {
    const { stage } = this.#own;
    return this.#state.phase === 'build' && (stage === 'called' || stage === 'decided');
  }

  renderCover(): TemplateResult | typeof nothing {
    if (!this.isCovered) return nothing;
    const isDeciding = this.#mayAct && this.#own.stage === 'called';
    return html`<div class="cover" part="cover" aria-hidden="true" ?data-clear=${isDeciding}><span>Cubo</span></div>`;
  }

  /** What the player can do besides arranging dice. */
  renderActions(): TemplateResult {
    const seat = this.#seat;
    const { activeSeat, rolling, timing, play } = this.#parts;
    const state = this.#state;
    const { seconds } = timing;
    const actions = {
      mayAct: this.#mayAct,
      isRolling: rolling.isOpen,
      hurry: state.seats.length > 1 && deadline(state) && seconds !== undefined ? String(seconds) : undefined,
      worth: totalOf(linesOf(this.#own.square, state.options)),
      numerals: isOn(this.#parts.view.numerals),
      gain: exchangeGain(play.context.match, seat),
      given: givenDie(this.#interaction.current, this.#own, state.options),
      make: (move: CuboMove) => this.#make(move),
      give: this.#give,
      rollAgain: () => rolling.rollAgain(seat),
      roll: () => rolling.rollFor(seat),
    };
    return html`<div
      class="seat-actions"
      role="group"
      aria-label=${play.context.nameOf(seat)}
      data-seat=${seat}
      ?data-own=${activeSeat.current === seat}
      ?data-due=${!this.#mayAct && rolling.isOpen && this.#own.stage === 'in-hand'}
      @keydown=${this.onKey}
      @focusin=${() => activeSeat.touch(seat)}
    >
      ${renderActions(state, seat, this.#words, actions)}
    </div>`;
  }

  /** Keys that work on all that belongs to this player. */
  get onKey(): (event: KeyboardEvent) => void {
    return this.#keyboard.onKey;
  }

  /** What a letter or a digit of this player does. */
  ownKey(event: KeyboardEvent): (() => void) | undefined {
    return this.#keyboard.letterKey(event);
  }

  /** What to do with the die that is chosen; `undefined` if none is. */
  get hint(): string | undefined {
    const after = this.#interaction.current;
    if (after.name !== 'chosen') return undefined;
    return describeStep({ before: IDLE, after }, this.#own, this.#state, this.#words);
  }

  readonly #give = (): void => {
    const interaction = this.#interaction.current;
    if (interaction.name === 'giving') this.#interaction.act({ name: 'press', cell: interaction.cell });
  };

  /** The cell of this square that is under the pointer. Under a dragged die, that is the place it covers. */
  #cellIn(element: Element | null): Cell | undefined {
    if (!element?.closest(`.seat[data-seat="${this.#seat}"]`)) return undefined;
    return cellOf(element.closest('.place')?.firstElementChild ?? element);
  }

  readonly #onClick = (event: MouseEvent): void => {
    const cell = cellOf(event.target as Element);
    if (cell === undefined || this.#interaction.current.name === 'dragging' || this.#drag.swallows(event)) return;
    this.#focus.current = cell;
    this.#parts.activeSeat.touch(this.#seat);
    this.#interaction.act({ name: 'press', cell });
  };

  readonly #onFocus = (event: FocusEvent): void => {
    this.#parts.activeSeat.touch(this.#seat);
    this.#focus.onFocus(event);
    const cell = cellOf(event.target as Element);
    if (cell !== undefined) this.#pointAt(cell);
  };

  readonly #onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#pointAt(cellOf(event.target as Element));
  };

  readonly #pointAway = (): void => this.#pointAt(undefined);

  /** Shows what the square would be if the chosen die were swapped with this one. */
  #pointAt(cell: Cell | undefined): void {
    if (this.#interaction.current.name === 'chosen') this.#interaction.act({ name: 'hover', cell });
  }

  #make(move: CuboMove): boolean {
    this.#parts.activeSeat.touch(this.#seat);
    return this.#parts.play.intentions.play(move, this.#seat);
  }

  /** Speaks of a step. Steps that are only seen are not spoken, and leave the notice. */
  #say(text: string): void {
    if (!text) return;
    const { intentions, narrator } = this.#parts.play;
    intentions.notice = undefined;
    narrator.say(text);
  }
}
