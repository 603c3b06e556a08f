import { parseClientMessage } from '../../parse-message.js';
import type { ClientMessage } from '../../protocol.js';
import type { Broadcaster } from './broadcaster.js';
import { EXTRA_COST } from './rate-limit.js';
import type { Connection } from '../room.js';

/** Validates what clients send: no more than the limits allow, and nothing malformed. */
export class MessageValidator {
  readonly #broadcaster: Broadcaster;
  readonly #disconnect: (connection: Connection) => void;

  /** @param disconnect called for a client that has sent too much of either */
  constructor(broadcaster: Broadcaster, disconnect: (connection: Connection) => void) {
    this.#broadcaster = broadcaster;
    this.#disconnect = disconnect;
  }

  /** @returns the message; `undefined` if it is refused */
  validate(connection: Connection, message: unknown): ClientMessage | undefined {
    const { rate } = connection;
    if (!rate.passes()) return this.#slow(connection);
    const read = parseClientMessage(message);
    if ('code' in read) {
      this.#broadcaster.refuse(connection, read);
      if (rate.countMistake()) this.#disconnect(connection);
      return undefined;
    }
    const extra = EXTRA_COST[read.type] ?? 0;
    return extra === 0 || rate.passes(extra) ? read : this.#slow(connection);
  }

  #slow(connection: Connection): undefined {
    const action = connection.rate.countExcess();
    if (action === 'refuse') this.#broadcaster.refuse(connection, { code: 'too-fast' });
    if (action === 'disconnect') this.#disconnect(connection);
  }
}
