/** Proves wins in Triad by looking at all moves and all replies: plain, and apart from the search of the opponent, which is measured by it. */
import { TO_WIN, removedBy } from '../../opponents/triad/board.js';
import type { Board, Move } from '../../opponents/triad/board.js';
import { movesOf } from '../../opponents/triad/moves.js';

export class Prover {
  readonly #board: Board;
  readonly #known = new Map<string, boolean>();
  /** The last reply that prevented a win in so many plies. */
  readonly #answers: Move[] = [];
  #left: number;

  /** @param positions after so many it gives up */
  constructor(board: Board, positions: number) {
    this.#board = board;
    this.#left = positions;
  }

  /** In how many plies the side to move wins at the soonest, however the other side plays; `undefined` if not in so few, or if it gave up. */
  shortest(plies: number): number | undefined {
    for (let each = 1; each <= plies; each += 2) {
      if (this.#wins(each)) return this.#left > 0 ? each : undefined;
    }
    return undefined;
  }

  /** Whether it gave up: then its answers are no proof. */
  get gaveUp(): boolean {
    return this.#left <= 0;
  }

  /** The moves that win in so many plies, whatever the other side plays. */
  winners(plies: number): readonly Move[] {
    const board = this.#board;
    const { turn } = board;
    return movesOf(board).filter((move) => {
      board.make(move);
      const wins = board.winner === turn || (board.winner < 0 && this.isLost(plies - 2));
      board.unmake();
      return wins;
    });
  }

  /** Whether the side to move loses, whatever it plays, to a win of the other side in so many plies from then on. */
  isLost(plies: number): boolean {
    return plies > 0 && !this.#board.isDrawn && this.#winsAnyway(plies);
  }

  /** The reply of a lost side that puts its loss off longest. */
  longestReply(plies: number): Move {
    const board = this.#board;
    let longest = 0;
    let best = 0;
    for (const reply of movesOf(board)) {
      board.make(reply);
      const length = this.shortest(plies) ?? Infinity;
      board.unmake();
      if (length <= longest) continue;
      longest = length;
      best = reply;
    }
    return best;
  }

  #wins(plies: number): boolean {
    const board = this.#board;
    const { turn } = board;
    const own = (plies + 1) / 2;
    const missing = TO_WIN - board.removed[turn];
    if (missing > own || --this.#left <= 0) return false;
    const key = `${board.low} ${board.high} ${plies}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const isWon = movesOf(board)
      .filter((move) => removedBy(move) > 0 || missing < own)
      .some((move) => {
        board.make(move);
        const { winner } = board;
        const wins = winner === turn || (winner < 0 && plies > 1 && !board.isDrawn && this.#winsAnyway(plies - 2));
        board.unmake();
        return wins;
      });
    this.#known.set(key, isWon);
    return isWon;
  }

  /** Whether there is a win in so many plies after every reply. */
  #winsAnyway(plies: number): boolean {
    const board = this.#board;
    const { turn } = board;
    const replies = movesOf(board);
    const answer = this.#answers[plies] ?? 0;
    if (replies.includes(answer)) replies.unshift(answer);
    return replies.every((reply) => {
      board.make(reply);
      const isSafe = board.winner === turn || (board.winner < 0 && (board.isDrawn || !this.#wins(plies)));
      board.unmake();
      if (isSafe) this.#answers[plies] = reply;
      return !isSafe;
    });
  }
}
