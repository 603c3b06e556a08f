import { html, nothing } from 'lit';
import type { Refusal, Seat } from '../../../games/game.js';
import { DICE } from '../../../games/kubi/rules.js';
import { NUMBERS } from '../../../games/kubi/sheet.js';
import type { KubiMove, KubiOutcome, KubiSheet, KubiState, Value } from '../../../games/kubi/index.js';
import type { KubiEntry } from '../../../games/kubi/state.js';
import { DragController } from '../../../interaction/drag.js';
import { listen } from '../../../interaction/listen.js';
import type { KubiTerms } from '../../../locales/kubi/index.js';
import type { By, Entry } from '../../../match/entry.js';
import { choiceList } from '../../../ui/dialogs/choice-list.js';
import { PendingInputs } from '../../sheet/pending-input.js';
import type { ElementChangeCause } from '../../base/events.js';
import type { PlayContext } from '../../play/play-context.js';
import { dieOf } from '../../play/dice-focus.js';
import type { Ending } from '../../play/ending.js';
import type { PendingDice } from '../../../ui/dice/pending-dice.js';
import { SheetPlay } from '../../sheet/sheet-play.js';
import { heldBy, list } from '../../play/phrases.js';
import type { Beat, SeenMove } from '../../play/show/timeline.js';
import { beatsOf } from './draw/beats.js';
import { DECILES } from './draw/deciles.js';
import { othersSlip } from './draw/entry-slip.js';
import { diceToEnter } from './input/dice-to-enter.js';
import { initialInteraction } from './input/initial-interaction.js';
import { describeMove, describeOutcome, describeRefusal, isSoloWin, summaryOf } from './words/describe.js';
import { describeHint, describeStep, describeTask, enterLabel, entryText } from './words/entry.js';
import { hand, numberBoxes, restingHand } from './draw/hand.js';
import { canPut, chosenIn, isRearranged, placingIn, reduce } from './input/interaction.js';
import type { Action, Interaction, UserRefusal } from './input/interaction.js';
import { isPlaceKey, keyAction } from './input/keys.js';
import { pencilled } from './draw/pencil.js';
import type { Slot } from './input/placing.js';
import { kubiPlayStyles } from './draw/play.styles.js';
import { kubiResult, resultSlip } from './draw/result.js';
import { doing, scoreOf } from './draw/seats.js';
import type { ShownSheet } from './draw/sheet.js';
import { eyelets, threads } from './draw/threads.js';

export { en as english } from '../../../locales/kubi/play/en.js';

/** Lets users play Kubi, each seat on its own sheet: by tap, drag, key, choice in words and typed move. */
export class KubiPlay extends SheetPlay<KubiState, KubiMove, KubiTerms, Interaction, Action> {
  override readonly diceCount = DICE;
  protected override readonly pending = new PendingInputs<KubiState, Interaction>((seat, state) =>
    initialInteraction(seat, state, this.context.session.leading.policy !== undefined),
  );
  override readonly ownKeys = ['0', '1', '2', '3', '4', '5', '6', 'a', 'b', 'd', 'backspace', 'delete'];
  readonly #hasNumerals: () => boolean;

  readonly #drag = new DragController(this.context, {
    canDrag: (target) => target.matches('.hand-die'),
    start: (target) => this.interaction.act({ name: 'drag', die: dieOf(target) ?? 0 }),
    move: (over) => this.interaction.act({ name: 'hover', slot: slotUnder(over) }),
    drop: (over) => this.interaction.act({ name: 'drop', slot: slotUnder(over) }),
    cancel: () => this.interaction.act({ name: 'cancel' }),
    dragged: () => {
      const { current } = this.interaction;
      if (current.name !== 'dragging') return null;
      return this.context.renderRoot.querySelector(`.hand-die[data-die="${current.die}"]`);
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

  override beats(moves: readonly SeenMove<KubiState, KubiMove>[]): readonly Beat[] {
    return beatsOf(moves, this.seat);
  }

  override leader({ roller }: KubiState): Seat {
    return roller;
  }

  protected override get diceToEnter(): PendingDice {
    return diceToEnter(this, this.state, this.#hasNumerals());
  }

  override cancelDrag(): void {
    this.#drag.abort();
  }

  override readonly scoreOf = scoreOf;
  protected override readonly doing = doing;

  protected override reduce(interaction: Interaction, action: Action) {
    return reduce(interaction, action);
  }

  /** What the sheet shows besides its ink while it is played on. */
  drawnOn(seat: Seat): Pick<ShownSheet, 'pencil' | 'threads' | 'isFresh' | 'beat'> {
    const isFresh = this.context.show.seen?.moves.at(-1)?.made.actor === seat;
    const sheet = this.state.sheets[seat];
    if (!sheet || seat !== this.seat || this.context.match.outcome) return { threads: eyelets, isFresh };
    const interaction = this.interaction.current;
    const numbers = interaction.name === 'crossing' ? interaction.numbers : [];
    const pencil = pencilled(sheet, placingIn(interaction), numbers);
    const beat = this.isRollShown ? 'earn' : undefined;
    return { pencil, threads: [eyelets, threads(pencil.pairs, beat)], isFresh, beat };
  }

  protected override describeStep(action: Action): string {
    return describeStep(action, this.interaction.current, this.#sheet, this.words);
  }

  /** The sheet that is shown. */
  get #sheet(): KubiSheet | undefined {
    return this.state.sheets[this.seat];
  }

  /** The entry that the placed dice make. */
  get #chosen(): KubiEntry | undefined {
    return chosenIn(this.interaction.current);
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<KubiMove>[], by: By): void {
    super.matchChanged(cause, moves, by);
    if (this.interaction.current.name !== 'dragging') this.cancelDrag();
  }

  override get example(): string {
    if (this.#sheet?.numbers === null) return 'x126';
    return this.areDiceDue ? 'roll 13466' : '1|34|66';
  }

  protected override moveText(move: KubiMove, seat: Seat | undefined, before: KubiState, yours: boolean): string {
    return describeMove(move, seat, before, yours, this.words);
  }

  protected override summarizeMove(move: KubiMove, seat: Seat, before: KubiState): string {
    // Alone, what the dice would earn takes the place of what was entered before.
    const { names, interaction, words } = this;
    return names.length < 2 && placingIn(interaction.current) ? '' : summaryOf(move, seat, before, words);
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal as UserRefusal, this.words);
  }

  override get escapeMove(): (() => void) | undefined {
    return this.#drag.isDragging ? this.#drag.abort : this.#clear;
  }

  get #clear(): (() => void) | undefined {
    const interaction = this.interaction.current;
    const isBegun =
      (interaction.name === 'crossing' && interaction.numbers.length > 0) || isRearranged(placingIn(interaction));
    return isBegun ? () => this.interaction.act({ name: 'clear' }) : undefined;
  }

  override get ending(): Ending {
    return { ...super.ending, deciles: DECILES, isReached: isSoloWin(this.context.match) };
  }

  override get situation(): string {
    const outcome = this.context.match.outcome as KubiOutcome | undefined;
    return outcome
      ? describeOutcome(outcome, this.names, this.words, this.context.names.you)
      : this.turn.text(this.#task);
  }

  get #task(): string {
    const { current } = this.interaction;
    const isAsked = current.name === 'placing' && this.names.length > 1 && !this.#clear;
    return isAsked ? this.words('kubi.swapOrEnter') : describeTask(current, this.#sheet, this.words);
  }

  override get aside(): string | undefined {
    const { words } = this;
    const outcome = this.context.match.outcome as KubiOutcome | undefined;
    if (outcome) return this.names.length > 1 ? words(`kubi.reason.${outcome.reason}`) : '';
    return describeHint(this.interaction.current, words) || this.turn.others(this.#task);
  }

  override renderHand(): unknown {
    const { words, context } = this;
    const numerals = this.#hasNumerals();
    const interaction = this.interaction.current;
    const outcome = context.match.outcome as KubiOutcome | undefined;
    if (outcome) return resultSlip(this.state.sheets, outcome, this.names, words);
    if (this.dicePad) return this.dicePad.render();
    if (interaction.name === 'crossing') {
      const toggle = (value: Value) => this.interaction.act({ name: 'number', value });
      return html`<div class="hand" data-kind="numbers" @keydown=${this.keys.onHandKey}>
        ${numberBoxes(interaction.numbers, numerals, heldBy(this.seat, this.turn.party, words('kubi.numbers'), words), toggle)}
      </div>`;
    }
    return this.#renderDice(interaction, numerals);
  }

  #renderDice(interaction: Interaction, numerals: boolean): unknown {
    const { words, context } = this;
    const dice = placingIn(interaction);
    if (!dice) {
      return html`<div class="hand" data-kind="resting" aria-hidden="true">
        ${othersSlip(context.show.seen?.moves ?? [], this.seat, this.names)}
        ${restingHand(this.state.roll, this.#sheet?.numbers ?? [], numerals, this.isRollShown)}
      </div>`;
    }
    const held = interaction.name === 'dragging' ? interaction : undefined;
    const canDrop = held?.over !== undefined && canPut(dice, held.die, held.over);
    const shown = { current: this.keys.currentDie, isFresh: this.isRollShown, numerals };
    return html`<div
      class="hand"
      part="dice"
      data-kind="dice"
      data-beat=${this.isRollShown ? 'earn' : nothing}
      ?data-dragging=${held}
      role="group"
      aria-label=${heldBy(this.seat, this.turn.party, words('kubi.dice'), words)}
      @click=${this.#onClick}
      @keydown=${this.keys.onHandKey}
      @focusin=${this.keys.onDieFocus}
      ${listen(this.#drag.listeners)}
    >
      ${hand({ placing: dice, dragged: held?.die, over: canDrop ? held.over : undefined, ...shown }, words)}
    </div>`;
  }

  override renderGameActions(): unknown {
    const { dicePad, words } = this;
    if (dicePad) return dicePad.renderConfirm();
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
        return this.confirmButton(enterLabel(this.#chosen, words), this.#chosen !== undefined);
      case 'idle':
        return this.rollButton();
    }
  }

  override renderSums(): unknown {
    return this.context.match.outcome && kubiResult(this.state.sheets, this.names, this.words);
  }

  override renderAllMoves(): unknown {
    const { words } = this;
    const interaction = this.interaction.current;
    const dice = placingIn(interaction);
    if (!dice) return nothing;
    const choices = dice.table.entries.map((entry) => ({ what: entry, text: entryText(entry, this.#sheet, words) }));
    const choose = (entry: KubiEntry) => this.interaction.act({ name: 'choose', entry });
    return html`<div @keydown=${this.keys.onChoiceKey}>
      ${choiceList(choices, chosenIn(interaction), words('kubi.entries'), choose)}
    </div>`;
  }

  readonly #onClick = (event: MouseEvent): void => {
    const die = dieOf(event.target as Element);
    if (die === undefined || this.#drag.swallows(event)) return;
    this.keys.currentDie = die;
    this.interaction.act({ name: 'press', die });
  };

  override whyNot(key: string): string | undefined {
    const { activeElement } = this.context.root;
    const isPlacing = this.interaction.current.name === 'placing' && !activeElement?.matches('.hand-die');
    return isPlacing && isPlaceKey(key.toLowerCase()) ? this.words('kubi.goToDie') : undefined;
  }

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

function slotUnder(element: Element | null): Slot | undefined {
  const slot = element?.closest<HTMLElement>('[data-at]')?.dataset['at'];
  return slot === undefined ? undefined : (Number(slot) as Slot);
}
