import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { WebSocketServer } from 'ws';
import type { GameHost } from '../../../src/online/host/game-host.js';
import { NO_SUCH_GAME } from '../../../src/online/transports/web-socket.js';
import { SlowLine } from './slow-line.js';
import type { Trouble } from './slow-line.js';

const PAGE = `<!doctype html><html lang="en"><head><title>Table</title><link rel="icon" href="data:,">
  <script type="module" src="/page.js"></script></head><body></body></html>`;

export interface Room extends Trouble {
  readonly host: GameHost;
}

/** Gives players the page, and a plain socket to the host of their room. */
export class GameServer {
  readonly rooms = new Map<string, Room>();
  readonly #scripts = new Map<string, Uint8Array>();
  readonly #server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const script = this.#scripts.get(pathname);
    if (script)
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=600' }).end(script);
    else if (pathname === '/') response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    else response.writeHead(404).end();
  });
  readonly #sockets = new WebSocketServer({ server: this.#server });

  static async start(): Promise<GameServer> {
    const server = new GameServer();
    const entryPoints = { page: 'test/online/browsers/page.ts' };
    const how = { bundle: true, minify: true, splitting: true, format: 'esm', target: 'es2022', write: false } as const;
    const { outputFiles } = await build({ entryPoints, outdir: '/', logLevel: 'error', ...how });
    for (const { path, contents } of outputFiles) server.#scripts.set(path, contents);
    await new Promise<void>((resolve) => server.#server.listen(0, resolve));
    return server;
  }

  private constructor() {
    let count = 0;
    this.#sockets.on('connection', (socket, { url = '' }) => {
      const room = this.rooms.get(new URL(url, 'ws://here').searchParams.get('room') ?? '');
      if (room) new SlowLine(room.host, socket, `connection ${++count}`, room);
      else socket.close(NO_SUCH_GAME);
    });
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    for (const { host } of this.rooms.values()) host.close();
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
