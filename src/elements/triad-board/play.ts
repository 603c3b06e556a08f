import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Refusal } from '../../games/game.js';
import { SIZE } from '../../games/triad/board.js';
import type { Cell, TriadMove, TriadOutcome, TriadState } from '../../games/triad/index.js';
import { DragListener } from '../../interaction/drag.js';
import { gridTarget } from '../../interaction/grid-keys.js';
import type { TriadTerms } from '../../locales/triad/index.js';
import type { Entry } from '../../match/entry.js';
import { button } from '../../ui/button.js';
import { icons } from '../../ui/icons.js';
import type { Tool } from '../../ui/toolbar.js';
import type { ElementChangeCause } from '../events.js';
import { GamePlay } from '../game-play.js';
import type { PlayHost } from '../play-host.js';
import { cellLabels } from './cell-labels.js';
import { describeInteraction, describeMove, describeOutcome, describeRefusal } from './describe.js';
import { diceForm } from './dice-form.js';
import { IDLE, faces, legalTurns } from './cell-views.js';
import type { Interaction } from './cell-views.js';
import { grid } from './grid.js';
import { reduce } from './interaction.js';
import type { Action, ReaderRefusal } from './interaction.js';
import { triadPlayStyles } from './play.styles.js';

/** How the board lies before the reader. */
export interface BoardView {
  /** The cell at a place, counted as it is seen from the top left; and the place of a cell. */
  readonly cellAt: (place: number) => Cell;
  readonly flip: () => void;
}

/** Lets a reader play Triad on a board: by click, tap, drag, key and typed move. */
export class TriadPlay extends GamePlay<TriadState, TriadMove, TriadTerms> {
  /** The cell that takes part in the tab order, once the reader has been somewhere. */
  current: Cell | undefined;
  /** Whether the latest move is to be seen happening: once, and not where the reader's own hand has moved the die. */
  #isMoving = false;
  readonly #view: BoardView;
  #interaction: Interaction = IDLE;
  /** From where a step forward is seen happening. */
  #shownPly: number;
  #lie: string;
  #hasTurned = false;

  readonly #drag = new DragListener({
    canDrag: (target) => target.matches('[data-traits~=movable]'),
    start: (target) => this.#act({ name: 'drag', cell: cellOf(target) ?? 0 }),
    move: (over, x, y) => {
      const { style } = this.#dragged ?? {};
      style?.setProperty('--drag-x', `${x}px`);
      style?.setProperty('--drag-y', `${y}px`);
      this.#act({ name: 'hover', cell: cellOf(over) });
    },
    drop: (over) => this.#act({ name: 'drop', cell: cellOf(over) }),
    cancel: () => this.#act({ name: 'cancel' }),
  });

  constructor(host: PlayHost<TriadState, TriadMove, TriadTerms>, view: BoardView) {
    super(host, triadPlayStyles);
    this.#view = view;
    this.#shownPly = host.match.ply;
    this.#lie = this.#orientation;
    host.addController({
      hostUpdate: () => this.#settle(),
      hostUpdated: () => this.#keepCell(),
      // A board that is taken out of the page does not hear how a drag ends.
      hostDisconnected: () => this.#drag.abort(),
    });
  }

  /** Whether the dice are to be seen rolling. */
  get isRollShown(): boolean {
    return this.#moving?.kind === 'roll';
  }

  /** How far, in cells as they are seen, the die that has just come to a cell is from where it was. */
  readonly slideTo = (cell: Cell): { dx: number; dy: number } | undefined => {
    const move = this.#moving;
    if ((move?.kind !== 'move' && move?.kind !== 'step') || move.to !== cell) return undefined;
    const from = this.#view.cellAt(move.from);
    const to = this.#view.cellAt(cell);
    return { dx: (from % SIZE) - (to % SIZE), dy: Math.floor(from / SIZE) - Math.floor(to / SIZE) };
  };

  get #moving(): TriadMove | undefined {
    if (!this.#isMoving) return undefined;
    const { match } = this.host;
    const interaction = this.#interaction;
    return interaction.name === 'removing' ? interaction.turn : match.entries[match.ply - 1]?.move;
  }

  override matchChanged(cause: ElementChangeCause): void {
    this.reset();
    this.#drag.abort();
    this.#setInteraction(IDLE);
    const { ply } = this.host.match;
    this.#isMoving = cause === 'play' || (cause === 'go-to' && ply === this.#shownPly + 1);
    this.#shownPly = ply;
    // Other dice lie there now: the reader begins with one that can move.
    if (cause === 'restart' || cause === 'load' || this.isRollShown) this.current = undefined;
  }

  override describeMove({ move }: Entry<TriadMove>, before: TriadState): string {
    return describeMove(move, before, this.host.nameOf(before.turn), this.words);
  }

  override async openHelp(): Promise<void> {
    const [{ openHelp }, { triadHelp }] = await Promise.all([import('../game-help.js'), import('./help.js')]);
    await openHelp(this.host, triadHelp);
  }

  override get viewKeys(): Readonly<Record<string, () => void>> {
    return { f: this.#view.flip };
  }

  override get viewTools(): readonly Tool[] {
    return [{ id: 'flip', label: this.words('tabletop.flip'), icon: icons.flip, run: this.#view.flip }];
  }

  override focusTable(): void {
    if (this.host.isPlayed) this.focusCell();
    else this.host.renderRoot.querySelector<HTMLElement>('.grid')?.focus();
  }

  /** Puts the focus on a cell; without one, on the cell that takes part in the tab order. */
  focusCell(cell = this.current): void {
    const name = cell === undefined ? '.cell[tabindex="0"]' : `[data-cell="${cell}"]`;
    this.host.renderRoot.querySelector<HTMLElement>(name)?.focus();
  }

  override readonly example = 'b1b4';

  override playText(text: string): boolean {
    return this.moves.play(text);
  }

  /** The board as it is played on. */
  renderBoard(): TemplateResult {
    const { host, words, slideTo } = this;
    const drag = this.#drag;
    const { cellAt } = this.#view;
    const { match, drawing } = host;
    const interaction = this.#interaction;
    const shown = faces(match.state, interaction, match.entries[match.ply - 1]?.move);
    const current = this.current ?? shown.find(({ traits }) => traits.includes('movable'))?.cell ?? cellAt(0);
    const cells = { faces: shown, labels: cellLabels(shown, drawing?.places, words), cellAt, current, slideTo };
    return html`<div
        class="grid"
        role="grid"
        aria-label=${words('triad.board', host.nameOf(0), host.nameOf(1))}
        data-interaction=${interaction.name}
        @click=${this.#onClick}
        @keydown=${this.#onKey}
        @focusin=${this.#onFocus}
        @animationend=${this.onAnimationEnd}
        @pointerdown=${drag.down}
        @pointermove=${drag.move}
        @pointerup=${drag.up}
        @pointercancel=${drag.cancel}
        @lostpointercapture=${drag.cancel}
      >
        ${grid(cells)}
      </div>
      ${this.#renderDice()}`;
  }

  /** On the empty board: the opening roll. */
  #renderDice(): TemplateResult | typeof nothing {
    const { words } = this;
    const { state, dice } = this.host.match;
    if (state.rolled || (dice !== 'tap' && dice !== 'enter')) return nothing;
    const roll =
      dice === 'tap'
        ? button(words('tabletop.roll'), () => this.moves.draw(), 'primary')
        : diceForm(state.options.evenStart, words, (text) => this.moves.play(text, 'chance'));
    return html`<div class="over-board">${roll}</div>`;
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal as ReaderRefusal, this.words);
  }

  readonly #onClick = (event: MouseEvent): void => {
    const cell = cellOf(event.target as Element);
    if (cell === undefined || this.#drag.swallows(event)) return;
    this.current = cell;
    this.#act({ name: 'press', cell });
  };

  readonly #onFocus = (event: FocusEvent): void => {
    this.current = cellOf(event.target as Element) ?? this.current;
    this.host.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target as Element);
    if (cell === undefined || event.altKey) return;
    const place = gridTarget(this.#view.cellAt(cell), event, SIZE, SIZE);
    const run = place === undefined ? this.tools.shortcut(event) : () => this.focusCell(this.#view.cellAt(place));
    if (!run) return;
    event.preventDefault();
    run();
  };

  override get escapeMove(): (() => void) | undefined {
    if (this.#drag.isDragging) return this.#drag.abort;
    return this.#interaction.name === 'idle' ? undefined : () => this.#act({ name: 'cancel' });
  }

  /** Shown again later, or turned with the board, the move is not to be seen once more. */
  readonly onAnimationEnd = ({ animationName }: AnimationEvent): void => {
    if (animationName !== 'arrive') return;
    this.#isMoving = false;
    this.host.requestUpdate();
  };

  get #orientation(): string {
    return `${this.host.activeMode} ${this.#view.cellAt(0)}`;
  }

  /** The board is turned; what has just moved must not come from where it never was. */
  #settle(): void {
    this.#hasTurned = this.#lie !== this.#orientation;
    this.#lie = this.#orientation;
    if (!this.#hasTurned) return;
    this.#drag.abort();
    this.#isMoving = false;
  }

  /** The same buttons now stand for other cells; focus goes with the cell. */
  #keepCell(): void {
    const isInGrid = (this.host.renderRoot as ShadowRoot).activeElement?.matches('.cell');
    if (isInGrid && this.#hasTurned) this.focusCell();
  }

  override renderGameActions(): unknown {
    const { words } = this;
    const interaction = this.#interaction;
    if (interaction.name === 'removing') return button(words('tabletop.cancel'), () => this.#act({ name: 'cancel' }));
    if (interaction.name !== 'chosen') return nothing;
    return valuesToTurnTo(this.host.match.state, interaction.from).map((value) =>
      button(words('triad.turnTo', value), () => this.#act({ name: 'turn', value }), 'primary'),
    );
  }

  override get situation(): string {
    const { words } = this;
    const { state, outcome, dice } = this.host.match;
    if (outcome) return describeOutcome(outcome as TriadOutcome, [this.host.nameOf(0), this.host.nameOf(1)], words);
    if (!state.rolled) {
      return words(
        dice === 'enter'
          ? 'tabletop.enterDice'
          : dice === 'remote'
            ? 'tabletop.waitForDice'
            : 'tabletop.beginByRolling',
      );
    }
    if (this.#interaction.name === 'removing') return words('triad.takeOneOff');
    const toMove = words('tabletop.toMove', this.host.nameOf(state.turn));
    return legalTurns(state).some(({ kind }) => kind === 'move') ? toMove : `${toMove} ${words('triad.stuck')}`;
  }

  get #dragged(): HTMLElement | null {
    const interaction = this.#interaction;
    if (interaction.name !== 'dragging') return null;
    return this.host.renderRoot.querySelector(`[data-cell="${interaction.from}"]`);
  }

  #setInteraction(interaction: Interaction): void {
    if (interaction.name !== 'dragging') this.#dragged?.removeAttribute('style');
    this.#interaction = interaction;
  }

  #act(action: Action): void {
    const { host, words } = this;
    const { state } = host.match;
    const before = this.#interaction;
    const { interaction, move, refusal } = reduce(before, action, state);
    if (interaction === before && !move && !refusal) return;
    this.#setInteraction(interaction);
    this.moves.notice = undefined;
    if (refusal) this.moves.refuse(refusal);
    else if (move) this.moves.play(move, state.turn);
    else this.narrator.say(describeInteraction(interaction, state, words));
    if (before.name !== 'chosen') this.#isMoving = false;
    else if (!move) this.#isMoving = interaction.name === 'removing';
    host.requestUpdate();
  }
}

function cellOf(element: Element | null): Cell | undefined {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return cell === undefined ? undefined : Number(cell);
}

/** The values a chosen die can be turned to where it lies; none while there are other moves. */
function valuesToTurnTo(state: TriadState, from: Cell) {
  const values = legalTurns(state).flatMap((turn) => (turn.kind === 'turn' && turn.from === from ? [turn.value] : []));
  return [...new Set(values)];
}
