import type { Seat } from '../../games/game.js';
import type { CommonTerms } from '../../locales/common/terms.js';
import type { By, Entry } from '../../match/entry.js';
import type { ElementChangeCause } from '../base/events.js';
import type { PlayContext } from '../play/play-context.js';
import { playedEntries } from './sheet-state.js';
import type { SheetState } from './sheet-state.js';

/** Whether a change leads to another game, and not to another moment of the same one. */
export const isOtherGame = (cause: ElementChangeCause): boolean => !['play', 'undo', 'redo', 'go-to'].includes(cause);

/** The seat whose sheet is shown. */
export class ShownSeat<State extends SheetState, Move, Terms extends CommonTerms> {
  readonly #context: PlayContext<State, Move, Terms>;
  readonly #leader: (state: State) => Seat;
  readonly #cancelDrag: () => void;
  #current: Seat;
  #isChosen = false;
  #entries: readonly Entry<Move>[];

  /**
   * @param leader who rolls, or decides first
   * @param cancelDrag ends a drag before another sheet is shown
   */
  constructor(context: PlayContext<State, Move, Terms>, leader: (state: State) => Seat, cancelDrag: () => void) {
    this.#context = context;
    this.#leader = leader;
    this.#cancelDrag = cancelDrag;
    this.#current = 0;
    this.#entries = playedEntries(context.match);
    this.#current = this.#seatAfter('load');
  }

  get current(): Seat {
    return this.#current;
  }

  /** Whether the user has chosen this sheet. Otherwise it is shown because something has to be decided on it. */
  get isChosen(): boolean {
    return this.#isChosen;
  }

  choose(seat: Seat): void {
    this.#show(seat, true);
  }

  /** Shows the sheet that matters after a change, unless the user stays at this one. */
  follow(cause: ElementChangeCause, by: By): void {
    const isKept = !isOtherGame(cause) && by !== 'user' && (this.#isChosen || this.#isNameFocused);
    if (!isKept) this.#show(this.#seatAfter(cause), false);
    this.#entries = playedEntries(this.#context.match);
  }

  get #isNameFocused(): boolean {
    return (this.#context.renderRoot as ShadowRoot).activeElement?.matches('.name') ?? false;
  }

  #show(seat: Seat, isChosen: boolean): void {
    if (seat !== this.#current) this.#cancelDrag();
    this.#current = seat;
    this.#isChosen = isChosen;
  }

  #seatAfter(cause: ElementChangeCause): Seat {
    const { match, isPlayed } = this.#context;
    const leader = this.#leader(match.state);
    const latest = match.entries[match.ply - 1]?.actor;
    if (!isPlayed) return typeof latest === 'number' ? latest : leader;
    const undone = cause === 'undo' ? this.#undoneSeat : undefined;
    if (undone !== undefined && this.#isOwn(undone)) return undone;
    return this.#nextSeat(cause, leader);
  }

  /** The seat whose move was just taken back. */
  get #undoneSeat(): Seat | undefined {
    const played = new Set(playedEntries(this.#context.match));
    const undone = this.#entries.find((entry) => !played.has(entry))?.actor;
    return typeof undone === 'number' ? undone : undefined;
  }

  /** A seat on whose sheet the user has to decide, starting with the leader; else one on whose sheet the user may decide later. */
  #nextSeat(cause: ElementChangeCause, leader: Seat): Seat {
    const { actors, state } = this.#context.match;
    const { roll, entered, sheets } = state;
    const isLeadersTurn = actors.includes('chance') || (roll && entered.length === 0);
    const isNew = cause === 'restart' || cause === 'load';
    const first = isLeadersTurn ? leader : isNew ? 0 : this.#current;
    const own = sheets.map((_, i) => (first + i) % sheets.length).filter((seat) => this.#isOwn(seat));
    return own.find((seat) => actors.includes(seat)) ?? own[0] ?? first % sheets.length;
  }

  /** Whether the sheet may be shown by itself: that of a human seat, or any for somebody who only watches. */
  #isOwn(seat: Seat): boolean {
    return this.#context.intentions.mayAct(seat) || !this.#context.match.gate.hasUser;
  }
}
