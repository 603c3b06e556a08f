import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Refusal, Seat } from '../../../games/game.js';
import { DICE, sumsOf } from '../../../games/kubi/rules.js';
import { NUMBERS } from '../../../games/kubi/sheet.js';
import type { KubiMove, KubiOutcome, KubiState, Value } from '../../../games/kubi/index.js';
import type { KubiEntry } from '../../../games/kubi/state.js';
import { DragController } from '../../../interaction/drag.js';
import { listen } from '../../../interaction/listen.js';
import type { KubiTerms } from '../../../locales/kubi/index.js';
import type { By, Entry } from '../../../match/entry.js';
import { choiceList } from '../../../ui/dialogs/choice-list.js';
import { PendingInputs } from '../../play/pending-input.js';
import type { ElementChangeCause } from '../../base/events.js';
import type { PlayContext } from '../../play/play-context.js';
import { dieOf } from '../../play/dice-focus.js';
import type { Ending } from '../../play/ending.js';
import { SheetPlay } from '../../sheet/sheet-play.js';
import { diceText, list, sentence } from '../../sheet/sheet-words.js';
import { enteredDice } from '../../features/dice-entry/dice-entry.js';
import { DECILES } from './draw/deciles.js';
import { initialInteraction } from './input/initial-interaction.js';
import {
  describeEarnings,
  describeEffects,
  describeEntry,
  describeMove,
  describeOutcome,
  describeRefusal,
} from './words/describe.js';
import { hand, numberBoxes, placeName, restingHand } from './draw/hand.js';
import { reduce } from './input/interaction.js';
import type { Action, Interaction, Placing, UserRefusal } from './input/interaction.js';
import { keyAction } from './input/keys.js';
import { pencilled } from './draw/pencil.js';
import { entryOf, fitting, nextPlace, slotOf, withDie } from './input/placing.js';
import type { Slot } from './input/placing.js';
import { kubiPlayStyles } from './draw/play.styles.js';
import { kubiResult, resultSlip } from './draw/result.js';
import { seatFacts } from './draw/seats.js';
import type { ShownSheet } from './draw/sheet.js';
import { eyelets, threads } from './draw/threads.js';

export { en as english } from '../../../locales/kubi/play/en.js';

/** Lets users play Kubi, each seat on its own sheet: by tap, drag, key, choice in words and typed move. */
export class KubiPlay extends SheetPlay<KubiState, KubiMove, KubiTerms, Interaction, Action> {
  override readonly diceCount = DICE;
  protected override readonly pending = new PendingInputs<KubiState, Interaction>(initialInteraction);
  readonly #hasNumerals: () => boolean;
  /** Whether the latest entry has just been made. */
  #isInkWet = false;

  readonly #drag = new DragController(this.context, {
    canDrag: (target) => target.matches('.hand-die'),
    start: (target) => this.interaction.act({ name: 'drag', die: dieOf(target) ?? 0 }),
    move: (over) => this.interaction.act({ name: 'hover', slot: slotUnder(over) }),
    drop: (over) => this.interaction.act({ name: 'drop', slot: slotUnder(over) }),
    cancel: () => this.interaction.act({ name: 'cancel' }),
    dragged: () => {
      const { current } = this.interaction;
      return current.name === 'dragging'
        ? this.context.renderRoot.querySelector(`.hand-die[data-die="${current.die}"]`)
        : null;
    },
  });

  constructor(context: PlayContext<KubiState, KubiMove, KubiTerms>, hasNumerals: () => boolean) {
    super(context, kubiPlayStyles);
    this.#hasNumerals = hasNumerals;
    // A sheet that becomes a picture receives no end of the drag.
    context.addController({
      hostUpdated: () => {
        if (!context.isPlayed) this.#drag.abort();
      },
    });
  }

  override leader({ roller }: KubiState): Seat {
    return roller;
  }

  override cancelDrag(): void {
    this.#drag.abort();
  }

  protected override seatFacts(seat: Seat) {
    return seatFacts(seat, this.state, this.words);
  }

  protected override reduce(interaction: Interaction, action: Action) {
    return reduce(interaction, action);
  }

  /** What the sheet shows besides its ink while it is played on. */
  drawnOn(seat: Seat): Pick<ShownSheet, 'pencil' | 'threads' | 'isFresh'> {
    const sheet = this.state.sheets[seat];
    if (!sheet || seat !== this.seat || this.context.match.outcome)
      return { threads: eyelets, isFresh: this.#isInkWet };
    const interaction = this.interaction.current;
    const numbers = interaction.name === 'crossing' ? interaction.numbers : [];
    const pencil = pencilled(sheet, placingIn(interaction), numbers);
    return { pencil, threads: [eyelets, threads(pencil.pairs)], isFresh: this.#isInkWet };
  }

  /** For users who do not see it: where the die is now, or what the whole entry means. */
  protected override describeStep(action: Action): string {
    const interaction = this.interaction.current;
    if (action.name === 'hover' || action.name === 'drag') return '';
    if (interaction.name === 'entering-dice') return `${this.words('kubi.roll', diceText(enteredDice(interaction)))}.`;
    if (interaction.name !== 'placing') return '';
    const chosen = this.#chosen;
    if (chosen) return action.name === 'choose' ? '' : `${this.#entryText(chosen)}.`;
    const die = action.name === 'press' || action.name === 'place' ? action.die : undefined;
    const value = interaction.table.roll[die ?? -1];
    if (die === undefined || value === undefined) return '';
    const place = placeName(slotOf(interaction.slots, die), interaction.own.length === 0, this.words);
    return sentence(this.words('kubi.placed', this.words('kubi.die', value), place), this.words);
  }

  /** The entry that the placed dice make. */
  get #chosen(): KubiEntry | undefined {
    const dice = placingIn(this.interaction.current);
    return dice && entryOf(dice.table, dice.slots);
  }

  #entryText(entry: KubiEntry): string {
    const sheet = this.state.sheets[this.seat];
    return sheet ? sentence(describeEntry(entry, sheet, this.words), this.words) : '';
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<KubiMove>[], by: By): void {
    super.matchChanged(cause, moves, by);
    this.#isInkWet = cause === 'play';
    if (this.interaction.current.name !== 'dragging') this.cancelDrag();
  }

  override get example(): string {
    if (this.state.sheets[this.seat]?.numbers === null) return 'x126';
    return this.areDiceDue ? 'roll 13466' : '1|34|66';
  }

  protected override moveText(move: KubiMove, seat: Seat | undefined, before: KubiState): string {
    return describeMove(move, seat, before, this.words);
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal as UserRefusal, this.words);
  }

  override get escapeMove(): (() => void) | undefined {
    return this.#drag.isDragging ? this.#drag.abort : this.#clear;
  }

  /** Clears the unfinished move. */
  get #clear(): (() => void) | undefined {
    const interaction = this.interaction.current;
    const isBegun =
      (interaction.name === 'crossing' && interaction.numbers.length > 0) ||
      (interaction.name === 'entering-dice' && interaction.dice.length > 0) ||
      placingIn(interaction)?.slots.some((die) => die !== undefined);
    return isBegun ? () => this.interaction.act({ name: 'clear' }) : undefined;
  }

  override get ending(): Ending {
    return { ...super.ending, deciles: DECILES };
  }

  override get situation(): string {
    const outcome = this.context.match.outcome as KubiOutcome | undefined;
    return outcome ? describeOutcome(outcome, this.names, this.words) : this.turnText(this.#task);
  }

  /** What the user can decide on the sheet that is shown, or what the dice would earn. */
  get #task(): string {
    const { words } = this;
    const interaction = this.interaction.current;
    if (interaction.name === 'crossing') return words('kubi.crossNumbers');
    const dice = placingIn(interaction);
    if (!dice) return '';
    const chosen = this.#chosen;
    const sheet = this.state.sheets[this.seat];
    if (chosen && sheet) return describeEarnings(chosen, sheet, words);
    if (nextPlace(dice.slots) !== 'out') return words('kubi.pairOthers');
    return dice.own.length > 0 ? words('kubi.takeOwn', list(dice.own, words, 'disjunction')) : words('kubi.takeAny');
  }

  override get aside(): string | undefined {
    const { words } = this;
    const outcome = this.context.match.outcome as KubiOutcome | undefined;
    if (outcome) return this.names.length > 1 ? words(`kubi.reason.${outcome.reason}`) : '';
    return [this.#hint, this.othersText(this.#task)].filter(Boolean).join(' ');
  }

  /** How to decide, or what the decision means. */
  get #hint(): string {
    const { words } = this;
    const interaction = this.interaction.current;
    if (interaction.name === 'crossing') return words('kubi.crossHint');
    const sheet = this.state.sheets[this.seat];
    if (this.#chosen && sheet) return describeEffects(this.#chosen, sheet, words);
    const dice = placingIn(interaction);
    if (!dice) return '';
    return words(nextPlace(dice.slots) === 'out' ? 'kubi.rollHint' : 'kubi.pairHint');
  }

  override renderHand(): unknown {
    const { words, context } = this;
    const numerals = this.#hasNumerals();
    const interaction = this.interaction.current;
    const outcome = context.match.outcome as KubiOutcome | undefined;
    if (outcome) return resultSlip(this.state.sheets, outcome, this.names, words);
    if (interaction.name === 'crossing') {
      const toggle = (value: Value) => this.interaction.act({ name: 'number', value });
      return html`<div class="hand" data-kind="numbers" @keydown=${this.keys.onHandKey}>
        ${numberBoxes(interaction.numbers, numerals, words, toggle)}
      </div>`;
    }
    if (interaction.name === 'entering-dice') return this.renderPad(interaction, { numerals });
    return this.#renderDice(interaction, numerals);
  }

  #renderDice(interaction: Interaction, numerals: boolean): TemplateResult {
    const dice = placingIn(interaction);
    if (!dice) {
      return html`<div class="hand" data-kind="resting" aria-hidden="true">
        ${restingHand(this.state.roll, this.state.sheets[this.seat]?.numbers ?? [], numerals, this.isRollShown)}
      </div>`;
    }
    const held = interaction.name === 'dragging' ? interaction : undefined;
    const canDrop = held?.over !== undefined && canPut(dice, held.die, held.over);
    const shown = { current: this.keys.currentDie, isFresh: this.isRollShown, numerals };
    return html`<div
      class="hand"
      part="dice"
      data-kind="dice"
      ?data-begun=${dice.slots.some((die) => die !== undefined)}
      role="group"
      aria-label=${this.words('kubi.dice')}
      @click=${this.#onClick}
      @keydown=${this.keys.onHandKey}
      @focusin=${this.keys.onDieFocus}
      ${listen(this.#drag.listeners)}
    >
      ${hand({ placing: dice, dragged: held?.die, over: canDrop ? held.over : undefined, ...shown }, this.words)}
    </div>`;
  }

  override renderGameActions(): unknown {
    const { words } = this;
    const interaction = this.interaction.current;
    switch (interaction.name) {
      case 'crossing': {
        const { numbers } = interaction;
        const isReady = numbers.length === NUMBERS;
        return this.confirmButton(
          isReady ? words('kubi.cross', list(numbers, words, 'conjunction')) : words('kubi.crossThree'),
          isReady,
        );
      }
      case 'placing':
      case 'dragging':
        return this.confirmButton(this.#enterLabel, this.#chosen !== undefined);
      case 'entering-dice':
        return this.confirmButton(words('tabletop.takeDice'), enteredDice(interaction).length === DICE);
      case 'idle':
        return this.rollButton();
    }
  }

  get #enterLabel(): string {
    const [second, first] = this.#chosen ? sumsOf(this.#chosen) : [];
    if (first === undefined || second === undefined) return this.words('kubi.enter');
    return this.words('kubi.enterSums', Math.min(first, second), Math.max(first, second));
  }

  override renderDetails(): unknown {
    if (this.context.match.outcome) return kubiResult(this.state.sheets, this.names, this.words);
    return this.interaction.current.name === 'idle' ? this.renderRecent() : nothing;
  }

  override renderAllMoves(): unknown {
    const { words } = this;
    const dice = placingIn(this.interaction.current);
    if (!dice) return nothing;
    const choices = dice.table.entries.map((entry) => ({ what: entry, text: this.#entryText(entry) }));
    const choose = (entry: KubiEntry) => this.interaction.act({ name: 'choose', entry });
    return html`<div @keydown=${this.keys.onChoiceKey}>
      ${choiceList(choices, this.#chosen, words('kubi.entries'), choose)}
    </div>`;
  }

  readonly #onClick = (event: MouseEvent): void => {
    const die = dieOf(event.target as Element);
    if (die === undefined || this.#drag.swallows(event)) return;
    this.keys.currentDie = die;
    this.interaction.act({ name: 'press', die });
  };

  override handKey(key: string, die: number | undefined): (() => void) | undefined {
    const action = keyAction(key, this.interaction.current, die);
    return action && (() => this.interaction.act(action));
  }

  /** Makes the chosen entry, or chooses the focused one. */
  override enterChoice(index: number): (() => void) | undefined {
    if (this.#chosen) return () => this.interaction.act({ name: 'confirm' });
    const entry = placingIn(this.interaction.current)?.table.entries[index];
    return entry && (() => this.interaction.act({ name: 'choose', entry }));
  }
}

/** The dice that are being placed, also while one is dragged. */
function placingIn(interaction: Interaction): Placing | undefined {
  if (interaction.name === 'dragging') return interaction.from;
  return interaction.name === 'placing' ? interaction : undefined;
}

/** Whether the die fits in a slot. */
const canPut = ({ table, slots }: Placing, die: number, slot: Slot): boolean =>
  fitting(table, withDie(slots, die, slot)).length > 0;

function slotUnder(element: Element | null): Slot | undefined {
  const slot = element?.closest<HTMLElement>('[data-at]')?.dataset['at'];
  return slot === undefined ? undefined : (Number(slot) as Slot);
}
