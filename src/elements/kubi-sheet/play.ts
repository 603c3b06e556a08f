import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Refusal, Seat } from '../../games/game.js';
import { DICE } from '../../games/kubi/rules.js';
import { NUMBERS } from '../../games/kubi/sheet.js';
import type { KubiMove, KubiOutcome, KubiState, Value } from '../../games/kubi/index.js';
import type { KubiEntry } from '../../games/kubi/state.js';
import { DragController } from '../../interaction/drag.js';
import { listen } from '../../interaction/listen.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import type { By, Entry } from '../../match/entry.js';
import { button } from '../../ui/button.js';
import { choiceList } from '../../ui/choice-list.js';
import { Drafts } from '../pending-input.js';
import type { ElementChangeCause } from '../events.js';
import type { PlayHost } from '../play-host.js';
import { dieOf } from '../dice-focus.js';
import { SheetPlay } from '../sheet-play.js';
import { diceText, list, sentence } from '../sheet-words.js';
import { enteredDice } from '../dice-entry.js';
import { beginning } from './initial-interaction.js';
import { describeEntry, describeMove, describeOutcome, describeRefusal } from './describe.js';
import { hand, numberBoxes, placeName, restingHand } from './hand.js';
import { reduce } from './interaction.js';
import type { Action, Interaction, Placing, ReaderRefusal } from './interaction.js';
import { keyAction } from './keys.js';
import { pencilled } from './pencil.js';
import { draftSheet, entryOf, fitting, slotOf, withDie } from './placing.js';
import type { Slot } from './placing.js';
import { kubiPlayStyles } from './play.styles.js';
import { kubiResult } from './result.js';
import { seatFacts } from './seats.js';
import type { Pencil } from './sheet.js';

/** Lets readers play Kubi, each on the own sheet: by tap, drag, key, choice in words and typed move. */
export class KubiPlay extends SheetPlay<KubiState, KubiMove, KubiTerms> {
  protected override readonly diceCount = DICE;
  readonly #hasNumerals: () => boolean;
  readonly #drafts = new Drafts<KubiState, Interaction>(beginning);

  readonly #drag = new DragController(this.host, {
    canDrag: (target) => target.matches('.hand-die'),
    start: (target) => this.#act({ name: 'drag', die: dieOf(target) ?? 0 }),
    move: (over) => {
      this.#act({ name: 'hover', slot: slotUnder(over) });
    },
    drop: (over) => this.#act({ name: 'drop', slot: slotUnder(over) }),
    cancel: () => this.#act({ name: 'cancel' }),
    dragged: () => this.#dragged,
  });

  constructor(host: PlayHost<KubiState, KubiMove, KubiTerms>, hasNumerals: () => boolean) {
    super(host, kubiPlayStyles);
    this.#hasNumerals = hasNumerals;
    // A sheet that becomes a picture receives no end of the drag.
    host.addController({
      hostUpdated: () => {
        if (!host.isPlayed) this.#drag.abort();
      },
    });
  }

  protected override leader({ roller }: KubiState): Seat {
    return roller;
  }

  protected override seatFacts(seat: Seat) {
    return seatFacts(seat, this.state, this.words);
  }

  protected override forgetBegun(): void {
    this.#drafts.clear();
  }

  /** What the reader has begun on the sheet that is shown. */
  get #interaction(): Interaction {
    return this.#drafts.of(this.seat, this.state, this.isThrown);
  }

  #setInteraction(interaction: Interaction): void {
    if (interaction.name !== 'dragging') this.#dragged?.removeAttribute('style');
    this.#drafts.keep(this.seat, this.state, interaction);
  }

  /** The die in the reader's hand, or the one that has just been. */
  get #dragged(): HTMLElement | null {
    const interaction = this.#interaction;
    const which = interaction.name === 'dragging' ? `[data-die="${interaction.die}"]` : '[style]';
    return this.host.renderRoot.querySelector(`.hand-die${which}`);
  }

  /** The die is no longer there to be dragged. */
  protected override letGo(): void {
    this.#drag.abort();
    this.#dragged?.removeAttribute('style');
  }

  /** What is pencilled on the sheet that is shown. */
  pencilOn(seat: Seat): Pencil | undefined {
    const sheet = this.state.sheets[seat];
    if (!sheet || seat !== this.seat) return undefined;
    const interaction = this.#interaction;
    const dice = placingIn(interaction);
    const later = dice ? draftSheet(sheet, dice.slots, dice.table.roll) : sheet;
    return pencilled(sheet, later, interaction.name === 'crossing' ? interaction.numbers : [], this.words);
  }

  #act(action: Action): void {
    const { host } = this;
    const before = this.#interaction;
    const { interaction, move, refusal } = reduce(before, action);
    if (interaction === before && !move && !refusal) return;
    this.#setInteraction(interaction);
    this.isRollShown = false;
    this.moves.notice = undefined;
    if (refusal) this.moves.refuse(refusal);
    else if (move) this.moves.play(move, move.kind === 'roll' ? 'chance' : this.seat);
    else this.narrator.say(this.#describeStep(action));
    host.requestUpdate();
  }

  /** What a reader who does not see it has to know: where the die lies now, or what the whole entry means. */
  #describeStep(action: Action): string {
    const interaction = this.#interaction;
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

  /** The entry that the dice make where they lie. */
  get #chosen(): KubiEntry | undefined {
    const dice = placingIn(this.#interaction);
    return dice && entryOf(dice.table, dice.slots);
  }

  #entryText(entry: KubiEntry): string {
    const sheet = this.state.sheets[this.seat];
    return sheet ? sentence(describeEntry(entry, sheet, this.words), this.words) : '';
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<KubiMove>[], by: By): void {
    super.matchChanged(cause, moves, by);
    if (this.#interaction.name !== 'dragging') this.letGo();
  }

  override get example(): string {
    if (this.state.sheets[this.seat]?.numbers === null) return 'x126';
    return this.isThrown ? 'roll 13466' : '1|34|66';
  }

  protected override moveText(move: KubiMove, seat: Seat | undefined, before: KubiState): string {
    return describeMove(move, seat, before, this.words);
  }

  override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal as ReaderRefusal, this.words);
  }

  override async openHelp(): Promise<void> {
    const [{ openHelp }, { kubiHelp }] = await Promise.all([import('../game-help.js'), import('./help.js')]);
    await openHelp(this.host, kubiHelp);
  }

  override get escapeMove(): (() => void) | undefined {
    return this.#drag.isDragging ? this.#drag.abort : this.#clear;
  }

  /** Takes back all of a move that has been begun. */
  get #clear(): (() => void) | undefined {
    const interaction = this.#interaction;
    const isBegun =
      (interaction.name === 'crossing' && interaction.numbers.length > 0) ||
      (interaction.name === 'entering-dice' && interaction.dice.length > 0) ||
      placingIn(interaction)?.slots.some((die) => die !== undefined);
    return isBegun ? () => this.#act({ name: 'clear' }) : undefined;
  }

  override get situation(): string {
    const { names, words } = this;
    const outcome = this.host.match.outcome as KubiOutcome | undefined;
    if (!outcome) return this.turnText(this.#task);
    const result = describeOutcome(outcome, names, words);
    return names.length > 1 ? `${result} ${words(`kubi.reason.${outcome.reason}`)}` : result;
  }

  /** What is to be decided on the sheet that is shown. */
  get #task(): string {
    const { words } = this;
    const interaction = this.#interaction;
    if (interaction.name === 'crossing') return words('kubi.crossNumbers');
    if (interaction.name === 'idle') return '';
    return this.#chosen ? `${this.#entryText(this.#chosen)}.` : words('kubi.enterRoll');
  }

  override renderHand(): unknown {
    const { words, host } = this;
    const numerals = this.#hasNumerals();
    const interaction = this.#interaction;
    if (host.match.outcome) return nothing;
    if (interaction.name === 'crossing') {
      const toggle = (value: Value) => this.#act({ name: 'number', value });
      return html`<div class="hand" data-kind="numbers" @keydown=${this.onHandKey}>
        ${numberBoxes(interaction.numbers, numerals, words, toggle)}
      </div>`;
    }
    if (interaction.name === 'entering-dice')
      return this.renderPad(interaction, (action) => this.#act(action), { numerals });
    return this.#renderDice(interaction, numerals);
  }

  #renderDice(interaction: Interaction, numerals: boolean): TemplateResult {
    const dice = placingIn(interaction);
    if (!dice) {
      return html`<div class="hand" data-kind="resting" aria-hidden="true">
        ${restingHand(this.state.roll, numerals)}
      </div>`;
    }
    const held = interaction.name === 'dragging' ? interaction : undefined;
    const canDrop = held?.over !== undefined && canPut(dice, held.die, held.over);
    const shown = { current: this.currentDie, isFresh: this.isRollShown, numerals };
    return html`<div
      class="hand"
      part="dice"
      data-kind="dice"
      role="group"
      aria-label=${this.words('kubi.dice')}
      @click=${this.#onClick}
      @keydown=${this.onHandKey}
      @focusin=${this.onDieFocus}
      ${listen(this.#drag.listeners)}
    >
      ${hand({ placing: dice, dragged: held?.die, over: canDrop ? held.over : undefined, ...shown }, this.words)}
    </div>`;
  }

  override renderGameActions(): unknown {
    const { words } = this;
    const interaction = this.#interaction;
    const confirm = (label: string, isReady: boolean) =>
      this.confirmButton(label, isReady, () => this.#act({ name: 'confirm' }));
    const clear = this.#clear && button(words('tabletop.clear'), this.#clear);
    switch (interaction.name) {
      case 'crossing': {
        const { numbers } = interaction;
        const isReady = numbers.length === NUMBERS;
        return confirm(
          isReady ? words('kubi.cross', list(numbers, words, 'conjunction')) : words('kubi.crossThree'),
          isReady,
        );
      }
      case 'placing':
      case 'dragging':
        return [confirm(words('kubi.enter'), this.#chosen !== undefined), clear];
      case 'entering-dice':
        return [confirm(words('tabletop.takeDice'), enteredDice(interaction).length === DICE), clear];
      case 'idle':
        return this.rollButton();
    }
  }

  override renderChoices(): unknown {
    const { words, host } = this;
    const dice = placingIn(this.#interaction);
    if (host.match.outcome) return kubiResult(this.state.sheets, this.names, words);
    if (this.#interaction.name === 'crossing') return nothing;
    if (!dice) return this.renderRecent();
    const choices = dice.table.entries.map((entry) => ({ what: entry, text: this.#entryText(entry) }));
    const choose = (entry: KubiEntry) => this.#act({ name: 'choose', entry });
    return html`<div @keydown=${this.onChoiceKey}>
      ${choiceList(choices, this.#chosen, words('kubi.entries'), choose)}
    </div>`;
  }

  readonly #onClick = (event: MouseEvent): void => {
    const die = dieOf(event.target as Element);
    if (die === undefined || this.#drag.swallows(event)) return;
    this.currentDie = die;
    this.#act({ name: 'press', die });
  };

  protected override handKey(key: string, die: number | undefined): (() => void) | undefined {
    const action = keyAction(key, this.#interaction, die);
    return action && (() => this.#act(action));
  }

  /** Makes the chosen entry, or chooses the one that has the focus. */
  protected override enterChoice(index: number): (() => void) | undefined {
    if (this.#chosen) return () => this.#act({ name: 'confirm' });
    const entry = placingIn(this.#interaction)?.table.entries[index];
    return entry && (() => this.#act({ name: 'choose', entry }));
  }
}

/** The dice that are being placed, also while one is in the reader's hand. */
function placingIn(interaction: Interaction): Placing | undefined {
  if (interaction.name === 'dragging') return interaction.from;
  return interaction.name === 'placing' ? interaction : undefined;
}

/** Whether the die may lie there. */
const canPut = ({ table, slots }: Placing, die: number, slot: Slot): boolean =>
  fitting(table, withDie(slots, die, slot)).length > 0;

function slotUnder(element: Element | null): Slot | undefined {
  const slot = element?.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
  return slot === undefined ? undefined : (Number(slot) as Slot);
}
