import { html, nothing } from 'lit';
import type { CSSResult, TemplateResult } from 'lit';
import type { Actor, Seat } from '../games/game.js';
import type { CommonTerms } from '../locales/common/terms.js';
import type { By, Entry } from '../match/entry.js';
import { button } from '../ui/button.js';
import { confirmButton } from '../ui/confirm-button.js';
import { dicePad } from '../ui/dice-pad.js';
import type { DicePad } from '../ui/dice-pad.js';
import { dieStyles } from '../ui/die.styles.js';
import { icons } from '../ui/icons.js';
import { seatButtons } from '../ui/seat-buttons.js';
import type { SeatButton } from '../ui/seat-buttons.js';
import { seatSign } from '../ui/seat-sign.js';
import { seatSignStyles } from '../ui/seat-sign.styles.js';
import { sheetPlayStyles } from '../ui/sheet-play.styles.js';
import type { Tool } from '../ui/toolbar.js';
import type { ElementChangeCause } from './events.js';
import { GamePlay } from './game-play.js';
import type { PlayHost } from './play-host.js';
import { dieOf, nextDie } from './dice-focus.js';
import { describeTurn, sentence } from './sheet-words.js';
import type { DiceEntry, DiceEntryAction } from './dice-entry.js';

/** What is known of the state of a game in which everybody has a sheet. */
export interface SheetState {
  /** One a seat. */
  readonly sheets: readonly unknown[];
  /** What has been rolled; `null` while nothing has to be done with dice. */
  readonly roll: readonly number[] | null;
  /** Who has decided what to do with the roll. */
  readonly entered: readonly Seat[];
}

/** Whether something else led here than a step to another moment of the same game. */
const isOtherGame = (cause: ElementChangeCause): boolean => !['play', 'undo', 'redo', 'go-to'].includes(cause);

/**
 * Lets readers play a game in which each has a sheet, one of which is shown, and all use the same roll: which sheet that is, what has been
 * decided since the roll, dice that are typed or tapped, and where focus goes. What a player can do with the dice is the game's.
 *
 * The dice stand in `.hand`, each to be pressed a `button.hand-die` with its number in `data-die`; the sheets stand in `.sheets`.
 */
export abstract class SheetPlay<State extends SheetState, Move, Terms extends CommonTerms> extends GamePlay<
  State,
  Move,
  Terms
> {
  /** Whose sheet is shown. */
  seat: Seat = 0;
  /** The die that takes part in the tab order. */
  protected currentDie = 0;
  /** Whether the dice are to be seen rolling. The game ends it with the reader's next step. */
  protected isRollShown = false;
  /** Whether the reader has chosen this sheet, and it is not only shown because something is to be decided there. */
  #isSeatChosen = false;
  #shownPly: number;
  #shown: readonly Entry<Move>[];

  constructor(host: PlayHost<State, Move, Terms>, ...styles: readonly CSSResult[]) {
    super(host, dieStyles, seatSignStyles, sheetPlayStyles, ...styles);
    this.#shownPly = host.match.ply;
    this.#shown = this.#played;
    this.seat = this.#seatToShow('load');
  }

  /** How many dice are rolled. */
  protected abstract readonly diceCount: number;

  /** Whose sheet is shown at a roll: who rolls, or decides first. Asked before the game's own fields are set. */
  protected abstract leader(state: State): Seat;

  /** What is seen of a player beside the name and whether something is to be decided. */
  protected abstract seatFacts(seat: Seat): Omit<SeatButton, 'name' | 'isDue'>;

  /** The sentence for a move, without the player's name; it may begin in lower case. `before` is the state it was made in. */
  protected abstract moveText(move: Move, seat: Seat | undefined, before: State): string;

  /** What a key does in the hand, beside leading from die to die, if anything. @param die the one that has the focus */
  protected abstract handKey(key: string, die: number | undefined): (() => void) | undefined;

  /** What Enter does on a choice in words, by its number in the list, if anything. */
  protected abstract enterChoice(index: number): (() => void) | undefined;

  /** Another game begins: nothing of what anybody has begun in this one is left. */
  protected abstract forgetBegun(): void;

  /** Another sheet is about to be shown: a die that is held stays on the one where it lies. */
  protected letGo?(): void;

  protected get state(): State {
    return this.host.match.state;
  }

  /** Who still has to decide. */
  protected get due(): readonly Seat[] {
    return this.host.match.actors.filter((actor) => typeof actor === 'number');
  }

  protected get isRollDue(): boolean {
    return this.host.match.actors.includes('chance');
  }

  /** Whether the next dice are thrown by hand and entered. */
  protected get isThrown(): boolean {
    return this.isRollDue && this.host.match.dice === 'enter';
  }

  /** What the players are called, one a seat. */
  protected get names(): readonly string[] {
    return this.state.sheets.map((_, seat) => this.host.nameOf(seat));
  }

  /** Whether the sheet is to be seen as that of a winner, among others. */
  isWinner(seat: Seat): boolean {
    const { outcome, seats } = this.host.match;
    return seats > 1 && (outcome?.winners.includes(seat) ?? false);
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<Move>[], by: By): void {
    const { match } = this.host;
    const hadFocus = this.#hasFocusOn('.hand *, .actions *, .entries *');
    if (isOtherGame(cause)) this.forgetBegun();
    this.reset();
    const isForward = cause === 'play' || (cause === 'go-to' && match.ply === this.#shownPly + 1);
    this.isRollShown = isForward && match.entries[match.ply - 1]?.actor === 'chance';
    this.#shownPly = match.ply;
    if (this.isRollShown) this.currentDie = 0;
    const isLeftAlone = !isOtherGame(cause) && by !== 'user' && this.#isKept;
    if (!isLeftAlone) this.#showSeat(this.#seatToShow(cause));
    this.#shown = this.#played;
    if (hadFocus && moves.some((move) => move.by === 'user')) {
      void this.host.updateComplete.then(() => this.#focusTask());
    }
  }

  /** Whether the reader stays at this sheet whatever others do: it was chosen, or its name is being written. */
  get #isKept(): boolean {
    return this.#isSeatChosen || this.#hasFocusOn('.name');
  }

  /** What led here. Replayed after an undo, moves are the same entries. */
  get #played(): readonly Entry<Move>[] {
    const { entries, ply } = this.host.match;
    return entries.slice(0, ply);
  }

  /**
   * In a record the sheet of the latest entry; in a game the one from which something was taken back, or one on which something is
   * to be decided, first the leader's.
   */
  #seatToShow(cause: ElementChangeCause): Seat {
    const { match, isPlayed } = this.host;
    const { roll, entered, sheets } = this.state;
    const leader = this.leader(this.state);
    const latest = match.entries[match.ply - 1]?.actor;
    if (!isPlayed) return typeof latest === 'number' ? latest : leader;
    const played = new Set(this.#played);
    const taken = cause === 'undo' ? this.#shown.find((entry) => !played.has(entry))?.actor : undefined;
    if (typeof taken === 'number') return taken;
    const isNew = cause === 'restart' || cause === 'load';
    const first = this.isRollDue || (roll && entered.length === 0) ? leader : isNew ? 0 : this.seat;
    const seats = sheets.map((_, i) => (first + i) % sheets.length);
    return seats.find((seat) => this.due.includes(seat)) ?? first % sheets.length;
  }

  #showSeat(seat: Seat, isChosen = false): void {
    if (seat !== this.seat) this.letGo?.();
    this.seat = seat;
    this.#isSeatChosen = isChosen;
  }

  readonly #show = (seat: Seat): void => {
    this.#showSeat(seat, true);
    this.moves.notice = undefined;
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

  override focusTable(): void {
    if (this.host.isPlayed) this.#focusTask();
    else this.host.renderRoot.querySelector<HTMLElement>('.sheets')?.focus();
  }

  override keepFocus(): void {
    if (this.tools.isAsking) super.keepFocus();
    else this.focusTable();
  }

  /**
   * On a sheet that the reader has chosen, its own latest decision, also when others have decided since; else what was decided
   * last.
   */
  override get seatToUndo(): Seat | undefined {
    const decided = this.#sinceRoll.some(({ actor }) => actor === this.seat);
    return this.#isSeatChosen && decided && this.host.match.canUndo(this.seat) ? this.seat : undefined;
  }

  /** What has been decided since the dice were last rolled. */
  get #sinceRoll(): readonly Entry<Move>[] {
    const played = this.#played;
    return played.slice(played.findLastIndex(({ actor }) => actor === 'chance') + 1);
  }

  /** Dice that were rolled by hand can be typed as mere digits. */
  override playText(text: string): boolean {
    const isMere = this.host.match.dice === 'enter' && /^[\s,1-6]+$/.test(text);
    const isRoll = this.isRollDue && (isMere || /^\s*roll/i.test(text));
    if (!isRoll) return this.moves.play(text, this.seat);
    const roll = isMere ? `roll ${text}` : text;
    const isWhole = new RegExp(`^\\s*roll([\\s,]*[1-6]){${this.diceCount}}[\\s,]*$`, 'i').test(roll);
    if (isWhole) return this.moves.play(roll, 'chance');
    this.moves.refuse({ code: 'bad-roll' });
    return false;
  }

  override signOf(actor: Actor): unknown {
    return typeof actor === 'number' && this.state.sheets.length > 1 ? seatSign(actor) : nothing;
  }

  override describeMove({ move, actor }: Entry<Move>, before: State): string {
    const seat = typeof actor === 'number' ? actor : undefined;
    const text = this.moveText(move, seat, before);
    const isNamed = seat !== undefined && (before.sheets.length > 1 || this.host.givenName(seat));
    return isNamed ? this.commonWords('tabletop.does', this.host.nameOf(seat), text) : sentence(text, this.commonWords);
  }

  /** What is to be done now and by whom. @param task what is to be decided on the sheet that is shown, if anything */
  protected turnText(task: string): string {
    const { names, seat, state } = this;
    const { actors, dice } = this.host.match;
    return describeTurn({ actors, dice, roller: this.leader(state), seat, task, names }, this.commonWords);
  }

  override get viewTools(): readonly Tool[] {
    const run = this.tools.opening(async () => (await import('./print.js')).printEmpty(this.host));
    return [{ id: 'print-empty', label: this.commonWords('tabletop.printEmpty'), icon: icons.sheet, run }];
  }

  override readonly viewKeys = {};

  /** The sheets to choose from. */
  renderSeats(): TemplateResult {
    const { due, names, seat, commonWords: words } = this;
    const seats = names.map((name, each) => ({ ...this.seatFacts(each), name, isDue: due.includes(each) }));
    return seatButtons(seats, seat, words('tabletop.sheets'), this.#show);
  }

  /** Dice that are thrown by hand, to be entered. @param look where they are not as usual */
  protected renderPad(
    { dice }: DiceEntry,
    act: (action: DiceEntryAction) => void,
    look: Partial<DicePad>,
  ): TemplateResult {
    const words = this.commonWords;
    const pad = {
      label: words('tabletop.pad'),
      dice,
      count: this.diceCount,
      numerals: false,
      addLabel: (value: number) => words('tabletop.addDie', value),
      removeLabel: (value: number) => words('tabletop.removeDie', value),
      ...look,
    };
    return html`<div class="hand" data-kind="pad" @keydown=${this.onHandKey}>
      ${dicePad(
        pad,
        (value) => act({ name: 'number', value }),
        (index) => act({ name: 'remove-die', index }),
      )}
    </div>`;
  }

  /** The button that makes the move that is begun on this sheet. */
  protected confirmButton(label: string, isReady: boolean, confirm: () => void): unknown {
    return confirmButton(`${this.seat} ${this.host.match.ply}`, label, isReady, confirm);
  }

  /** The button that rolls, where the reader does that. */
  protected rollButton(): unknown {
    const isRolled = this.isRollDue && this.host.match.dice === 'tap';
    return isRolled ? button(this.commonWords('tabletop.roll'), () => this.moves.draw(), 'primary') : nothing;
  }

  /** While there is nothing to decide: what has been decided for this roll, which may be long and then scrolls. */
  protected renderRecent(): TemplateResult {
    const from = this.host.match.ply - this.#sinceRoll.length;
    const isLong = this.state.sheets.length > 2;
    return html`<div
      class="entries"
      role=${isLong ? 'group' : nothing}
      aria-label=${isLong ? this.commonWords('tabletop.moves') : nothing}
      tabindex=${isLong ? 0 : nothing}
    >
      ${this.#sinceRoll.map((_, i) => html`<p>${this.narrator.describePly(from + i + 1)}</p>`)}
    </div>`;
  }

  /** For the hand: the die that has the focus is the one to come back to. */
  protected readonly onDieFocus = (event: FocusEvent): void => {
    this.currentDie = dieOf(event.target as Element) ?? this.currentDie;
    this.host.requestUpdate();
  };

  /** For the list of choices. */
  protected readonly onChoiceKey = (event: KeyboardEvent): void => {
    const index = Number((event.target as HTMLInputElement).value);
    const run = (event.key === 'Enter' ? this.enterChoice(index) : undefined) ?? this.tools.shortcut(event);
    if (!run || event.altKey) return;
    event.preventDefault();
    // A key that is held down does not confirm what it has chosen.
    if (!event.repeat) run();
  };

  /** For the hand: keys lead from die to die, do what the game makes of them, or what they do everywhere. */
  protected readonly onHandKey = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (altKey) return;
    const die = dieOf(target as Element);
    const run = (ctrlKey || metaKey ? undefined : this.#handRun(key, die)) ?? this.tools.shortcut(event);
    if (!run) return;
    event.preventDefault();
    run();
  };

  #handRun(key: string, die: number | undefined): (() => void) | undefined {
    const next = die === undefined ? undefined : nextDie(key, die, this.diceCount);
    return next === undefined ? this.handKey(key, die) : () => this.#focusDie(next);
  }

  #focusDie(die: number): void {
    this.host.renderRoot.querySelector<HTMLElement>(`.hand-die[data-die="${die}"]`)?.focus();
  }
}
