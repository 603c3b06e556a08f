import { nothing } from 'lit';
import type { CSSResult, TemplateResult } from 'lit';
import type { Actor, Seat } from '../../games/game.js';
import { InteractionController } from '../../interaction/interaction-controller.js';
import type { InteractionStep } from '../../interaction/interaction-controller.js';
import type { Term } from '../../interaction/language.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { By, Entry } from '../../match/entry.js';
import { button } from '../../ui/panel/button.js';
import { confirmButton } from '../../ui/panel/confirm-button.js';
import { dieStyles } from '../../ui/dice/die.styles.js';
import { rollingDieStyles } from '../../ui/dice/rolling-die.styles.js';
import { seatSign } from '../../ui/seats/seat-sign.js';
import { seatSignStyles } from '../../ui/seats/seat-sign.styles.js';
import { seatStripStyles } from '../../ui/seats/seat-strip.styles.js';
import { sheetPlayStyles } from '../../ui/sheet/sheet-play.styles.js';
import type { MenuItem } from '../../ui/panel/menu.js';
import type { ElementChangeCause } from '../base/events.js';
import type { PendingDice } from '../../ui/dice/pending-dice.js';
import { GamePlay } from '../play/game-play.js';
import { findControl } from '../base/host-roots.js';
import { IDLE } from './pending-input.js';
import type { Idle, PendingInputs } from './pending-input.js';
import type { AnyContext, PlayContext } from '../play/play-context.js';
import type { Ending } from '../play/ending.js';
import type { Beat, SeenMove } from '../play/show/timeline.js';
import { rollBeats } from './roll-beats.js';
import type { SheetState } from './sheet-state.js';
import { SheetKeys } from './sheet-keys.js';
import { seatRow } from './seat-row.js';
import type { SeatFacts } from './seat-row.js';
import { SheetTurn } from './sheet-turn.js';
import { SheetUndo } from './sheet-undo.js';
import type { Matter } from '../play/matter.js';
import { ShownSeat, isOtherGame } from './shown-seat.js';
import { typedRoll } from './typed-roll.js';

/** Makes the move that is prepared. */
interface Confirm {
  readonly name: 'confirm';
}

/**
 * Lets users play a game in which each seat has a sheet, one of which is shown, and all seats use the same roll. It is made of parts: `shown` is the
 * seat whose sheet is shown, `keys` are those of the dice and the choices, `interaction` is the unfinished input of the shown seat, and what undo takes
 * back is a part, too. What a player can do with the dice is the game's.
 *
 * The dice are in `.hand`, and those that can be pressed are `button.hand-die`; the sheets are in `.sheets`.
 */
export abstract class SheetPlay<
  State extends SheetState,
  Move extends { readonly kind: string },
  Terms extends CommonTerms,
  Input extends { readonly name: string },
  Action extends { readonly name: string },
> extends GamePlay<State, Move, Terms> {
  protected readonly keys = new SheetKeys(this.context, {
    diceCount: () => this.diceCount,
    handKey: (key, die) => this.handKey(key, die),
    enterChoice: (index) => this.enterChoice(index),
  });
  readonly #shown = new ShownSeat(
    this.context,
    (state) => this.leader(state),
    () => this.cancelDrag?.(),
  );
  readonly #undo = new SheetUndo(this.context, this.#shown);
  /** Whose turn it is, in words. */
  protected readonly turn = new SheetTurn(this.context, this.#shown, (state) => this.leader(state));

  /** Where the user is on the way to a move on the sheet that is shown. */
  protected readonly interaction = new InteractionController<Input | Idle, Action | Confirm, Move>(
    {
      read: () => this.#pendingInput,
      write: (input) => this.pending.keep(this.seat, this.state, input),
    },
    {
      reduce: (interaction, action) => this.reduce(interaction, action),
      make: (move) => this.#make(move),
      refuse: (refusal) => this.intentions.refuse(refusal),
      say: (text) => {
        this.intentions.notice = undefined;
        this.narrator.say(text);
      },
      describe: ({ action }) =>
        action.name === 'clear' ? this.commonWords('tabletop.cleared') : this.describeStep(action),
      // Reducers leave everything as it was confirmed. By now, another sheet may be shown.
      isKept: () => false,
      requestUpdate: () => this.context.requestUpdate(),
    },
  );

  constructor(context: PlayContext<State, Move, Terms>, ...styles: readonly CSSResult[]) {
    super(context, dieStyles, rollingDieStyles, seatSignStyles, seatStripStyles, sheetPlayStyles, ...styles);
  }

  /** How many dice are rolled. */
  abstract readonly diceCount: number;
  /** Who rolls, or decides first. Called before the fields of the game are set. */
  abstract leader(state: State): Seat;
  /** What a key does in the hand, besides moving the focus. @param die the focused one */
  abstract handKey(key: string, die: number | undefined): (() => void) | undefined;
  /** What Enter does on a choice in words. @param index of the choice in the list */
  abstract enterChoice(index: number): (() => void) | undefined;
  /** Ends a drag before another sheet is shown. */
  cancelDrag?(): void;

  /** The unfinished inputs of all seats. */
  protected abstract readonly pending: PendingInputs<State, Input>;

  /** The pure function from an action to the next interaction, a move or a refusal. */
  protected abstract reduce(interaction: Input | Idle, action: Action | Confirm): InteractionStep<Input | Idle, Move>;

  /** The sentence about an action that has led to no move. */
  protected abstract describeStep(action: Action | Confirm): string;

  /** The points of a seat, and what the player has to do or has done, in a few words. */
  abstract override readonly scoreOf: (state: State, seat: Seat) => number;
  /** What the player of a seat has to do or has done, in a few words. */
  protected abstract readonly doing: (seat: Seat, state: State, words: Term<Terms>) => string;

  /** The sentence for a move, without the player's name; it may begin in lower case. @param yours whether it follows `You:` */
  protected abstract moveText(move: Move, seat: Seat | undefined, before: State, yours: boolean): string;

  /** The same in few words, within a sentence. */
  protected abstract summarizeMove(move: Move, seat: Seat, before: State): string;

  /** The seat whose sheet is shown. */
  get seat(): Seat {
    return this.#shown.current;
  }

  /** Hints are for the sheet that is shown. */
  override get hintSeat(): Seat | undefined {
    const { seat } = this;
    return this.context.match.actors.includes(seat) && this.intentions.mayAct(seat) ? seat : undefined;
  }

  protected get state(): State {
    return this.context.match.state;
  }

  protected get isRollDue(): boolean {
    return this.context.match.actors.includes('chance');
  }

  /** Whether the user has to enter dice that were rolled by hand. */
  protected get areDiceDue(): boolean {
    return this.isRollDue && this.intentions.mayAct('chance');
  }

  override readonly pendingDice = (): PendingDice | undefined => (this.areDiceDue ? this.diceToEnter : undefined);

  /** The dice that are rolled by hand. */
  protected abstract get diceToEnter(): PendingDice;

  /** The names of the players, one for each seat. */
  protected get names(): readonly string[] {
    return this.turn.names;
  }

  /** Whether a sheet is marked as that of a winner. */
  isWinner(seat: Seat): boolean {
    const { outcome, seats } = this.context.match;
    return seats > 1 && (outcome?.winners.includes(seat) ?? false);
  }

  override beats(moves: readonly SeenMove<State, Move>[]): readonly Beat[] {
    return moves.at(-1)?.made.actor === 'chance' ? rollBeats() : super.beats(moves);
  }

  /** Whether dice are seen rolling. */
  protected get isRollShown(): boolean {
    return this.context.show.seen?.moves.at(-1)?.made.actor === 'chance';
  }

  get #pendingInput(): Input | Idle {
    const { seat } = this;
    return !this.areDiceDue && this.intentions.mayAct(seat) ? this.pending.of(seat, this.state) : IDLE;
  }

  #make(move: Move): boolean {
    this.intentions.notice = undefined;
    return this.intentions.play(move, this.seat);
  }

  override matchChanged(cause: ElementChangeCause, moves: readonly Entry<Move>[], by: By): void {
    const { match } = this.context;
    const root = this.context.renderRoot as ShadowRoot;
    const hadFocus = root.activeElement?.matches('.hand *, .actions *, .entries *');
    if (isOtherGame(cause)) this.pending.clear();
    this.reset();
    if (match.entries[match.ply - 1]?.actor === 'chance') this.keys.currentDie = 0;
    this.#shown.follow(cause, by);
    if (hadFocus && moves.some((move) => move.by === 'user')) {
      void this.context.updateComplete.then(() => this.#focusTask());
    }
  }

  #focusTask(): void {
    const task = this.context.renderRoot.querySelector<HTMLElement>(
      '.hand [tabindex="0"], .hand input, .hand .keys button, .actions button',
    );
    (task ?? findControl(this.context, '.tool'))?.focus();
  }

  override focusTable(): void {
    if (this.context.isPlayed) this.#focusTask();
    else this.context.renderRoot.querySelector<HTMLElement>('.sheets')?.focus();
  }

  override keepFocus(): void {
    this.focusTable();
  }

  override ownKey({ key }: KeyboardEvent): (() => void) | undefined {
    return this.handKey(key, undefined);
  }

  override get roller(): Seat | undefined {
    return this.leader(this.state);
  }

  override get seatToUndo(): Seat | undefined {
    return this.#undo.seat;
  }

  override get isUndoOpen(): boolean {
    return this.#undo.isOpen;
  }

  /** Plays a typed move. Dice that were rolled by hand can be typed as digits alone. */
  override playText(text: string): boolean {
    const roll = this.isRollDue ? typedRoll(text, this.diceCount, this.context.match.dice === 'enter') : undefined;
    if (roll === undefined) return this.intentions.play(text, this.seat);
    if (typeof roll === 'string') return this.intentions.play(roll, 'chance');
    this.intentions.refuse(roll);
    return false;
  }

  override signOf(actor: Actor): unknown {
    return typeof actor === 'number' && this.state.sheets.length > 1 ? seatSign(actor) : nothing;
  }

  override describeMove({ move, actor }: Entry<Move>, before: State): string {
    const seat = typeof actor === 'number' ? actor : undefined;
    return this.turn.moveSentence(seat, (yours) => this.moveText(move, seat, before, yours));
  }

  override summarize({ move, actor }: Entry<Move>, before: State): string {
    return typeof actor === 'number' ? this.summarizeMove(move, actor, before) : '';
  }

  override get ending(): Ending {
    return { scores: this.context.match.outcome?.scores ?? [] };
  }

  override readonly viewTools: readonly MenuItem[] = [];
  override readonly viewKeys = {};

  override readonly matter: Matter = { seat: 'pencil', chance: 'dice' };

  /** The players with the buttons that show one sheet or another. */
  renderSeats(): TemplateResult {
    const seats = this.names.map((_, seat): SeatFacts => {
      const total = this.scoreOf(this.state, seat);
      return {
        total,
        ...this.context.earnedBy(seat),
        doing: this.doing(seat, this.state, this.words),
        isWinner: this.isWinner(seat),
      };
    });
    return seatRow(this.context as unknown as AnyContext, seats, this.seat, this.#show);
  }

  readonly #show = (seat: Seat): void => {
    this.#shown.choose(seat);
    this.intentions.notice = undefined;
    this.context.requestUpdate();
  };

  /** The button that makes the move that is prepared on this sheet. */
  protected confirmButton(label: unknown, isReady: boolean): unknown {
    const confirm = () => this.interaction.act({ name: 'confirm' });
    return confirmButton(`${this.seat} ${this.context.match.ply}`, label, isReady, confirm);
  }

  /** The button that rolls, if the user does. */
  protected rollButton(): unknown {
    const mayRoll = this.isRollDue && this.intentions.mayDraw;
    return mayRoll ? button(this.commonWords('tabletop.roll'), () => this.intentions.draw(), 'primary') : nothing;
  }
}
