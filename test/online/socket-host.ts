import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { systemClock } from '../../src/match/time/clock.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { GameHost, NO_SUCH_GAME } from '../../src/online/index.js';
import { seeded } from '../games/seeded.js';

/** A server as an author writes it: one game in each room, reached through plain sockets. */
export class SocketHost {
  readonly hosts = new Map<string, GameHost>();
  /** The addresses that were asked for. */
  readonly asked: string[] = [];
  readonly #server = createServer();
  readonly #sockets = new WebSocketServer({ server: this.#server });

  static async start(game: AnyGame, rooms: readonly string[]): Promise<SocketHost> {
    const server = new SocketHost(game, rooms);
    await new Promise<void>((resolve) => server.#server.listen(0, resolve));
    return server;
  }

  private constructor(game: AnyGame, rooms: readonly string[]) {
    const surroundings = { clock: systemClock, random: seeded(7) };
    for (const room of rooms) this.hosts.set(room, new GameHost(game, surroundings));
    this.#sockets.on('connection', (socket, { url = '' }) => {
      const id = nameOf(this.asked.push(url) - 1);
      const host = this.hosts.get(new URL(url, 'ws://here').searchParams.get('room') ?? '');
      if (host) connect(host, socket, id);
      else socket.close(NO_SUCH_GAME);
    });
  }

  get address(): string {
    return `ws://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The network fails. */
  cut(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  /** Sockets stand, but nothing comes through them any more. */
  fallSilent(): void {
    for (const host of this.hosts.values()) this.asked.forEach((_, i) => host.leave(nameOf(i)));
  }

  stop(): void {
    for (const host of this.hosts.values()) host.close();
    this.cut();
    this.#server.close();
  }
}

const nameOf = (index: number): string => `connection ${index}`;

function connect(host: GameHost, socket: WebSocket, id: string): void {
  host.join(id, { send: (message) => socket.send(JSON.stringify(message)) });
  socket.on('message', (data) => host.receive(id, (data as Buffer).toString()));
  socket.on('close', () => host.leave(id));
}
