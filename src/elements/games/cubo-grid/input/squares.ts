import type { CuboMove } from '../../../../games/cubo/index.js';
import type { CuboSquare } from '../../../../games/cubo/square.js';
import type { Seat } from '../../../../games/game.js';
import type { Entry } from '../../../../match/entry.js';
import { scoredSquares } from '../draw/shown.js';
import type { SquareParts } from './square-parts.js';
import { SquarePlay } from './square-play.js';

/** The squares of all players, each of which is arranged on its own. */
export class Squares {
  readonly #parts: SquareParts;
  readonly #squares = new Map<Seat, SquarePlay>();

  constructor(parts: SquareParts) {
    this.#parts = parts;
    parts.play.context.addController({ hostUpdate: () => this.#letOthersGo() });
  }

  of(seat: Seat): SquarePlay {
    const known = this.#squares.get(seat);
    if (known) return known;
    const square = new SquarePlay(this.#parts, seat);
    this.#squares.set(seat, square);
    return square;
  }

  /** What a square was when it was scored, or would be after the move that was begun; `undefined` if it is shown as it lies. */
  shown(seat: Seat): CuboSquare | undefined {
    return scoredSquares(this.#parts.play.context.match.state)?.[seat] ?? this.of(seat).preview;
  }

  matchChanged(moves: readonly Entry<CuboMove>[], isElsewhere: boolean): void {
    const { seats } = this.#parts.play.context.match.state;
    for (const [seat, square] of this.#squares) {
      if (seat in seats) continue;
      square.letGo();
      this.#squares.delete(seat);
    }
    for (const seat of seats.keys()) this.of(seat).matchChanged(moves, isElsewhere);
  }

  /** Cancels all moves that were begun. */
  letGo(): void {
    for (const square of this.#squares.values()) square.letGo();
  }

  /** A page may hand a seat to another device while the user drags one of its dice. */
  #letOthersGo(): void {
    for (const [seat, square] of this.#squares) if (!this.#parts.play.intentions.mayAct(seat)) square.letGo();
  }
}
