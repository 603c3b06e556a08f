import { UNDER_WAY_LIMIT } from '../protocol.js';
import type { RefuseCode, RefuseMessage } from '../protocol.js';

/** How far the numbered messages of a seat are handled, as it is saved. */
export interface SavedWishes {
  /** The number of the latest message that was handled. */
  readonly handled: number;
  /** How many clients the seat has had. */
  readonly clients: number;
  /** The latest messages that were not done. */
  readonly refused?: readonly RefuseMessage[] | undefined;
}

/** Numbers what the clients of a seat want: each number is handled once, in order, and what was not done is told once more to a client that comes back. */
export class Wishes {
  #handled: number;
  #clients: number;
  #refused: readonly RefuseMessage[];

  constructor({ handled, clients, refused = [] }: SavedWishes = { handled: 0, clients: 0 }) {
    this.#handled = handled;
    this.#clients = clients;
    this.#refused = refused;
  }

  get saved(): SavedWishes {
    const known = { handled: this.#handled, clients: this.#clients };
    return this.#refused.length > 0 ? { ...known, refused: this.#refused } : known;
  }

  /**
   * A client takes the seat.
   * @param client its number, if it has had the seat before
   * @returns what it is told. What another client was refused is nothing to it.
   */
  welcome(client: number | undefined): {
    readonly client: number;
    readonly handled: number;
    readonly refused?: readonly RefuseMessage[] | undefined;
  } {
    if (client !== this.#clients) {
      this.#clients++;
      this.#refused = [];
    }
    const { handled, refused } = this.saved;
    return { client: this.#clients, handled, refused };
  }

  /** Why a message with that number is not handled now. */
  refusal(n: number): { readonly code: RefuseCode; readonly expected?: number } | undefined {
    const expected = this.#handled + 1;
    if (n < expected) return { code: 'handled' };
    return n > expected ? { code: 'gap', expected } : undefined;
  }

  /** The message that was expected is being handled. */
  handle(): void {
    this.#handled++;
  }

  /** It was not done. */
  refuse(message: RefuseMessage): void {
    this.#refused = [...this.#refused, message].slice(-UNDER_WAY_LIMIT);
  }
}
