/** The transposition table: what is known of positions that have been searched. Deeper knowledge of the same place is replaced all the same. */
import type { Move } from './board.js';

export const EXACT = 0;
/** The value is at least this. */
export const LOWER = 1;
/** The value is at most this. */
export const UPPER = 2;

const OFFSET = 1 << 15;

export class Table {
  readonly #mask: number;
  readonly #highs: Int32Array;
  readonly #moves: Int32Array;
  /** The depth, the kind of the bound and the value. */
  readonly #data: Int32Array;
  /** Where {@link Table.find} has found something. */
  #at = 0;

  /** @param bits the size is 2 to this power */
  constructor(bits: number) {
    this.#mask = (1 << bits) - 1;
    this.#highs = new Int32Array(1 << bits);
    this.#moves = new Int32Array(1 << bits);
    this.#data = new Int32Array(1 << bits);
  }

  find(low: number, high: number): boolean {
    this.#at = low & this.#mask;
    return this.#highs[this.#at] === high && this.#moves[this.#at] !== 0;
  }

  get move(): Move {
    return this.#moves[this.#at]!;
  }

  get depth(): number {
    return this.#data[this.#at]! >>> 24;
  }

  get bound(): number {
    return (this.#data[this.#at]! >>> 20) & 3;
  }

  get value(): number {
    return (this.#data[this.#at]! & 0xfffff) - OFFSET;
  }

  store(low: number, high: number, move: Move, depth: number, bound: number, value: number): void {
    const at = low & this.#mask;
    this.#highs[at] = high;
    this.#moves[at] = move;
    this.#data[at] = (depth << 24) | (bound << 20) | (value + OFFSET);
  }
}
