import { actors } from '../../../../games/cubo/phase.js';
import type { Seat } from '../../../../games/game.js';
import type { CuboGamePlay } from '../play-types.js';

/** The seat that the user acts for: its square is large, and typed moves and focus go to it. */
export class ActiveSeat {
  readonly #play: CuboGamePlay;
  #touched: Seat = 0;

  constructor(play: CuboGamePlay) {
    this.#play = play;
  }

  /**
   * The seat whose square was touched last, or else the first one that the user acts for; rather one that can do something now. Once nobody builds, the
   * seat whose turn it is.
   */
  get current(): Seat {
    const { intentions, context } = this.#play;
    const { state } = context.match;
    const own = [...state.seats.keys()].filter((seat) => intentions.mayAct(seat));
    const due = actors(state);
    const busy = own.filter((seat) => due.includes(seat) || state.seats[seat]?.stage === 'in-hand');
    const choice = busy.length > 0 ? busy : own;
    return choice.includes(this.#touched) ? this.#touched : (choice[0] ?? 0);
  }

  /** A typed move without a seat is one of the active seat, or of the seat that exchanges a die; `undefined` for chance. */
  typing(text: string): Seat | undefined {
    const { phase, turn } = this.#play.context.match.state;
    const isOfSeat = /^\s*(?:swap|[abc][123]|roll|call|take|put|keep)/i.test(text);
    return isOfSeat ? (phase === 'exchange' ? turn : this.current) : undefined;
  }

  /** Whether nobody plays elsewhere. */
  get isEverySeat(): boolean {
    const { state, gate } = this.#play.context.match;
    return state.seats.every((_, seat) => gate.playerOf(seat).kind !== 'remote');
  }

  /** Whether several players sit at this element. */
  get isShared(): boolean {
    const { intentions, context } = this.#play;
    return context.match.state.seats.filter((_, seat) => intentions.mayAct(seat)).length > 1;
  }

  touch(seat: Seat): void {
    if (this.#touched === seat) return;
    this.#touched = seat;
    this.#play.context.requestUpdate();
  }
}
