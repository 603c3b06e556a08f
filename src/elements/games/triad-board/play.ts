import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Refusal, Seat } from '../../../games/game.js';
import { SIZE } from '../../../games/triad/board.js';
import type { Cell, TriadMove, TriadOutcome, TriadSeatMove, TriadState } from '../../../games/triad/index.js';
import { gridTarget } from '../../../interaction/arrow-keys.js';
import { DragController } from '../../../interaction/drag.js';
import { InteractionController } from '../../../interaction/interaction-controller.js';
import { listen } from '../../../interaction/listen.js';
import { RovingFocus } from '../../../interaction/roving-focus.js';
import type { TriadTerms } from '../../../locales/triad/index.js';
import type { Entry } from '../../../match/entry.js';
import { button } from '../../../ui/panel/button.js';
import { icons } from '../../../ui/icons.js';
import type { MenuItem } from '../../../ui/panel/menu.js';
import type { ElementChangeCause } from '../../base/events.js';
import { GamePlay } from '../../play/game-play.js';
import type { PlayContext } from '../../play/play-context.js';
import type { Beat, SeenMove } from '../../play/show/timeline.js';
import { cellLabels } from './words/cell-labels.js';
import {
  describeInteraction,
  describeMove,
  describeOutcome,
  describeRefusal,
  describeTurn,
  describeWays,
  summaryOf,
} from './words/describe.js';
import { diceForm } from './draw/dice-form.js';
import { IDLE, cellViews, legalTurns } from './draw/cell-views.js';
import type { Interaction } from './draw/cell-views.js';
import { grid } from './draw/grid.js';
import { triadsOf } from './draw/beats.js';
import { Scene } from './draw/scene.js';
import { sceneStyles } from './draw/scene.styles.js';
import { reduce } from './input/interaction.js';
import type { Action, UserRefusal } from './input/interaction.js';
import { triadPlayStyles } from './draw/play.styles.js';

export { en as english } from '../../../locales/triad/play/en.js';

/** From this width on, the panel stands beside the board, as the styles of all games have it. Pixels. */
const WIDE = 880;

/** How the board faces the user. */
export interface BoardView {
  /** The cell at a place, counted as it is seen from the top left; and the place of a cell. */
  readonly cellAt: (place: number) => Cell;
  /** Turns the board. @returns the side that is nearer to the user then */
  readonly flip: () => Seat;
}

/** Lets a user play Triad on a board: by click, tap, drag, key and typed move. */
export class TriadPlay extends GamePlay<TriadState, TriadMove, TriadTerms> {
  readonly scene: Scene;
  readonly #view: BoardView;
  readonly #focus = new RovingFocus<Cell>(this.context, {
    selectorOf: (cell) => `[data-cell="${cell}"]`,
    keyOf: (element) => cellOf(element),
  });
  /** Mode and orientation of the board at the last update. */
  #orientation: string;
  #hasTurned = false;

  readonly #interaction = new InteractionController<Interaction, Action, TriadSeatMove>(IDLE, {
    reduce: (interaction, action) => reduce(interaction, action, this.context.match.state),
    make: (move) => this.intentions.play(move, this.context.match.state.turn),
    refuse: (refusal) => this.intentions.refuse(refusal),
    say: (sentence) => this.#say(sentence),
    describe: ({ after }) => describeInteraction(after, this.context.match.state, this.words),
    onStep: ({ before, after, move }) => this.scene.onStep(before, after, move),
    isKept: ({ name }) => name === 'chosen',
    requestUpdate: () => this.context.requestUpdate(),
  });

  readonly #drag = new DragController(this.context, {
    canDrag: (target) => target.matches('[data-traits~=movable]'),
    start: (target) => this.#interaction.act({ name: 'drag', cell: cellOf(target) ?? 0 }),
    move: (over) => this.#interaction.act({ name: 'hover', cell: cellOf(over) }),
    drop: (over) => this.#interaction.act({ name: 'drop', cell: cellOf(over) }),
    cancel: () => this.#interaction.act({ name: 'cancel' }),
    dragged: () => {
      const { current } = this.#interaction;
      return current.name === 'dragging'
        ? this.context.renderRoot.querySelector(`[data-cell="${current.from}"]`)
        : null;
    },
  });

  constructor(context: PlayContext<TriadState, TriadMove, TriadTerms>, view: BoardView) {
    super(context, triadPlayStyles, sceneStyles);
    this.#view = view;
    this.scene = new Scene(context, view.cellAt, () => this.#interaction.current);
    this.#orientation = this.#currentOrientation;
    context.addController({ hostUpdate: () => this.#followOrientation(), hostUpdated: () => this.#keepCell() });
  }

  /** Whether a side is choosing the die that comes off. */
  isRemoving(seat: Seat): boolean {
    return this.#interaction.current.name === 'removing' && this.context.match.state.turn === seat;
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<TriadMove>[]): void {
    this.reset();
    this.#drag.abort();
    this.#interaction.reset(IDLE);
    this.scene.matchChanged();
    // On a new board, focus starts at a die that can move.
    const isNew = cause === 'restart' || cause === 'load' || moves.some(({ move }) => move.kind === 'roll');
    if (isNew) this.#focus.current = undefined;
  }

  override describeMove({ move }: Entry<TriadMove>, before: TriadState): string {
    const { names } = this.context;
    return describeMove(move, before, before.turn === names.you ? undefined : names.of(before.turn), this.words);
  }

  override summarize({ move }: Entry<TriadMove>, before: TriadState): string {
    return summaryOf(move, before, this.words);
  }

  override beats(moves: readonly SeenMove<TriadState, TriadMove>[]): readonly Beat[] {
    return this.scene.beats(moves);
  }

  override get viewKeys(): Readonly<Record<string, () => void>> {
    return { f: this.#flip };
  }

  override get viewTools(): readonly MenuItem[] {
    return [{ id: 'flip', label: this.words('tabletop.flip'), icon: icons.flip, keys: 'F', run: this.#flip }];
  }

  readonly #flip = (): void => {
    const near = this.#view.flip();
    this.narrator.say(this.words('triad.flipped', this.context.nameOf(near)));
  };

  override focusTable(): void {
    if (this.context.isPlayed) this.#focusBoard();
    else this.context.renderRoot.querySelector<HTMLElement>('.grid')?.focus();
  }

  /** Focuses the cell that is in the tab order. */
  #focusBoard(): void {
    const { current } = this.#focus;
    if (current === undefined) this.context.renderRoot.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus();
    else this.#focus.focus(current);
  }

  override readonly example = 'b1b4';

  /** The board to play on. */
  renderBoard(): TemplateResult {
    const { context, words } = this;
    const { cellAt } = this.#view;
    const { match, drawing } = context;
    const interaction = this.#interaction.current;
    const views = cellViews(match.state, interaction, match.entries[match.ply - 1]?.move, this.#mayMove);
    const current = this.#focus.current ?? views.find(({ traits }) => traits.includes('movable'))?.cell ?? cellAt(0);
    const { isComing } = this.scene;
    const cells = { views, labels: cellLabels(views, drawing?.places, words), cellAt, current, isComing };
    return html`<div
        class="grid"
        role="grid"
        aria-keyshortcuts="Escape F"
        aria-label=${words('triad.board', context.nameOf(0), context.nameOf(1))}
        data-interaction=${interaction.name}
        ?data-lit=${this.scene.triads.length}
        @click=${this.#onClick}
        @keydown=${this.#onKey}
        @focusin=${this.#focus.onFocus}
        ${listen(this.#drag.listeners)}
      >
        ${grid(cells)}
      </div>
      ${this.#renderDice()}`;
  }

  /** The opening roll, on the empty board. */
  #renderDice(): TemplateResult | typeof nothing {
    const { words } = this;
    const { state } = this.context.match;
    const { mayDraw } = this.intentions;
    if (state.rolled || !(mayDraw || this.intentions.mayAct('chance'))) return nothing;
    const roll = mayDraw
      ? button(words('tabletop.roll'), () => this.intentions.draw(), 'primary')
      : diceForm(state.options.evenStart, words, (text) => this.intentions.play(text, 'chance'));
    return html`<div class="over-board">${roll}</div>`;
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal as UserRefusal, this.words);
  }

  readonly #onClick = (event: MouseEvent): void => {
    const cell = cellOf(event.target as Element);
    if (cell === undefined || this.#drag.swallows(event)) return;
    this.#focus.current = cell;
    if (this.#mayMove || !this.context.match.state.rolled) this.#interaction.act({ name: 'press', cell });
    else this.intentions.refuse({ code: 'not-your-turn' });
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target as Element);
    if (cell === undefined || event.altKey) return;
    const place = gridTarget(this.#view.cellAt(cell), event, SIZE, SIZE);
    const run =
      place === undefined ? this.context.keys.shortcut(event) : () => this.#focus.focus(this.#view.cellAt(place));
    if (!run) return;
    event.preventDefault();
    run();
  };

  override get escapeMove(): (() => void) | undefined {
    if (this.#drag.isDragging) return this.#drag.abort;
    return this.#interaction.current.name === 'idle' ? undefined : () => this.#interaction.act({ name: 'cancel' });
  }

  get #currentOrientation(): string {
    return `${this.context.activeMode} ${this.#view.cellAt(0)}`;
  }

  /** When the board turns, a drag ends. */
  #followOrientation(): void {
    this.#hasTurned = this.#orientation !== this.#currentOrientation;
    this.#orientation = this.#currentOrientation;
    if (this.#hasTurned) this.#drag.abort();
  }

  /** When the board turns, the same buttons stand for other cells; focus stays with the cell. */
  #keepCell(): void {
    const isInGrid = (this.context.renderRoot as ShadowRoot).activeElement?.matches('.cell');
    if (isInGrid && this.#hasTurned) this.#focusBoard();
  }

  override renderGameActions(): unknown {
    const { words } = this;
    const interaction = this.#interaction.current;
    const cancel = () => this.#interaction.act({ name: 'cancel' });
    if (interaction.name === 'removing') return button(words('tabletop.cancel'), cancel);
    if (interaction.name !== 'chosen') return nothing;
    return valuesToTurnTo(this.context.match.state, interaction.from).map((value) =>
      button(words('triad.turnTo', value), () => this.#interaction.act({ name: 'turn', value }), 'primary'),
    );
  }

  /** Beside a wide board there is room for the moves that were made. */
  override renderDetails(): unknown {
    const { isPlayed, element, match, panel } = this.context;
    if (!isPlayed || match.outcome || element.clientWidth < WIDE || !this.context.shows('moves')) return nothing;
    return html`<div class="beside">${panel.renderControl('moves')}</div>`;
  }

  override get situation(): string {
    const { words } = this;
    const { state, outcome } = this.context.match;
    const { you } = this.context.names;
    const names = [this.context.nameOf(0), this.context.nameOf(1)];
    if (outcome) return describeOutcome(outcome as TriadOutcome, names, words, you);
    if (!state.rolled) {
      if (this.intentions.mayAct('chance')) return words('tabletop.enterDice');
      return words(this.intentions.mayDraw ? 'tabletop.beginByRolling' : 'tabletop.waitForDice');
    }
    const interaction = this.#interaction.current;
    if (interaction.name === 'removing') return words('triad.takeOneOff', triadsOf(state, interaction.turn).length);
    const ways = interaction.name === 'chosen' ? describeWays(interaction.from, state, words) : '';
    return ways || describeTurn(state, { names, you }, words);
  }

  /** Whether the user may move for the side whose turn it is. */
  get #mayMove(): boolean {
    return this.intentions.mayAct(this.context.match.state.turn);
  }

  #say(sentence: string): void {
    this.intentions.notice = undefined;
    this.narrator.say(sentence);
  }
}

function cellOf(element: Element | null): Cell | undefined {
  const cell = element?.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return cell === undefined ? undefined : Number(cell);
}

/** The values that a chosen die can be turned to in its cell; none while there are other moves. */
function valuesToTurnTo(state: TriadState, from: Cell) {
  const values = legalTurns(state).flatMap((turn) => (turn.kind === 'turn' && turn.from === from ? [turn.value] : []));
  return [...new Set(values)];
}
