import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Refusal } from '../../../../../../../src/games/game.js';
import { gridTarget } from '../../../../../../../src/interaction/arrow-keys.js';
import { InteractionController } from '../../../../../../../src/interaction/interaction-controller.js';
import { RovingFocus } from '../../../../../../../src/interaction/roving-focus.js';
import type { Entry } from '../../../../../../../src/match/entry.js';
import { button } from '../../../../../../../src/ui/panel/button.js';
import { flatGrid } from '../../../../../../../src/ui/flat-grid.js';
import type { MenuItem } from '../../../../../../../src/ui/panel/menu.js';
import { GamePlay } from '../../../../../../../src/elements/play/game-play.js';
import type { PlayContext } from '../../../../../../../src/elements/play/play-context.js';
import { HEAPS, LARGEST } from '../../../games/samplegame/state.js';
import type {
  SampleGameMove,
  SampleGameOutcome,
  SampleGameState,
  SampleGameTake,
} from '../../../games/samplegame/index.js';
import type { SampleGameTerms } from '../../../locales/samplegame/index.js';
import { describeInteraction, describeMove, describeOutcome, describePlace, describeRefusal } from './describe.js';
import { IDLE, reduce } from './interaction.js';
import type { Action, Interaction } from './interaction.js';
import { sampleGamePlayStyles } from './play.styles.js';

export { en as english } from '../../../locales/samplegame/play/en.js';

const CELLS = Array.from({ length: HEAPS.length * LARGEST }, (_, cell) => cell);
const heapOf = (cell: number): number => Math.floor(cell / LARGEST);
const placeOf = (cell: number): number => cell % LARGEST;

/** Lets a user play Sample game: by click, tap, key and typed move. */
export class SampleGamePlay extends GamePlay<SampleGameState, SampleGameMove, SampleGameTerms> {
  override readonly example = 'b2';
  override readonly viewTools: readonly MenuItem[] = [];
  override readonly viewKeys = {};

  readonly #focus = new RovingFocus<number>(this.context, {
    selectorOf: (cell) => `[data-cell="${cell}"]`,
    keyOf: (element) => cellOf(element),
  });

  readonly #interaction = new InteractionController<Interaction, Action, SampleGameTake>(IDLE, {
    reduce: (interaction, action) => reduce(interaction, action, this.context.match.state),
    make: (move) => this.intentions.play(move, this.context.match.state.turn),
    refuse: (refusal) => this.intentions.refuse(refusal),
    say: (sentence) => this.#say(sentence),
    describe: ({ after }) => describeInteraction(after, this.words),
    requestUpdate: () => this.context.requestUpdate(),
  });

  constructor(context: PlayContext<SampleGameState, SampleGameMove, SampleGameTerms>) {
    super(context, sampleGamePlayStyles);
  }

  override matchChanged(): void {
    this.reset();
    this.#interaction.reset(IDLE);
  }

  override get situation(): string {
    const { words } = this;
    const { state, outcome } = this.context.match;
    if (outcome)
      return describeOutcome(outcome as SampleGameOutcome, [this.context.nameOf(0), this.context.nameOf(1)], words);
    //#if dice
    if (state.heaps.length === 0)
      return words(this.context.match.dice === 'tap' ? 'tabletop.beginByRolling' : 'tabletop.waitForDice');
    //#end
    return words('tabletop.toMove', this.context.nameOf(state.turn));
  }

  override describeMove({ move }: Entry<SampleGameMove>, before: SampleGameState): string {
    return describeMove(move, before, this.context.nameOf(before.turn), this.words);
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal, this.words);
  }

  override get escapeMove(): (() => void) | undefined {
    return this.#interaction.current.name === 'idle' ? undefined : () => this.#interaction.act({ name: 'cancel' });
  }

  override focusTable(): void {
    this.context.renderRoot.querySelector<HTMLElement>('.heaps[tabindex="0"], .cell[tabindex="0"]')?.focus();
  }

  override renderGameActions(): unknown {
    const { words } = this;
    const interaction = this.#interaction.current;
    //#if dice
    const { state, dice } = this.context.match;
    if (state.heaps.length === 0)
      return dice === 'tap' ? button(words('tabletop.roll'), () => this.intentions.draw(), 'primary') : nothing;
    //#end
    if (interaction.name === 'idle') return nothing;
    const take = () => this.#interaction.act({ name: 'take' });
    return button(words('samplegame.takeChosen', interaction.count), take, 'primary');
  }

  /** The heaps to play with: a grid of buttons, of which one is in the tab order. */
  renderHeaps(): TemplateResult {
    return html`<div
      class="heaps"
      part="heaps"
      role="grid"
      aria-label=${this.words('samplegame.heaps')}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @focusin=${this.#focus.onFocus}
    >
      ${flatGrid(
        CELLS.map((cell) => this.#renderCell(cell)),
        LARGEST,
      )}
    </div>`;
  }

  #renderCell(cell: number): TemplateResult {
    const interaction = this.#interaction.current;
    const heap = heapOf(cell);
    const count = (this.context.match.state.heaps[heap] ?? 0) - placeOf(cell);
    const isChosen = interaction.name === 'chosen' && interaction.heap === heap && count <= interaction.count;
    return html`<div role="gridcell" class="place">
      <button
        type="button"
        class="cell"
        part="counter"
        aria-label=${describePlace(heap, count, interaction, this.words)}
        tabindex=${cell === (this.#focus.current ?? 0) ? 0 : -1}
        data-cell=${cell}
        ?data-counter=${count > 0}
        ?data-chosen=${count > 0 && isChosen}
      ></button>
    </div>`;
  }

  readonly #onClick = ({ target }: Event): void => {
    const cell = cellOf(target as Element);
    const { state } = this.context.match;
    if (cell === undefined || this.context.match.outcome) return;
    if (this.intentions.mayAct(state.turn)) {
      this.#interaction.act({ name: 'press', heap: heapOf(cell), place: placeOf(cell) });
    } else {
      this.intentions.refuse({ code: 'not-your-turn' });
    }
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target as Element);
    if (cell === undefined || event.altKey) return;
    const target = gridTarget(cell, event, LARGEST, HEAPS.length);
    const run = target === undefined ? this.context.keys.shortcut(event) : () => this.#focus.focus(target);
    if (!run) return;
    event.preventDefault();
    run();
  };

  #say(sentence: string): void {
    this.intentions.notice = undefined;
    this.narrator.say(sentence);
  }
}

function cellOf(element: Element): number | undefined {
  const cell = element.closest<HTMLElement>('[data-cell]')?.dataset['cell'];
  return cell === undefined ? undefined : Number(cell);
}
