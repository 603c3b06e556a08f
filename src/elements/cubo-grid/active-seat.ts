import { isBuilding, takers } from '../../games/cubo/phase.js';
import type { Seat } from '../../games/game.js';
import type { CuboGamePlay } from './play-types.js';

/** The seat that the user acts for: typed moves and focus go to its square. */
export class ActiveSeat {
  readonly #game: CuboGamePlay;
  #touched: Seat = 0;

  constructor(game: CuboGamePlay) {
    this.#game = game;
  }

  /**
   * The seat whose square was touched last, or the first one that the user may act for; 0 if there is none. Once all squares are covered, the caller
   * who may take a die.
   */
  get current(): Seat {
    const { moves, host } = this.#game;
    const { state } = host.match;
    const [taker] = state.seats.some(isBuilding) ? [] : takers(state);
    if (taker !== undefined && moves.mayAct(taker)) return taker;
    if (moves.mayAct(this.#touched)) return this.#touched;
    const first = host.match.state.seats.findIndex((_, seat) => moves.mayAct(seat));
    return Math.max(0, first);
  }

  /** Whether the user may act for all seats. */
  get isEverySeat(): boolean {
    const { moves, host } = this.#game;
    return host.match.state.seats.every((_, seat) => moves.mayAct(seat));
  }

  touch(seat: Seat): void {
    this.#touched = seat;
  }
}
