import { omitUndefined } from '../../../match/record/record.js';
import type { ClientMessage, Hello, HostMessage, RefuseMessage, Viewer } from '../../protocol.js';
import { Outbox } from './outbox.js';
import type { Connection, Room } from '../room.js';

/** Sends messages to the connections of a room at the end of the step in which they are made. */
export class Broadcaster {
  readonly #room: Room;
  readonly #lost: (id: string) => void;
  readonly #outbox = new Outbox();

  /** @param lost called if a connection cannot be reached */
  constructor(room: Room, lost: (id: string) => void) {
    this.#room = room;
    this.#lost = lost;
  }

  send(connection: Connection, message: HostMessage): void {
    this.#outbox.add(connection.send, message, () => {
      if (this.#room.connections.get(connection.id) === connection) this.#lost(connection.id);
    });
  }

  /** Sends to everybody who follows the game what they may know. */
  broadcast(messageFor: (viewer: Viewer) => HostMessage): void {
    for (const connection of this.#room.joined) this.send(connection, messageFor(connection.viewer));
  }

  /** @param message what was not done, if it may have a number */
  refuse(
    connection: Connection,
    refused: Omit<RefuseMessage, 'type' | 'n'>,
    message?: Exclude<ClientMessage, Hello>,
  ): RefuseMessage {
    const n = message && 'n' in message ? message.n : undefined;
    const refusal: RefuseMessage = omitUndefined({ type: 'refuse', ...refused, n });
    this.send(connection, refusal);
    return refusal;
  }

  /** Forgets what the step has made. */
  discard(): void {
    this.#outbox.clear();
  }

  /** Sends what the step has made. */
  flush(): void {
    this.#outbox.flush();
  }
}
