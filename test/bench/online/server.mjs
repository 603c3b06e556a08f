/**
 * One process of a server, as `npm run online` starts it, without its page. It is forked: it tells its port, and how much memory it uses when asked.
 */
import { createServer } from 'node:http';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { triad } from '../../../dist/games/triad/index.js';
import { GameRoom } from '../../../dist/online/colyseus/index.js';
import { sharedBy } from './shared.mjs';

const http = createServer();
const { saves, ...shared } = await sharedBy(process.env.REDIS_URL);
const server = new Server({
  ...shared,
  transport: new WebSocketTransport({ server: http }),
  publicAddress: process.env.PUBLIC_ADDRESS,
  greet: false,
});
server.define('triad', GameRoom.with({ game: triad, saves }));
await server.listen(Number(process.env.PORT));
process.send({ type: 'ready' });

process.on('message', () => {
  global.gc();
  process.send({ type: 'memory', bytes: process.memoryUsage().heapUsed, cpu: process.cpuUsage() });
});
