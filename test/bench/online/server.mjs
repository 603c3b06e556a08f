/**
 * One process of a server, as `npm run online` starts it, without its page. It is forked: it tells its port, and how much memory it uses when asked.
 */
import { createServer } from 'node:http';
import { Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { triad } from '../../../dist/games/triad/index.js';
import { triadOpponent } from '../../../dist/opponents/triad/index.js';
import { AddressLimits, GameRoom, guardServer } from '../../../dist/online/colyseus/index.js';
import { sharedBy } from './shared.mjs';

/** The honest players of the bench all come from here, directly; in earnest each has an address. Whoever attacks comes by a proxy. */
const HERE = /^127\.|^0:0:0:0::$/;

class Limits extends AddressLimits {
  allowsRequest = (address) => HERE.test(address) || super.allowsRequest(address);
  allowsNewGame = (address) => HERE.test(address) || super.allowsNewGame(address);
  refusalOfMessage = (address) => (HERE.test(address) ? undefined : super.refusalOfMessage(address));
  openSocket = (address) => (HERE.test(address) ? () => undefined : super.openSocket(address));
  openRoom = (address) => (HERE.test(address) ? () => undefined : super.openRoom(address));
}

const limits = new Limits();
const http = createServer();
const { saves, ...shared } = await sharedBy(process.env.REDIS_URL);
const server = new Server({
  ...shared,
  transport: new WebSocketTransport({ server: http }),
  publicAddress: process.env.PUBLIC_ADDRESS,
  greet: false,
});
server.define('triad', GameRoom.with({ game: triad, saves, limits, loadOpponent: async () => triadOpponent }));
await server.listen(Number(process.env.PORT));
guardServer(http, { limits, trustedProxies: 1 });
process.send({ type: 'ready' });

process.on('message', () => {
  global.gc();
  process.send({ type: 'memory', bytes: process.memoryUsage().heapUsed, cpu: process.cpuUsage() });
});
