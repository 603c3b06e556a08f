import type { Client, Room } from '@colyseus/sdk';
import type { HostConnection, Transport } from '../link/transport.js';

/** The part of a `@colyseus/sdk` client that the transport needs. */
export type ColyseusClient = Pick<Client, 'create' | 'joinById'>;

export interface ColyseusTransportOptions {
  /** Names the shared game: up to 64 letters, digits, `-` and `_`. Whoever knows it may join. */
  readonly room: string;
  /** Under which name the server has defined the room of the game. */
  readonly game: string;
  /** How many people play, or who plays at each seat; for the one who comes first. Default: what the server says. */
  readonly seats?: number | readonly string[] | undefined;
  /** The options of the game; for the one who comes first. */
  readonly options?: object | undefined;
}

/** The type of the Colyseus messages that carry those of our protocol, as JSON. */
export const MESSAGE_TYPE = 'game';
/** What a server says if the room is open already, and the Colyseus id of it. */
export const ELSEWHERE = 'room-elsewhere';
/** The errors of a server that will never open a room with these options. */
export const REFUSED = ['bad-room', 'bad-seats', 'bad-options', 'save-damaged'];

/** Colyseus: no room of that name is defined; no room has that id. */
const NO_HANDLER = 520;
const NO_ROOM = 522;
/** Another process may be about to open the room: how often to look, and how many milliseconds to wait before it. */
const LOOKS = 5;
const LOOK_EVERY = 100;

/**
 * Brings the messages of a shared game to a `GameRoom` on a Colyseus server.
 *
 * ```js
 * import { Client } from '@colyseus/sdk';
 * const transport = colyseusTransport(new Client('https://example.org'), { game: 'triad', room: 'k3v9x2' });
 * ```
 */
export function colyseusTransport(client: ColyseusClient, options: ColyseusTransportOptions): Transport {
  return {
    room: `${options.game}/${options.room}`,
    connect(events): HostConnection {
      let room: Room | undefined;
      let isOver = false;
      const end = (isFinal?: boolean) => {
        if (isOver) return;
        isOver = true;
        events.closed(isFinal);
      };
      enter(client, options).then(
        (entered) => {
          // The link reconnects by itself; Colyseus would not know what the server has saved.
          entered.reconnection.enabled = false;
          if (isOver) {
            leave(entered);
            return;
          }
          room = entered;
          room.onMessage(MESSAGE_TYPE, (message: unknown) => {
            if (!isOver) events.received(message);
          });
          room.onLeave(() => end());
          events.opened();
        },
        (error: unknown) => end(isRefused(error)),
      );
      return {
        send(message) {
          if (room && !isOver && room.connection.isOpen) room.send(MESSAGE_TYPE, JSON.stringify(message));
        },
        close() {
          isOver = true;
          if (room) leave(room);
        },
      };
    },
  };
}

/** Opens the room, or joins it if it is open. */
async function enter(client: ColyseusClient, { game, room, seats, options }: ColyseusTransportOptions): Promise<Room> {
  try {
    return await client.create(game, { room, seats, options });
  } catch (error) {
    const { message } = error as Partial<Error>;
    const [, id] = message?.split(`${ELSEWHERE} `) ?? [];
    if (!id) throw error;
    return join(client, id);
  }
}

async function join(client: ColyseusClient, id: string): Promise<Room> {
  for (let looks = 1; ; looks++) {
    try {
      return await client.joinById(id);
    } catch (error) {
      if (codeOf(error) !== NO_ROOM || looks === LOOKS) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  }
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | undefined)?.code;

const isRefused = (error: unknown): boolean =>
  codeOf(error) === NO_HANDLER || REFUSED.includes((error as Partial<Error> | undefined)?.message ?? '');

function leave(room: Room): void {
  room.leave(false).catch(() => undefined);
}
