/**
 * The board that the opponent for Triad computes with: moves are numbers, made and unmade in place, and every position has a key (Zobrist hashing). The
 * cells lie in a strip with walls around them that are as wide as the longest move, so that nothing asks for the edge.
 */
import { CELLS, SIZE, fileOf, rankOf } from '../../games/triad/board.js';
import type { Cell, Value } from '../../games/triad/board.js';
import type { TriadPast, TriadSeatMove, TriadState } from '../../games/triad/index.js';
import { distanceOf } from '../../games/triad/destination.js';

/** From a cell to the one above it. */
const ROW = 9;
const FIRST = 3 * ROW + 3;
/** The size of the strip. */
export const STRIP = FIRST + (SIZE - 1) * (ROW + 1) + 3 * (ROW + 1) + 1;
export const WALL = 7;
/** One direction of each line through a place. */
export const LINES = [ROW, ROW + 1, 1, 1 - ROW] as const;
export const DIRECTIONS: readonly number[] = [...LINES, ...LINES.map((step) => -step)];

/** The places of the cells in the strip, and the way back. */
export const PLACES = Int8Array.from({ length: CELLS }, (_, cell) => FIRST + rankOf(cell) * ROW + fileOf(cell));
const CELL_AT = new Int8Array(STRIP).fill(-1);
PLACES.forEach((place, cell) => (CELL_AT[place] = cell));

export const cellAt = (place: number): Cell => CELL_AT[place]!;

/** A move in one number: where from, where to, the value afterwards, and the place of the removed die, or 0. */
export type Move = number;
export const encode = (from: number, to: number, value: number, remove: number): Move =>
  from | (to << 7) | (value << 14) | (remove << 16);
export const fromOf = (move: Move): number => move & 127;
export const toOf = (move: Move): number => (move >> 7) & 127;
export const valueOf = (move: Move): number => (move >> 14) & 3;
export const removedBy = (move: Move): number => move >> 16;

/** Removed dice that win. */
export const TO_WIN = 3;
const QUIET_LIMIT = 200;

/** The same numbers everywhere (SplitMix: with a linear generator both halves of a key would collide at once). */
function keys(length: number, seed: number): Int32Array {
  let state = seed;
  return Int32Array.from({ length }, () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  });
}

const DIE_KEYS = [keys(STRIP * 8, 0x2545f491), keys(STRIP * 8, 0x1b873593)] as const;
const REMOVED_KEYS = [keys(8, 0x3c6ef372), keys(8, 0x5bd1e995)] as const;
const TURN_KEYS = [0x6a09e667, 0x3b67ae85] as const;

/** So many plies below the position that is thought about. */
export const MOST_PLIES = 64;
const STACK = QUIET_LIMIT + MOST_PLIES + 8;

/** A position that moves are made and unmade on. */
export class Board {
  /** Positive dice are White's, negative ones Black's. */
  readonly cells = new Int8Array(STRIP).fill(WALL);
  turn: 0 | 1 = 0;
  readonly removed: [number, number] = [0, 0];
  readonly dice: [number, number] = [0, 0];
  /** Plies since the last removal. */
  quiet = 0;
  /** The two halves of the key. */
  low = 0;
  high = 0;
  /** The number of moves made and not unmade. */
  ply = 0;
  readonly #draws: boolean;
  /** Where the stacks begin: below are the positions of the game so far. */
  readonly #root: number;
  #top: number;
  readonly #moves = new Int32Array(STACK);
  readonly #before = new Int8Array(STACK);
  readonly #taken = new Int8Array(STACK);
  readonly #quiet = new Int16Array(STACK);
  readonly #lows = new Int32Array(STACK);
  readonly #highs = new Int32Array(STACK);

  constructor({ cells, turn, removed, quiet, past, options }: TriadState) {
    this.#draws = options.draws;
    this.turn = turn;
    this.quiet = quiet;
    for (const seat of [0, 1] as const) {
      this.removed[seat] = removed[seat];
      this.#toggleRemoved(seat);
    }
    const earlier: TriadPast[] = [];
    for (let each = past; each !== null; each = each.before) earlier.push(each);
    const [low, high] = [this.low, this.high];
    this.#root = this.#top = earlier.length;
    earlier.forEach((each, i) => {
      [this.low, this.high] = [low, high];
      this.#lay(each.cells, i % 2 === 0 ? 1 - turn : turn);
      this.#lows[this.#top - 1 - i] = this.low;
      this.#highs[this.#top - 1 - i] = this.high;
    });
    [this.low, this.high] = [low, high];
    this.#lay(cells, turn);
    this.#remember();
    for (const die of cells) if (die !== 0) this.dice[die > 0 ? 0 : 1]++;
  }

  #lay(cells: readonly number[], turn: number): void {
    cells.forEach((die, cell) => {
      this.cells[PLACES[cell]!] = die;
      if (die !== 0) this.#toggle(PLACES[cell]!, die);
    });
    if (turn === 1) this.#toggleTurn();
  }

  #toggle(place: number, die: number): void {
    const at = place * 8 + die + 3;
    this.low ^= DIE_KEYS[0][at]!;
    this.high ^= DIE_KEYS[1][at]!;
  }

  #toggleRemoved(seat: 0 | 1): void {
    const at = seat * 4 + this.removed[seat];
    this.low ^= REMOVED_KEYS[0][at]!;
    this.high ^= REMOVED_KEYS[1][at]!;
  }

  #toggleTurn(): void {
    this.low ^= TURN_KEYS[0];
    this.high ^= TURN_KEYS[1];
  }

  #remember(): void {
    this.#lows[this.#top] = this.low;
    this.#highs[this.#top] = this.high;
  }

  make(move: Move): void {
    const from = fromOf(move);
    const to = toOf(move);
    const remove = removedBy(move);
    const before = this.cells[from]!;
    const die = before > 0 ? valueOf(move) : -valueOf(move);
    const top = this.#top;
    this.#moves[top] = move;
    this.#before[top] = before;
    this.#quiet[top] = this.quiet;
    this.cells[from] = 0;
    this.cells[to] = die;
    this.#toggle(from, before);
    this.#toggle(to, die);
    this.quiet++;
    if (remove !== 0) {
      const seat = this.turn;
      const taken = this.cells[remove]!;
      this.#taken[top] = taken;
      this.#toggle(remove, taken);
      this.cells[remove] = 0;
      this.#toggleRemoved(seat);
      this.removed[seat]++;
      this.#toggleRemoved(seat);
      this.dice[seat]--;
      this.quiet = 0;
    }
    this.turn = this.turn === 0 ? 1 : 0;
    this.#toggleTurn();
    this.#top++;
    this.ply++;
    this.#remember();
  }

  unmake(): void {
    const top = --this.#top;
    const move = this.#moves[top]!;
    const from = fromOf(move);
    const to = toOf(move);
    const remove = removedBy(move);
    this.ply--;
    this.turn = this.turn === 0 ? 1 : 0;
    if (remove !== 0) {
      this.removed[this.turn]--;
      this.dice[this.turn]++;
      this.cells[remove] = this.#taken[top]!;
    }
    this.cells[to] = 0;
    this.cells[from] = this.#before[top]!;
    this.quiet = this.#quiet[top]!;
    this.low = this.#lows[top]!;
    this.high = this.#highs[top]!;
  }

  /** Who has won, or −1. */
  get winner(): number {
    const mover = 1 - this.turn;
    if (this.removed[mover as 0 | 1] === TO_WIN) return mover;
    return this.dice[mover as 0 | 1] === 0 ? this.turn : -1;
  }

  /** Whether the position counts as drawn: one that comes back while the opponent thinks would come back again. */
  get isDrawn(): boolean {
    if (this.#draws && this.quiet >= QUIET_LIMIT) return true;
    let seen = 0;
    const last = Math.max(0, this.#top - this.quiet);
    for (let i = this.#top - 2; i >= last; i -= 2) {
      if (this.#lows[i] !== this.low || this.#highs[i] !== this.high) continue;
      if (i >= this.#root || ++seen === 2) return true;
    }
    return false;
  }

  /** The move of the rules. */
  decode(move: Move): TriadSeatMove {
    const from = cellAt(fromOf(move));
    const to = cellAt(toOf(move));
    const removed = removedBy(move);
    const remove = removed === 0 ? {} : { remove: cellAt(removed) };
    if (from === to) return { kind: 'turn', from, value: valueOf(move) as Value, ...remove };
    const isStep = Math.abs(this.cells[fromOf(move)]!) === distanceOf(from, to);
    return { kind: isStep ? 'step' : 'move', from, to, ...remove };
  }
}
