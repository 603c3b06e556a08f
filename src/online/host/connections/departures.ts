import type { Bye } from '../../protocol.js';
import type { Broadcaster } from './broadcaster.js';
import type { HostSurroundings } from '../options.js';
import type { PresenceTracker } from './presence-tracker.js';
import type { Connection, Room } from '../room.js';

interface DeparturesContext {
  readonly surroundings: Pick<HostSurroundings, 'clock' | 'helloWithin'>;
  readonly room: Room;
  readonly broadcaster: Broadcaster;
  readonly presence: () => PresenceTracker;
  /** After any change of who is there. */
  readonly update: () => void;
  /** Something has changed that is saved. */
  readonly markChanged: () => void;
}

/** Ends connections: those that are lost, those that the host ends, and those of players who leave. */
export class Departures {
  readonly #context: DeparturesContext;

  constructor(context: DeparturesContext) {
    this.#context = context;
  }

  /** Nobody holds a connection without a place: one that is not taken in time may try again. */
  waitForHello(connection: Connection): void {
    const { clock, helloWithin = 5000 } = this.#context.surroundings;
    connection.stopWaiting = clock.after(helloWithin, () => {
      if (connection.viewer === undefined) this.sayBye(connection, 'closed');
    });
  }

  /** A connection has ended. */
  drop(connection: Connection): void {
    const { room, presence, update } = this.#context;
    connection.stopWaiting?.();
    const seat = room.drop(connection);
    if (seat) presence().waitFor(seat);
    if (connection.viewer !== undefined) presence().markChanged();
    connection.viewer = undefined;
    update();
  }

  sayBye(connection: Connection, code: Bye['code']): void {
    this.#context.broadcaster.send(connection, { type: 'bye', code });
    this.drop(connection);
  }

  /** A player says that they leave. */
  leave(connection: Connection): void {
    const { room } = this.#context;
    const seat = typeof connection.viewer === 'number' ? room.seats[connection.viewer] : undefined;
    if (seat) seat.hasLeft = true;
    this.drop(connection);
    this.absenceChanged();
  }

  /** Somebody has left, or a computer plays for them. */
  absenceChanged(): void {
    const { presence, update, markChanged } = this.#context;
    markChanged();
    presence().markChanged();
    update();
  }

  /** Ends all connections of a game that has failed: notifies everybody, and waits for nothing any more. */
  endAll(): void {
    const { room, broadcaster } = this.#context;
    const connections = [...room.connections.values()];
    room.connections.clear();
    broadcaster.discard();
    for (const connection of connections) {
      connection.stopWaiting?.();
      broadcaster.send(connection, { type: 'bye', code: 'failed' });
    }
    broadcaster.flush();
  }
}
