/**
 * A server for playing between devices: all five games, and a page to play on. `npm run online` starts it.
 *
 * - `PORT`: where it listens. Default 2567.
 * - `PUBLIC_ADDRESS`: how players reach this very process, as `host:port`. Needed if several processes share rooms.
 * - `REDIS_URL`: where several processes meet, and games are kept, as `redis://localhost:6379`. Default: one process, everything in memory.
 * - `ORIGINS`: the pages that may use it, as `https://a.example https://b.example`. Default: all.
 * - `PAGE`: `off` serves no page.
 */
import { createServer } from 'node:http';
import { matchMaker, Server } from '@colyseus/core';
import type { ServerOptions } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { Redis } from 'ioredis';
import { cubo } from '../../src/games/cubo/index.js';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { tricubo } from '../../src/games/tricubo/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import { GameRoom, MemorySaves, RedisSaves } from '../../src/online/colyseus/index.js';
import { allowOrigins, refuseLongBodies } from './guard.js';
import { servePage } from './serve-page.js';

const { PORT = '2567', PUBLIC_ADDRESS, REDIS_URL, ORIGINS, PAGE } = process.env;

/** Milliseconds for saving all games at the end. */
const LONGEST_END = 10_000;

const redis = REDIS_URL === undefined ? undefined : new Redis(REDIS_URL);
redis?.on('error', (error) => console.error(`Redis: ${error.message}`));

const shared: ServerOptions = REDIS_URL
  ? { presence: new RedisPresence(REDIS_URL), driver: new RedisDriver(REDIS_URL), publicAddress: PUBLIC_ADDRESS }
  : {};

const http = createServer();
const beforeUpgrade = allowOrigins(ORIGINS?.split(/[\s,]+/).filter(Boolean));

const server = new Server({
  ...shared,
  greet: false,
  // Whoever shares out the requests among the processes shares out the rooms with them.
  selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
  transport: new WebSocketTransport({ server: http, maxPayload: 4096, beforeUpgrade }),
  express: (app) => {
    app.get('/health', (_, response) => {
      const isEnding = matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;
      const { roomCount: rooms, ccu: players } = matchMaker.stats.local;
      response.status(isEnding ? 503 : 200).json({ status: isEnding ? 'ending' : 'ok', rooms, players });
    });
    if (PAGE !== 'off') servePage(app);
  },
});

const settings = {
  saves: redis ? new RedisSaves(redis) : new MemorySaves(),
  onError: (error: unknown) => console.error(error),
};

server.define(
  'triad',
  GameRoom.with({
    ...settings,
    game: triad,
    loadOpponent: async () => (await import('../../src/opponents/triad/index.js')).triadOpponent,
  }),
);
server.define(
  'kubi',
  GameRoom.with({
    ...settings,
    game: kubi,
    seats: 2,
    loadOpponent: async () => (await import('../../src/opponents/kubi/index.js')).kubiOpponent,
  }),
);
server.define(
  'tricubo',
  GameRoom.with({
    ...settings,
    game: tricubo,
    seats: 2,
    loadOpponent: async () => (await import('../../src/opponents/tricubo/index.js')).tricuboOpponent,
  }),
);
server.define(
  'cubo',
  GameRoom.with({
    ...settings,
    game: cubo,
    seats: 2,
    loadOpponent: async () => (await import('../../src/opponents/cubo/index.js')).cuboOpponent,
  }),
);
server.define(
  'triomino',
  GameRoom.with({
    ...settings,
    game: triomino,
    seats: 2,
    loadOpponent: async () => (await import('../../src/opponents/triomino/index.js')).triominoOpponent,
  }),
);

// Colyseus ends at SIGTERM: it closes the rooms, which save their games, and then exits.
server.onBeforeShutdown(() => {
  setTimeout(() => process.exit(1), LONGEST_END).unref();
});
server.onShutdown(() => redis?.quit());

await server.listen(Number(PORT));
refuseLongBodies(http);
console.log(`Five games are at http://localhost:${PORT}/`);
