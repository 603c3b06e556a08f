import { parseClientMessage } from '../parse-message.js';
import type { ClientMessage } from '../protocol.js';
import type { Herald } from './herald.js';
import { EXTRA_COST } from './rate-limit.js';
import type { Connection } from './room.js';

/** Lets in what clients send: no more than the limits allow, and nothing that makes no sense. */
export class Doorkeeper {
  readonly #herald: Herald;
  readonly #sendAway: (connection: Connection) => void;

  /** @param sendAway called for a client that has sent too much of either */
  constructor(herald: Herald, sendAway: (connection: Connection) => void) {
    this.#herald = herald;
    this.#sendAway = sendAway;
  }

  /** @returns what a client says; `undefined` if it is refused */
  admit(connection: Connection, message: unknown): ClientMessage | undefined {
    const { rate } = connection;
    if (!rate.passes()) return this.#slow(connection);
    const read = parseClientMessage(message);
    if ('code' in read) {
      this.#herald.refuse(connection, read);
      if (rate.countMistake()) this.#sendAway(connection);
      return undefined;
    }
    const extra = EXTRA_COST[read.type] ?? 0;
    return extra === 0 || rate.passes(extra) ? read : this.#slow(connection);
  }

  #slow(connection: Connection): undefined {
    const due = connection.rate.countHaste();
    if (due === 'tell') this.#herald.refuse(connection, { code: 'too-fast' });
    if (due === 'end') this.#sendAway(connection);
  }
}
