import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Actor, Refusal, Seat } from '../../games/game.js';
import { DICE } from '../../games/kubi/rules.js';
import { NUMBERS } from '../../games/kubi/sheet.js';
import type { KubiMove, KubiSheet, KubiState, Value } from '../../games/kubi/index.js';
import type { KubiEntry } from '../../games/kubi/state.js';
import { DragListener } from '../../interaction/drag.js';
import { enPlay } from '../../locales/kubi/en-play.js';
import type { KubiTerms } from '../../locales/kubi/index.js';
import type { By, Entry } from '../../match/entry.js';
import { button } from '../../ui/button.js';
import { dicePad } from '../../ui/dice-pad.js';
import { dieStyles } from '../../ui/die.styles.js';
import { icons } from '../../ui/icons.js';
import { seatSign } from '../../ui/seat-sign.js';
import { seatSignStyles } from '../../ui/seat-sign.styles.js';
import type { Tool } from '../../ui/toolbar.js';
import type { ElementChangeCause } from '../events.js';
import { GamePlay } from '../game-play.js';
import type { PlayHost } from '../game-play.js';
import { describeEntry, describeMove, diceText, describeRefusal, list, sentence } from './describe.js';
import { Drafts } from './drafts.js';
import { entryList } from './entries.js';
import { hand, numberBoxes, placeName, restingHand } from './hand.js';
import { reduce } from './interaction.js';
import type { Action, Interaction, Placing, ReaderRefusal } from './interaction.js';
import { keyAction, nextDie } from './keys.js';
import { pencilled } from './pencil.js';
import { draftSheet, entryOf, fitting, slotOf, withDie } from './placing.js';
import type { Slot } from './placing.js';
import { kubiPlayStyles } from './play.styles.js';
import { resultTable } from './result.js';
import { seatButtons } from './seats.js';
import { describeSituation } from './situation.js';
import type { Pencil } from './sheet.js';

/** Lets readers play Kubi, each on the own sheet: by tap, drag, key, choice in words and typed move. */
export class KubiPlay extends GamePlay<KubiState, KubiMove, KubiTerms> {
  /** Whose sheet is shown. */
  seat: Seat = 0;
  readonly #hasNumerals: () => boolean;
  readonly #drafts = new Drafts();
  /** Whether the reader has chosen this sheet, and it is not only shown because something is to be decided there. */
  #isSeatChosen = false;
  #currentDie = 0;
  #isRollShown = false;
  #shownPly: number;
  #shownSheets: readonly KubiSheet[];

  readonly #drag = new DragListener({
    canDrag: (target) => target.matches('.hand-die'),
    start: (target) => this.#act({ name: 'drag', die: dieOf(target) ?? 0 }),
    move: (over, x, y) => {
      const { style } = this.#dragged ?? {};
      style?.setProperty('--drag-x', `${x}px`);
      style?.setProperty('--drag-y', `${y}px`);
      this.#act({ name: 'hover', slot: slotUnder(over) });
    },
    drop: (over) => this.#act({ name: 'drop', slot: slotUnder(over) }),
    cancel: () => this.#act({ name: 'cancel' }),
  });

  constructor(host: PlayHost<KubiState, KubiMove, KubiTerms>, hasNumerals: () => boolean) {
    super(host, enPlay, dieStyles, seatSignStyles, kubiPlayStyles);
    this.#hasNumerals = hasNumerals;
    this.#shownPly = host.match.ply;
    this.#shownSheets = host.match.state.sheets;
    this.seat = this.#seatToShow('load');
    // A sheet that is taken out of the page, or becomes a picture, does not hear how a drag ends.
    host.addController({
      hostDisconnected: () => this.#drag.abort(),
      hostUpdated: () => {
        if (!host.isPlayed) this.#drag.abort();
      },
    });
  }

  get #state(): KubiState {
    return this.host.match.state;
  }

  /** Who still has to decide. */
  get #due(): readonly Seat[] {
    return this.host.match.actors.filter((actor) => typeof actor === 'number');
  }

  get #isRollDue(): boolean {
    return this.host.match.actors.includes('chance');
  }

  /** What the reader has begun on the sheet that is shown. */
  get #interaction(): Interaction {
    return this.#drafts.of(this.seat, this.#state, this.host.match.dice === 'enter');
  }

  #setInteraction(interaction: Interaction): void {
    if (interaction.name !== 'dragging') this.#dragged?.removeAttribute('style');
    this.#drafts.keep(this.seat, this.#state, interaction);
  }

  /** The die in the reader's hand, or the one that has just been. */
  get #dragged(): HTMLElement | null {
    const interaction = this.#interaction;
    const which = interaction.name === 'dragging' ? `[data-die="${interaction.die}"]` : '[style]';
    return this.host.renderRoot.querySelector(`.hand-die${which}`);
  }

  /** The die is no longer there to be dragged. */
  #letGo(): void {
    this.#drag.abort();
    this.#dragged?.removeAttribute('style');
  }

  /** Whether the sheet is to be seen as that of a winner, among others. */
  isWinner(seat: Seat): boolean {
    const { outcome, seats } = this.host.match;
    return seats > 1 && (outcome?.winners.includes(seat) ?? false);
  }

  /** What is pencilled on the sheet that is shown. */
  pencilOn(seat: Seat): Pencil | undefined {
    const sheet = this.#state.sheets[seat];
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
    this.#isRollShown = false;
    this.notice = undefined;
    if (refusal) this.refuse(refusal);
    else if (move) this.play(move, move.kind === 'roll' ? 'chance' : this.seat);
    else this.say(this.#describeStep(action));
    host.requestUpdate();
  }

  /** What a reader who does not see it has to know: where the die lies now, or what the whole entry means. */
  #describeStep(action: Action): string {
    const interaction = this.#interaction;
    if (action.name === 'hover' || action.name === 'drag') return '';
    if (interaction.name === 'throwing') return `${this.words('kubi.roll', diceText(interaction.dice))}.`;
    if (interaction.name !== 'placing') return '';
    const chosen = this.#chosen;
    if (chosen) return action.name === 'choose' ? '' : this.#entryText(chosen);
    const die = action.name === 'press' || action.name === 'place' ? action.die : undefined;
    const value = interaction.table.roll[die ?? -1];
    if (die === undefined || value === undefined) return '';
    const place = placeName(slotOf(interaction.slots, die), interaction.own.length === 0, this.words);
    return this.#sentence(this.words('kubi.placed', this.words('kubi.die', value), place));
  }

  /** The entry that the dice make where they lie. */
  get #chosen(): KubiEntry | undefined {
    const dice = placingIn(this.#interaction);
    return dice && entryOf(dice.table, dice.slots);
  }

  #entryText(entry: KubiEntry): string {
    const sheet = this.#state.sheets[this.seat];
    return sheet ? this.#sentence(`${describeEntry(entry, sheet, this.words)}.`) : '';
  }

  #sentence(text: string): string {
    return sentence(text, this.words);
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<KubiMove>[], by: By): void {
    const { match } = this.host;
    const hadFocus = this.#hasFocusOn('.hand *, .actions *, .entries *');
    const isSame = cause === 'play' || cause === 'undo' || cause === 'redo' || cause === 'go-to';
    if (!isSame) this.#drafts.clear();
    this.reset();
    const isForward = cause === 'play' || (cause === 'go-to' && match.ply === this.#shownPly + 1);
    this.#isRollShown = isForward && match.entries[match.ply - 1]?.actor === 'chance';
    this.#shownPly = match.ply;
    if (this.#isRollShown) this.#currentDie = 0;
    const isLeftAlone = isSame && by !== 'reader' && this.#isKept;
    if (!isLeftAlone) this.#showSeat(this.#seatToShow(cause));
    this.#shownSheets = this.#state.sheets;
    if (this.#interaction.name !== 'dragging') this.#letGo();
    if (hadFocus && moves.some((move) => move.by === 'reader')) {
      void this.host.updateComplete.then(() => this.#focusTask());
    }
  }

  /** Whether the reader stays at this sheet whatever others do: it was chosen, or its name is being written. */
  get #isKept(): boolean {
    return this.#isSeatChosen || this.#hasFocusOn('.name');
  }

  /**
   * In a record the sheet of the latest entry; in a game the one from which something was taken back, or one on which something is
   * to be decided, first the roller's.
   */
  #seatToShow(cause: ElementChangeCause): Seat {
    const { match, isPlayed } = this.host;
    const { roller, roll, entered, sheets } = this.#state;
    const latest = match.entries[match.ply - 1]?.actor;
    if (!isPlayed) return typeof latest === 'number' ? latest : roller;
    // Replayed after an undo, sheets are others with the same marks.
    const marks = (sheet: KubiSheet | undefined) => String([sheet?.numbers, sheet?.sums]);
    const taken = sheets.findIndex((sheet, i) => marks(sheet) !== marks(this.#shownSheets[i]));
    if (cause === 'undo' && taken >= 0) return taken;
    const isNew = cause === 'restart' || cause === 'load';
    const first = this.#isRollDue || (roll && entered.length === 0) ? roller : isNew ? 0 : this.seat;
    const seats = sheets.map((_, i) => (first + i) % sheets.length);
    return seats.find((seat) => this.#due.includes(seat)) ?? first % sheets.length;
  }

  /** Shows another sheet; a die that is held stays on the one where it lies. */
  #showSeat(seat: Seat, isChosen = false): void {
    if (seat !== this.seat) this.#letGo();
    this.seat = seat;
    this.#isSeatChosen = isChosen;
  }

  readonly #show = (seat: Seat): void => {
    this.#showSeat(seat, true);
    this.notice = undefined;
    this.host.requestUpdate();
  };

  #hasFocusOn(selector: string): boolean {
    return (this.host.renderRoot as ShadowRoot).activeElement?.matches(selector) ?? false;
  }

  #focusTask(): void {
    const task = this.host.renderRoot.querySelector<HTMLElement>(
      '.hand [tabindex="0"], .hand input, .hand .keys button, .actions button',
    );
    (task ?? this.host.renderRoot.querySelector<HTMLElement>('.tool'))?.focus();
  }

  protected override focusTable(): void {
    if (this.host.isPlayed) this.#focusTask();
    else this.host.renderRoot.querySelector<HTMLElement>('.sheets')?.focus();
  }

  override keepFocus(): void {
    if (this.isAsking) super.keepFocus();
    else this.focusTable();
  }

  /**
   * On a sheet that the reader has chosen, its own latest decision, also when others have decided since; else what was decided
   * last.
   */
  protected override get seatToUndo(): Seat | undefined {
    const decided = this.#sinceRoll.some(({ actor }) => actor === this.seat);
    return this.#isSeatChosen && decided && this.host.match.canUndo(this.seat) ? this.seat : undefined;
  }

  /** What has been decided since the dice were last rolled. */
  get #sinceRoll(): readonly Entry<KubiMove>[] {
    const { entries, ply } = this.host.match;
    const played = entries.slice(0, ply);
    return played.slice(played.findLastIndex(({ actor }) => actor === 'chance') + 1);
  }

  protected override get example(): string {
    if (this.#state.sheets[this.seat]?.numbers === null) return 'x126';
    return this.#isRollDue && this.host.match.dice === 'enter' ? 'roll 13466' : '1|34|66';
  }

  /** Thrown dice can be typed as mere digits. */
  protected override playText(text: string): boolean {
    const isMere = this.host.match.dice === 'enter' && /^[\s,1-6]+$/.test(text);
    const isRoll = this.#isRollDue && (isMere || /^\s*roll/i.test(text));
    if (!isRoll) return this.play(text, this.seat);
    const roll = isMere ? `roll ${text}` : text;
    if (/^\s*roll([\s,]*[1-6]){5}[\s,]*$/i.test(roll)) return this.play(roll, 'chance');
    this.refuse({ code: 'bad-roll' });
    return false;
  }

  override signOf(actor: Actor): unknown {
    return typeof actor === 'number' && this.#state.sheets.length > 1 ? seatSign(actor) : nothing;
  }

  protected override describeMove({ move, actor }: Entry<KubiMove>, before: KubiState): string {
    const seat = typeof actor === 'number' ? actor : undefined;
    const text = this.#sentence(describeMove(move, seat, before, this.words));
    const isNamed = seat !== undefined && (before.sheets.length > 1 || this.host.givenName(seat));
    return isNamed ? this.words('tabletop.of', this.host.nameOf(seat), text) : text;
  }

  protected override refusalText(refusal: Refusal): string {
    return describeRefusal(refusal as ReaderRefusal, this.words);
  }

  protected override async openHelp(): Promise<void> {
    const [{ openHelp }, { kubiHelp }] = await Promise.all([import('../game-help.js'), import('./help.js')]);
    await openHelp(this.host, kubiHelp);
  }

  protected override get viewTools(): readonly Tool[] {
    const run = this.opening(async () => (await import('../print.js')).printEmpty(this.host));
    return [{ id: 'print-empty', label: this.words('tabletop.printEmpty'), icon: icons.sheet, run }];
  }

  protected override readonly viewKeys = {};

  protected override get escapeMove(): (() => void) | undefined {
    return this.#drag.isDragging ? this.#drag.abort : this.#clear;
  }

  /** Takes back all of a move that has been begun. */
  get #clear(): (() => void) | undefined {
    const interaction = this.#interaction;
    const isBegun =
      (interaction.name === 'crossing' && interaction.numbers.length > 0) ||
      (interaction.name === 'throwing' && interaction.dice.length > 0) ||
      placingIn(interaction)?.slots.some((die) => die !== undefined);
    return isBegun ? () => this.#act({ name: 'clear' }) : undefined;
  }

  get #names(): readonly string[] {
    return this.#state.sheets.map((_, seat) => this.host.nameOf(seat));
  }

  override get situation(): string {
    const { dice, state } = this.host.match;
    return describeSituation({ state, dice, seat: this.seat, task: this.#task, names: this.#names }, this.words);
  }

  /** What is to be decided on the sheet that is shown. */
  get #task(): string {
    const { words } = this;
    const interaction = this.#interaction;
    if (interaction.name === 'crossing') return words('kubi.crossNumbers');
    if (interaction.name === 'idle') return '';
    return this.#chosen ? this.#entryText(this.#chosen) : words('kubi.enterRoll');
  }

  /** The sheets to choose from. */
  renderSeats(): TemplateResult {
    return seatButtons(this.#state, this.#names, this.seat, this.words, this.#show);
  }

  protected override renderHand(): unknown {
    const { words, host } = this;
    const numerals = this.#hasNumerals();
    const interaction = this.#interaction;
    if (host.match.outcome) return nothing;
    if (interaction.name === 'crossing') {
      const toggle = (value: Value) => this.#act({ name: 'number', value });
      return html`<div class="hand" data-kind="numbers" @keydown=${this.#onKey}>
        ${numberBoxes(interaction.numbers, numerals, words, toggle)}
      </div>`;
    }
    if (interaction.name === 'throwing') {
      const pad = {
        label: words('tabletop.pad'),
        dice: interaction.dice,
        count: DICE,
        numerals,
        addLabel: (value: number) => words('tabletop.addDie', value),
        removeLabel: (value: number) => words('tabletop.removeDie', value),
      };
      return html`<div class="hand" data-kind="pad" @keydown=${this.#onKey}>
        ${dicePad(
          pad,
          (value) => this.#act({ name: 'number', value }),
          (index) => this.#act({ name: 'unthrow', index }),
        )}
      </div>`;
    }
    return this.#renderDice(interaction, numerals);
  }

  #renderDice(interaction: Interaction, numerals: boolean): TemplateResult {
    const dice = placingIn(interaction);
    const drag = this.#drag;
    if (!dice) {
      return html`<div class="hand" data-kind="resting" aria-hidden="true">
        ${restingHand(this.#state.roll, numerals)}
      </div>`;
    }
    const held = interaction.name === 'dragging' ? interaction : undefined;
    const canDrop = held?.over !== undefined && canPut(dice, held.die, held.over);
    const shown = { current: this.#currentDie, isFresh: this.#isRollShown, numerals };
    return html`<div
      class="hand"
      part="dice"
      data-kind="dice"
      role="group"
      aria-label=${this.words('kubi.dice')}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @focusin=${this.#onFocus}
      @pointerdown=${drag.down}
      @pointermove=${drag.move}
      @pointerup=${drag.up}
      @pointercancel=${drag.cancel}
      @lostpointercapture=${drag.cancel}
    >
      ${hand({ placing: dice, dragged: held?.die, over: canDrop ? held.over : undefined, ...shown }, this.words)}
    </div>`;
  }

  protected override renderGameActions(): unknown {
    const { words, host } = this;
    const interaction = this.#interaction;
    const { dice } = host.match;
    // Another action is another button: a second click meant for the one before must not reach it.
    const confirm = (label: string, isReady: boolean) =>
      keyed(
        `${this.seat} ${host.match.ply}`,
        html`<button
          type="button"
          class="button primary"
          part="button"
          aria-disabled=${isReady ? 'false' : 'true'}
          @click=${() => this.#act({ name: 'confirm' })}
        >
          ${label}
        </button>`,
      );
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
      case 'throwing':
        return [confirm(words('tabletop.takeDice'), interaction.dice.length === DICE), clear];
      case 'idle':
        return this.#isRollDue && dice === 'tap'
          ? button(words('tabletop.roll'), () => this.draw(), 'primary')
          : nothing;
    }
  }

  protected override renderChoices(): unknown {
    const { words, host } = this;
    const dice = placingIn(this.#interaction);
    if (host.match.outcome) return resultTable(this.#state.sheets, this.#names, words);
    if (this.#interaction.name === 'crossing') return nothing;
    if (!dice) return this.#renderRecent();
    const entries = dice.table.entries.map((entry) => ({ entry, text: this.#entryText(entry) }));
    const choose = (entry: KubiEntry) => this.#act({ name: 'choose', entry });
    return html`<div @keydown=${this.#onEntryKey}>
      ${entryList(entries, this.#chosen, words('kubi.entries'), choose)}
    </div>`;
  }

  /** While there is nothing to decide: what has been decided for this roll, which may be long and then scrolls. */
  #renderRecent(): TemplateResult {
    const from = this.host.match.ply - this.#sinceRoll.length;
    const isLong = this.#state.sheets.length > 2;
    return html`<div
      class="entries"
      role=${isLong ? 'group' : nothing}
      aria-label=${isLong ? this.words('tabletop.moves') : nothing}
      tabindex=${isLong ? 0 : nothing}
    >
      ${this.#sinceRoll.map((_, i) => html`<p>${this.describePly(from + i + 1)}</p>`)}
    </div>`;
  }

  readonly #onClick = (event: MouseEvent): void => {
    const die = dieOf(event.target as Element);
    if (die === undefined || this.#drag.swallows(event)) return;
    this.#currentDie = die;
    this.#act({ name: 'press', die });
  };

  readonly #onFocus = (event: FocusEvent): void => {
    this.#currentDie = dieOf(event.target as Element) ?? this.#currentDie;
    this.host.requestUpdate();
  };

  /** Enter makes the chosen entry, or chooses the one that has the focus. */
  readonly #onEntryKey = (event: KeyboardEvent): void => {
    const radio = Number((event.target as HTMLInputElement).value);
    const entry = this.#chosen ?? placingIn(this.#interaction)?.table.entries[radio];
    const action: Action | undefined = this.#chosen ? { name: 'confirm' } : entry && { name: 'choose', entry };
    const run = event.key === 'Enter' && action ? () => this.#act(action) : this.shortcut(event);
    if (!run || event.altKey) return;
    event.preventDefault();
    // A key that is held down does not confirm what it has chosen.
    if (!event.repeat) run();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey) return;
    const die = dieOf(target as Element);
    const isHeld = ctrlKey || metaKey;
    const action = isHeld ? undefined : keyAction(key, this.#interaction, die);
    const next = isHeld || die === undefined ? undefined : nextDie(key, die);
    const run =
      next !== undefined ? () => this.#focusDie(next) : action ? () => this.#act(action) : this.shortcut(event);
    if (!run) return;
    event.preventDefault();
    run();
  };

  #focusDie(die: number): void {
    this.host.renderRoot.querySelector<HTMLElement>(`.hand-die[data-die="${die}"]`)?.focus();
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

function dieOf(element: Element): number | undefined {
  const die = element.closest<HTMLElement>('button.hand-die')?.dataset['die'];
  return die === undefined ? undefined : Number(die);
}

function slotUnder(element: Element | null): Slot | undefined {
  const slot = element?.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
  return slot === undefined ? undefined : (Number(slot) as Slot);
}
