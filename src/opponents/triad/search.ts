/**
 * The search of the opponent for Triad: iterative deepening, principal variation search (negamax with alpha-beta and empty windows), a transposition
 * table, killer moves and history for the order, late moves less deep, threats to win deeper, and at the leaves a search of nothing but triads.
 */
import type { Meter } from '../meter.js';
import type { Steps } from '../opponent.js';
import { MOST_PLIES, STRIP, TO_WIN, fromOf, removedBy, toOf } from './board.js';
import type { Board, Move } from './board.js';
import { evaluate } from './evaluate.js';
import { found, movesOf, scan } from './moves.js';
import { EXACT, LOWER, Table, UPPER } from './table.js';

/** A game that is won in no plies; each ply costs 1. */
export const WIN = 30_000;
/** From here on it is known in how many plies the game is won. */
export const SURE = WIN - 2 * MOST_PLIES;

/** How often the clock is looked at and others go on: less than a millisecond, or some where nothing has been compiled yet. */
const NODES_A_STEP = 100;
/** The nodes of a search without limits: half a second or so. */
const ENOUGH = 300_000;
/** So many triads in turn are looked at beyond the depth. */
const TRIADS_DEEP = 4;
/** In place of a number of triads: what the other side can do at once is not looked at. */
export const UNSEEN = -1;
/** A triad improves the value by less. */
const TRIAD_AT_MOST = 300;
/** More than a fast machine looks at in a millisecond. */
const NODES_A_MS = 1000;
/** Tables are as large as the search, within these powers of 2. */
const SMALLEST_TABLE = 12;
const LARGEST_TABLE = 18;

export interface SearchedMove {
  readonly move: Move;
  /** For the seat that is to move. Of moves that are worse than the best one by more than the margin it is only known that they are not better. */
  readonly value: number;
}

export interface Depth {
  /** Plies; at least 1. */
  readonly plies: number;
  /** Moves that are worse than the best one by less are valued exactly. */
  readonly margin: number;
  /** So many triads in turn are looked at beyond one ply, or {@link UNSEEN}. */
  readonly triads?: number;
}

/** One search of a position. */
export class Search {
  readonly #board: Board;
  readonly #meter: Meter;
  readonly #table: Table;
  readonly #most: number;
  readonly #killers = new Int32Array(2 * (MOST_PLIES + 1));
  readonly #history = new Int32Array(2 * STRIP * STRIP);
  #nodes = 0;
  #checked = 0;
  #deepest = 1;
  #isOver = false;

  /**
   * A search without limits ends when it has looked enough to play well.
   * @param table what is known from searches of the same game. Default: nothing
   */
  constructor(board: Board, meter: Meter, table?: Table) {
    this.#board = board;
    this.#meter = meter;
    this.#most = meter.isTimed || meter.nodes < Infinity ? Infinity : ENOUGH;
    this.#table = table ?? tableFor(Math.min(meter.nodes, this.#most, meter.ms * NODES_A_MS));
  }

  /** All moves, best first. */
  *moves({ plies, margin, triads = TRIADS_DEEP }: Depth): Steps<readonly SearchedMove[]> {
    const board = this.#board;
    let ranked = yield* this.#firstLook(margin, triads);
    for (let depth = 2; depth <= plies; depth++) {
      // Nothing changes any more when the end of the game is in sight.
      if (Math.abs(ranked[0]!.value) >= WIN - depth) break;
      this.#deepest = depth;
      const done: SearchedMove[] = [];
      let best = -WIN;
      for (const { move } of ranked) {
        board.make(move);
        const value = -(yield* this.#window(depth - 1, Math.max(-WIN, best - margin), done.length === 0));
        board.unmake();
        if (this.#isOver) break;
        best = Math.max(best, value);
        done.push({ move, value });
      }
      const rest = ranked.slice(done.length).map(({ move, value }) => ({ move, value: Math.min(value, best) }));
      if (done.length > 0) ranked = sorted([...done, ...rest]);
      if (this.#isOver) break;
    }
    return ranked;
  }

  /** The moves one ply deep: that much is always looked at. */
  *#firstLook(margin: number, triads: number): Steps<readonly SearchedMove[]> {
    const board = this.#board;
    const looked: SearchedMove[] = [];
    let best = -WIN;
    for (const move of movesOf(board)) {
      board.make(move);
      const value = -(this.#end() ?? this.#quiesce(-WIN, Math.min(WIN, margin - best), triads));
      board.unmake();
      looked.push({ move, value });
      best = Math.max(best, value);
      if (this.#count()) yield;
    }
    return sorted(looked);
  }

  /** Searches what follows a move at the top: exactly if it is the first or better than `alpha`. Seen from the other side. */
  *#window(depth: number, alpha: number, isFirst: boolean): Steps<number> {
    if (isFirst) return yield* this.#search(depth, -WIN, WIN);
    const value = yield* this.#search(depth, -alpha - 1, -alpha);
    return -value > alpha ? yield* this.#search(depth, -WIN, -alpha) : value;
  }

  /** The value of the position if the game is over, for the side to move. */
  #end(): number | undefined {
    const board = this.#board;
    const { winner } = board;
    if (winner >= 0) return winner === board.turn ? WIN - board.ply : board.ply - WIN;
    return board.isDrawn ? 0 : undefined;
  }

  *#search(depth: number, lowest: number, beta: number): Steps<number> {
    const board = this.#board;
    const { ply, turn, removed, low, high } = board;
    const end = this.#end();
    if (end !== undefined) return end;
    if (depth <= 0 || ply >= MOST_PLIES) return this.#quiesce(lowest, beta, TRIADS_DEEP);
    if (this.#count()) yield;
    if (this.#isOver) return 0;
    // No win can be faster than one found already.
    let alpha = Math.max(lowest, ply - WIN);
    if (alpha >= WIN - ply - 1) return alpha;

    const table = this.#table;
    let known: Move = 0;
    if (table.find(low, high)) {
      known = table.move;
      const { bound } = table;
      if (table.depth >= depth && beta - alpha === 1) {
        const value = fromTable(table.value, ply);
        if (bound === EXACT || (bound === LOWER ? value >= beta : value <= alpha)) return value;
      }
    }

    const moves = movesOf(board);
    const triads = found.triads;
    if (triads > 0 && removed[turn] === TO_WIN - 1) return WIN - ply - 1;
    const other = turn === 0 ? 1 : 0;
    let isThreatened = false;
    if (removed[other] === TO_WIN - 1) {
      scan(board, other, null, null);
      isThreatened = found.triads > 0;
    }
    // The replies to a threat to win are few.
    const left = isThreatened && ply < 2 * this.#deepest ? depth : depth - 1;

    const scores = this.#scores(moves, known);
    let best = -WIN;
    let bestMove: Move = 0;
    for (let i = 0; i < moves.length; i++) {
      const move = next(moves, scores, i);
      const isQuiet = removedBy(move) === 0;
      board.make(move);
      let value: number;
      if (i === 0) value = -(yield* this.#search(left, -beta, -alpha));
      else {
        const less = depth >= 3 && i >= 4 && isQuiet && !isThreatened ? (i >= 12 ? 2 : 1) : 0;
        value = -(yield* this.#search(left - less, -alpha - 1, -alpha));
        if (less > 0 && value > alpha) value = -(yield* this.#search(left, -alpha - 1, -alpha));
        if (value > alpha && value < beta) value = -(yield* this.#search(left, -beta, -alpha));
      }
      board.unmake();
      if (this.#isOver) return 0;
      if (value <= best) continue;
      best = value;
      bestMove = move;
      alpha = Math.max(alpha, value);
      if (alpha < beta) continue;
      if (isQuiet) this.#remember(move, depth);
      break;
    }
    const bound = best >= beta ? LOWER : best > lowest ? EXACT : UPPER;
    table.store(low, high, bestMove, depth, bound, toTable(best, ply));
    return best;
  }

  /** Looks at moves that make triads, several in turn; a side may also do without. */
  #quiesce(lowest: number, beta: number, left: number): number {
    this.#nodes++;
    const board = this.#board;
    const triads: Move[] = [];
    let best = evaluate(board, triads);
    if (triads.length === 0 || left === UNSEEN) return best;
    if (board.removed[board.turn] === TO_WIN - 1) return WIN - board.ply - 1;
    let alpha = Math.max(lowest, best);
    if (left === 0 || best + TRIAD_AT_MOST <= alpha) return best;
    for (const move of triads) {
      if (alpha >= beta) break;
      board.make(move);
      const value = -(this.#end() ?? this.#quiesce(-beta, -alpha, left - 1));
      board.unmake();
      best = Math.max(best, value);
      alpha = Math.max(alpha, value);
    }
    return best;
  }

  /** Counts a node, and looks at the clock now and then. @returns whether it is time to give way */
  #count(): boolean {
    this.#nodes++;
    if (this.#nodes - this.#checked < NODES_A_STEP) return false;
    this.#meter.spend(this.#nodes - this.#checked);
    this.#checked = this.#nodes;
    this.#isOver ||= this.#meter.isOver || this.#nodes >= this.#most;
    return true;
  }

  /** The higher the earlier: the move of the table, triads, killers, and what has refuted most. */
  #scores(moves: readonly Move[], known: Move): number[] {
    const { ply, turn } = this.#board;
    const first = this.#killers[2 * ply];
    const second = this.#killers[2 * ply + 1];
    return moves.map((move) => {
      if (move === known) return 1 << 30;
      if (removedBy(move) > 0) return 1 << 29;
      if (move === first) return (1 << 28) + 1;
      if (move === second) return 1 << 28;
      return this.#history[this.#at(turn, move)]!;
    });
  }

  #at(turn: number, move: Move): number {
    return (turn * STRIP + fromOf(move)) * STRIP + toOf(move);
  }

  /** Remembers a quiet move that was too good for the other side. */
  #remember(move: Move, depth: number): void {
    const { ply, turn } = this.#board;
    if (this.#killers[2 * ply] !== move) {
      this.#killers[2 * ply + 1] = this.#killers[2 * ply]!;
      this.#killers[2 * ply] = move;
    }
    this.#history[this.#at(turn, move)]! += depth * depth;
  }
}

/** A table for a search of so many nodes, or for several of them. */
export const tableFor = (nodes: number): Table =>
  new Table(Math.max(SMALLEST_TABLE, Math.min(LARGEST_TABLE, Math.ceil(Math.log2(nodes)))));

const sorted = (moves: readonly SearchedMove[]): readonly SearchedMove[] => moves.toSorted((a, b) => b.value - a.value);

/** Brings the best of the moves that are left to a place. */
function next(moves: Move[], scores: number[], place: number): Move {
  let best = place;
  for (let i = place + 1; i < moves.length; i++) if (scores[i]! > scores[best]!) best = i;
  const move = moves[best]!;
  if (best === place) return move;
  moves[best] = moves[place]!;
  scores[best] = scores[place]!;
  moves[place] = move;
  return move;
}

/** In the table wins are counted from the position itself. */
const toTable = (value: number, ply: number): number =>
  value >= SURE ? value + ply : value <= -SURE ? value - ply : value;
const fromTable = (value: number, ply: number): number =>
  value >= SURE ? value - ply : value <= -SURE ? value + ply : value;
