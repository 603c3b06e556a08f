import { UNDER_WAY_LIMIT } from '../protocol.js';
import type { RefuseCode, RefuseMessage } from '../protocol.js';

/** How far the numbered messages of a seat are handled, as it is saved. */
export interface SavedCommands {
  /** The number of the latest message that was handled. */
  readonly handled: number;
  /** How many clients the seat has had. */
  readonly clients: number;
  /** The latest messages that were not done. */
  readonly refused?: readonly RefuseMessage[] | undefined;
}

/** Numbers the commands of a seat: each is handled once, in order, and a client that comes back is sent again which ones were refused. */
export class Commands {
  #handled: number;
  #clients: number;
  #refused: readonly RefuseMessage[];

  constructor({ handled, clients, refused = [] }: SavedCommands = { handled: 0, clients: 0 }) {
    this.#handled = handled;
    this.#clients = clients;
    this.#refused = refused;
  }

  get saved(): SavedCommands {
    const known = { handled: this.#handled, clients: this.#clients };
    return this.#refused.length > 0 ? { ...known, refused: this.#refused } : known;
  }

  /**
   * A client takes the seat.
   * @param client its number, if it has had the seat before
   * @returns the part of its welcome that is about commands, without those that another client was refused
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

  /** Counts the expected message as handled. */
  handle(): void {
    this.#handled++;
  }

  /** Remembers that the message was refused. */
  refuse(message: RefuseMessage): void {
    this.#refused = [...this.#refused, message].slice(-UNDER_WAY_LIMIT);
  }
}
