import { omitUndefined } from '../../match/record/record.js';
import type { ClientMessage, Hello, HostMessage, RefuseMessage, Viewer } from '../protocol.js';
import { Outbox } from './outbox.js';
import type { Connection, Room } from './room.js';

/** Tells the connections of a room something, once the step in which it happens is finished. */
export class Herald {
  readonly #room: Room;
  readonly #lost: (id: string) => void;
  readonly #outbox = new Outbox();

  /** @param lost called if a connection cannot be reached */
  constructor(room: Room, lost: (id: string) => void) {
    this.#room = room;
    this.#lost = lost;
  }

  tell(connection: Connection, message: HostMessage): void {
    this.#outbox.put(connection.send, message, () => {
      if (this.#room.connections.get(connection.id) === connection) this.#lost(connection.id);
    });
  }

  /** Tells everybody who follows the game what they may know. */
  tellAll(messageFor: (viewer: Viewer) => HostMessage): void {
    for (const connection of this.#room.joined) this.tell(connection, messageFor(connection.viewer));
  }

  /** @param message what was not done, if it may have a number */
  refuse(
    connection: Connection,
    refused: Omit<RefuseMessage, 'type' | 'n'>,
    message?: Exclude<ClientMessage, Hello>,
  ): RefuseMessage {
    const n = message && 'n' in message ? message.n : undefined;
    const refusal: RefuseMessage = omitUndefined({ type: 'refuse', ...refused, n });
    this.tell(connection, refusal);
    return refusal;
  }

  /** The step is finished. */
  flush(): void {
    this.#outbox.flush();
  }
}
