import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Refusal, Seat } from '../../games/game.js';
import type { CuboMove, CuboSeat, CuboState } from '../../games/cubo/index.js';
import { isRolled } from '../../games/cubo/rules.js';
import { linesOf, totalOf } from '../../games/cubo/score.js';
import { CELLS, CENTRE, SIZE, cellName } from '../../games/cubo/square.js';
import type { Cell, CuboDie, CuboSquare } from '../../games/cubo/square.js';
import { DragController } from '../../interaction/drag.js';
import { listen } from '../../interaction/listen.js';
import { gridTarget } from '../../interaction/arrow-keys.js';
import type { Term } from '../../interaction/language.js';
import type { CuboTerms } from '../../locales/cubo/index.js';
import type { Entry } from '../../match/entry.js';
import type { PlayHost } from '../play-host.js';
import { sentence } from '../sheet-words.js';
import { describeLine, describeSquare } from './describe.js';
import { grid } from './grid.js';
import { IDLE, canMove, isGiving, previewOf, reduce } from './interaction.js';
import type { Action, Interaction } from './interaction.js';
import { dieName } from './names.js';
import { renderActions } from './seat-actions.js';

/** What the square of one player needs of the game it belongs to. */
export interface CuboTable {
  readonly host: PlayHost<CuboState, CuboMove, CuboTerms>;
  hasNumerals(): boolean;
  /** The squares that are shown as they have just been scored. */
  scored(): CuboState['rounds'][number] | undefined;
  /** The cells that the latest move of a seat has changed. */
  changedOn(seat: Seat): readonly Cell[];
  /** Hears whose square is touched. */
  touch(seat: Seat): void;
  /** Makes what has fallen due. */
  settle(): void;
  make(seat: Seat, move: CuboMove): boolean;
  rollAgain(seat: Seat): void;
  throwFor(seat: Seat): void;
  refuse(refusal: Refusal): void;
  say(told: string): void;
  /** Takes away what has been explained. */
  forgetNotice(): void;
  /** What a key does anywhere in the game. */
  shortcut(event: KeyboardEvent): (() => void) | undefined;
}

/** What one player does in the own square: by drag, tap and key, while others do so in theirs. */
export class SquarePlay {
  readonly #table: CuboTable;
  readonly #seat: Seat;
  readonly #drag: DragController;
  #interaction: Interaction = IDLE;
  /** The cell that takes part in the tab order. */
  #current: Cell = 0;
  /** Whether these dice have just been rolled. */
  #isFresh = false;

  constructor(table: CuboTable, seat: Seat) {
    this.#table = table;
    this.#seat = seat;
    this.#drag = new DragController(
      table.host,
      {
        canDrag: (target) => target.matches('.cell:not([data-fixed])') && !isGiving(this.#state, seat),
        start: (target) => this.#act({ name: 'drag', cell: cellOf(target) ?? 0 }),
        move: (over) => {
          this.#act({ name: 'hover', cell: this.#cellIn(over) });
        },
        drop: (over) => this.#act({ name: 'drop', cell: this.#cellIn(over) }),
        cancel: () => this.#act({ name: 'cancel' }),
        dragged: () => this.#dragged,
      },
      true,
    );
  }

  get #state(): CuboState {
    return this.#table.host.match.state;
  }

  get #own(): CuboSeat {
    return this.#state.seats[this.#seat] as CuboSeat;
  }

  get #words(): Term<CuboTerms> {
    return this.#table.host.words;
  }

  /** What the square would be with what has been begun in it; `undefined` where it is shown as it lies. */
  get preview(): CuboSquare | undefined {
    const { square, taken } = this.#own;
    return previewOf(this.#interaction, square, taken);
  }

  /** What others do takes no die out of one's hand. */
  matchChanged(moves: readonly Entry<CuboMove>[], isElsewhere: boolean): void {
    const seat = this.#seat;
    this.#isFresh = moves.some(({ move }) => move.kind === 'dice' && move.seat === seat);
    const isOwn = this.#isFresh || moves.some(({ actor }) => actor === seat);
    const mayGoOn = this.#own.stage === 'open' || isGiving(this.#state, seat);
    if (isElsewhere || isOwn || !mayGoOn) this.letGo();
  }

  abortDrag(): void {
    this.#drag.abort();
  }

  /** Ends what has been begun. */
  letGo(): void {
    this.abortDrag();
    this.#set(IDLE);
  }

  /** What Escape takes back here, if anything. */
  get escapeMove(): (() => void) | undefined {
    if (this.#drag.isDragging) return this.#drag.abort;
    return this.#interaction.name === 'idle' ? undefined : () => this.#act({ name: 'cancel' });
  }

  /** The square as it is built on. */
  render(label: string): TemplateResult {
    const { square } = this.#own;
    const interaction = this.#interaction;
    const shown = interaction.name === 'giving' ? (this.preview ?? square) : square;
    const chosen =
      interaction.name === 'idle' ? undefined : interaction.name === 'giving' ? interaction.cell : interaction.from;
    const isOpen = canMove(0, this.#state, this.#seat) || isGiving(this.#state, this.#seat);
    const fixed = square.flatMap((_, cell) => (isOpen && cell !== CENTRE ? [] : [cell]));
    return html`<div
      class="grid"
      role="grid"
      aria-label=${label}
      data-interaction=${interaction.name}
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
        labels: this.#labels(shown, chosen, fixed),
        current: this.#current,
        chosen,
        isDragged: interaction.name === 'dragging',
        over: interaction.name === 'chosen' || interaction.name === 'dragging' ? interaction.over : undefined,
        last: this.#table.changedOn(this.#seat),
        fixed,
        isFresh: this.#isFresh,
        numerals: this.#table.hasNumerals(),
      })}
    </div>`;
  }

  #labels(square: CuboSquare, chosen: Cell | undefined, fixed: readonly Cell[]): readonly string[] {
    const words = this.#words;
    const { drawing } = this.#table.host;
    return square.map((each, cell) => {
      const name = cellName(cell);
      const parts = [name, dieName(each, words)];
      if (drawing?.places.has(name)) parts.push(words('tabletop.marked'));
      if (cell === chosen) parts.push(words('cubo.chosen'));
      if (fixed.includes(cell)) parts.push(words('cubo.fixed'));
      return parts.join(', ');
    });
  }

  /** After the call a square is covered until all have called. */
  renderCover(): TemplateResult | typeof nothing {
    const { stage } = this.#own;
    const isCovered = this.#state.phase === 'build' && (stage === 'called' || stage === 'decided');
    return isCovered ? html`<div class="cover" part="cover" aria-hidden="true"><span>Cubo</span></div>` : nothing;
  }

  /** What the player can do beside arranging dice. */
  renderActions(): TemplateResult {
    const seat = this.#seat;
    const { match } = this.#table.host;
    return html`<div class="seat-actions" @keydown=${this.onKey} @focusin=${() => this.#table.touch(seat)}>
      ${
        match.outcome || !isRolled(this.#state)
          ? this.#renderScored()
          : renderActions(this.#state, seat, this.#words, {
              isThrown: match.dice === 'tap',
              hasNumerals: this.#table.hasNumerals(),
              given: this.#given,
              make: (move) => this.#table.make(seat, move),
              give: this.#give,
              rollAgain: () => this.#table.rollAgain(seat),
              enterDice: () => this.#table.throwFor(seat),
            })
      }
    </div>`;
  }

  #renderScored(): unknown {
    const scored = this.#table.scored();
    return scored && !scored[this.#seat] ? html`<p>${this.#words('cubo.notScored')}</p>` : nothing;
  }

  /** The die that would be given, and what the square would be worth without it. */
  get #given(): { die: CuboDie; worth: number } | undefined {
    const interaction = this.#interaction;
    if (interaction.name !== 'giving') return undefined;
    const { square } = this.#own;
    const worth = totalOf(linesOf(this.preview ?? square, this.#state.options));
    return { die: square[interaction.cell] as CuboDie, worth };
  }

  readonly #give = (): void => {
    const interaction = this.#interaction;
    if (interaction.name === 'giving') this.#act({ name: 'press', cell: interaction.cell });
  };

  /** Nobody lays dice in another's square. Under a die that is dragged lies its place. */
  #cellIn(element: Element | null): Cell | undefined {
    if (!element?.closest(`.seat[data-seat="${this.#seat}"]`)) return undefined;
    return cellOf(element.closest('.place')?.firstElementChild ?? element);
  }

  get #dragged(): HTMLElement | null {
    return this.#table.host.renderRoot.querySelector(`.seat[data-seat="${this.#seat}"] [data-dragged]`);
  }

  readonly #onClick = (event: MouseEvent): void => {
    const cell = cellOf(event.target as Element);
    if (cell === undefined || this.#interaction.name === 'dragging' || this.#drag.swallows(event)) return;
    this.#current = cell;
    this.#act({ name: 'press', cell });
  };

  readonly #onFocus = (event: FocusEvent): void => {
    this.#table.touch(this.#seat);
    const cell = cellOf(event.target as Element);
    if (cell === undefined) return;
    this.#current = cell;
    if (this.#interaction.name === 'chosen') this.#act({ name: 'hover', cell });
    this.#table.host.requestUpdate();
  };

  readonly #onPointerOver = (event: PointerEvent): void => {
    const isPointing = event.pointerType === 'mouse' && this.#interaction.name === 'chosen';
    if (isPointing) this.#act({ name: 'hover', cell: cellOf(event.target as Element) });
  };

  /** Nothing is pointed at any more that the chosen die would be swapped with. */
  readonly #pointAway = (): void => {
    if (this.#interaction.name === 'chosen') this.#act({ name: 'hover', cell: undefined });
  };

  readonly onKey = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    this.#table.touch(this.#seat);
    const run = this.#keyRun(event) ?? this.#table.shortcut(event);
    if (!run) return;
    event.preventDefault();
    // A key that is held down moves the focus on, and does nothing else twice.
    if (!event.repeat || event.key.startsWith('Arrow')) run();
  };

  #keyRun(event: KeyboardEvent): (() => void) | undefined {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const cell = cellOf(event.target as Element);
    if (ctrlKey || metaKey) {
      const far = cell === undefined ? undefined : gridTarget(cell, event, SIZE, SIZE);
      return far === undefined ? undefined : () => this.#focus(far);
    }
    if (cell !== undefined) {
      const to = shiftKey ? besides(cell, key) : gridTarget(cell, event, SIZE, SIZE);
      if (to !== undefined) return shiftKey ? () => this.#swapTo(cell, to) : () => this.#focus(to);
    }
    return this.#letterRun(key.toLowerCase());
  }

  /** The keys of a player. Digits take a die after the call, and before it ask what a row earns. */
  #letterRun(letter: string): (() => void) | undefined {
    const table = this.#table;
    const seat = this.#seat;
    const state = this.#state;
    const { square, stage } = this.#own;
    const shown = table.scored()?.[seat] ?? this.preview ?? square;
    const words = this.#words;
    if (stage === 'called' && /^[0-4]$/.test(letter)) {
      const place = letter === '0' ? null : (Number(letter) as 1 | 2 | 3 | 4);
      return () => table.make(seat, { kind: 'take', place });
    }
    if (/^[1-3abc]$/.test(letter)) return () => table.say(describeLine(letter, shown, state, words));
    return {
      q: () => table.say(describeSquare(shown, state, words)),
      x: () => void table.make(seat, { kind: 'call' }),
      n: () => table.rollAgain(seat),
      k: () => void table.make(seat, { kind: 'keep' }),
    }[letter];
  }

  #swapTo(from: Cell, to: Cell): void {
    this.#current = to;
    this.#act({ name: 'swap', cells: [from, to] });
    // The focus goes with the die.
    this.#focus(to);
  }

  #focus(cell: Cell): void {
    this.#current = cell;
    const root = this.#table.host.renderRoot;
    root.querySelector<HTMLElement>(`.seat[data-seat="${this.#seat}"] [data-cell="${cell}"]`)?.focus();
  }

  #set(interaction: Interaction): void {
    if (interaction.name !== 'dragging') this.#dragged?.removeAttribute('style');
    this.#interaction = interaction;
  }

  #act(action: Action): void {
    const table = this.#table;
    table.touch(this.#seat);
    table.settle();
    const before = this.#interaction;
    const { interaction, move, refusal } = reduce(before, action, this.#state, this.#seat);
    if (interaction === before && !move && !refusal) return;
    this.#set(interaction);
    if (action.name !== 'hover') table.forgetNotice();
    if (refusal) table.refuse(refusal);
    else if (move) {
      // Where the page refuses it, nothing is let go.
      if (!table.make(this.#seat, move) && before.name !== 'dragging') this.#set(before);
    } else this.#say(before, interaction);
    table.host.requestUpdate();
  }

  #say(before: Interaction, interaction: Interaction): void {
    const words = this.#words;
    const given = this.#given;
    if (given) this.#table.say(`${words('cubo.put', dieName(given.die, words), given.worth)}.`);
    else if (interaction.name === 'chosen' && before.name !== 'chosen') {
      const die = this.#own.square[interaction.from] as CuboDie;
      const picked = words('cubo.picked', dieName(die, words), cellName(interaction.from));
      this.#table.say(sentence(picked, words));
    } else if (interaction.name === 'idle') this.#table.say(words('cubo.letGo'));
  }
}

function cellOf(element: Element | null): Cell | undefined {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return cell === undefined ? undefined : Number(cell);
}

/** The neighbour that a die changes places with, past the white one. */
function besides(cell: Cell, key: string): Cell | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -SIZE, ArrowDown: SIZE }[key];
  if (step === undefined) return undefined;
  const isInside = (to: Cell) =>
    to >= 0 && to < CELLS && (Math.abs(step) === SIZE || Math.floor(to / SIZE) === Math.floor(cell / SIZE));
  const next = cell + step === CENTRE ? cell + 2 * step : cell + step;
  return isInside(next) ? next : undefined;
}
