import { GameError, shown } from '../../games/game-error.js';
import { systemClock } from '../../match/time/clock.js';
import type { Clock } from '../../match/time/clock.js';
import type { ConnectionEvents, FinalClose, HostConnection, Transport } from '../link/transport.js';
import type { ClientMessage } from '../protocol.js';
import { IdleTimeout } from './idle-timeout.js';

/** With this code a server closes a socket when there is no such game, or no longer: nobody tries again. */
export const NO_SUCH_GAME = 4404;

/** Hosts ping every five seconds. */
const IDLE_LIMIT = 15_000;

export interface WebSocketOptions {
  /** The constructor of sockets. Default: that of the platform. */
  readonly WebSocket?: typeof WebSocket | undefined;
  /** Default: the system's. */
  readonly clock?: Clock | undefined;
}

/**
 * Reaches the host of a game through a plain WebSocket. Each message is one text of JSON, in both directions. The server learns the room from the address, as
 * `room` of its query; what else the address has stays. It closes the socket with the code **4404** if there is no such game: that is final. After every other
 * end the link tries again. A socket from which nothing has come for 15 seconds is given up.
 * @throws GameError `bad-attribute` if the address is not one of `ws:` or `wss:`
 */
export function webSocketTransport(url: string, room: string, options: WebSocketOptions = {}): Transport {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address || !/^wss?:$/.test(address.protocol)) {
    const message = `the address of the host is ${shown(url)}, expected one like wss://games.example/play`;
    throw new GameError('bad-attribute', message, { place: 'online', value: url });
  }
  address.searchParams.set('room', room);
  address.hash = '';
  return {
    // Two servers may have rooms of the same name. The rest of the query may change from visit to visit.
    room: `${address.origin}${address.pathname} ${room}`,
    connect: (events) => new SocketConnection(address.href, events, options),
  };
}

class SocketConnection implements HostConnection {
  readonly #events: ConnectionEvents;
  readonly #idleTimeout: IdleTimeout;
  readonly #address: string;
  #socket: WebSocket | undefined;
  #isOver = false;

  constructor(address: string, events: ConnectionEvents, options: WebSocketOptions) {
    this.#address = address;
    this.#events = events;
    this.#idleTimeout = new IdleTimeout(options.clock ?? systemClock, IDLE_LIMIT, { onTimeout: () => this.#lose() });
    globalThis.document?.addEventListener('securitypolicyviolation', this.#onViolation);
    try {
      this.#socket = this.#open(new (options.WebSocket ?? WebSocket)(address));
    } catch {
      // The page may not open such a socket: a plain one from a page with TLS.
      queueMicrotask(() => this.#lose('forbidden'));
    }
  }

  send(message: ClientMessage): void {
    if (this.#isOver || this.#socket?.readyState !== 1) return;
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    globalThis.document?.removeEventListener('securitypolicyviolation', this.#onViolation);
    this.#idleTimeout.stop();
    this.#socket?.close();
  }

  #open(socket: WebSocket): WebSocket {
    socket.addEventListener('open', () => {
      if (this.#isOver) return;
      this.#idleTimeout.restart();
      this.#events.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#isOver || typeof data !== 'string') return;
      this.#idleTimeout.restart();
      this.#events.received(data);
    });
    socket.addEventListener('close', ({ code }) => this.#lose(code === NO_SUCH_GAME));
    // A close event follows. In Node an error event without a listener ends the program.
    socket.addEventListener('error', () => undefined);
    return socket;
  }

  /** What the policy of the page forbids looks like a host that is down, or causes no event of the socket at all. */
  readonly #onViolation = (violation: SecurityPolicyViolationEvent): void => {
    const { disposition, effectiveDirective, blockedURI } = violation;
    const isForbidden = disposition === 'enforce' && effectiveDirective === 'connect-src';
    if (isForbidden && this.#address.startsWith(blockedURI)) this.#lose('forbidden');
  };

  #lose(end: boolean | FinalClose = false): void {
    if (this.#isOver) return;
    this.close();
    this.#events.closed(end);
  }
}
