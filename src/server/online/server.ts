import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { MemorySaves, RedisSaves } from '../../online/colyseus/index.js';
import { gameRooms } from './games.js';
import { allowOrigins, refuseLongBodies } from './guard.js';
import { connectRedis } from './redis.js';
import { servePage } from './serve-page.js';
import type { Settings } from './settings.js';

/** Milliseconds for saving all games at the end. */
const LONGEST_END = 4500;

/** Starts the server of all five games, with a page to play on. */
export async function startServer({ port, publicAddress, redis: redisUrl, origins, hasPage }: Settings): Promise<void> {
  const redis = redisUrl ? await connectRedis(redisUrl) : undefined;
  const http = createServer();
  const server = new Server({
    ...redis?.shared,
    publicAddress,
    greet: false,
    // Whoever shares out the requests among the processes shares out the rooms with them.
    selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
    transport: new WebSocketTransport({ server: http, maxPayload: 4096, beforeUpgrade: allowOrigins(origins) }),
    express: (app) => {
      app.get('/health', (_, response) => {
        const isEnding = matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN;
        const { roomCount: rooms, ccu: players } = matchMaker.stats.local;
        response.status(isEnding ? 503 : 200).json({ status: isEnding ? 'ending' : 'ok', rooms, players });
      });
      if (hasPage) servePage(app);
    },
  });

  const rooms = gameRooms({
    saves: redis ? new RedisSaves(redis.client) : new MemorySaves(),
    onError: (error) => console.error(error),
  });
  for (const [id, room] of Object.entries(rooms)) server.define(id, room);

  // Colyseus ends at SIGTERM: it closes the rooms, which save their games, and then exits.
  server.onBeforeShutdown(() => {
    setTimeout(() => process.exit(1), LONGEST_END).unref();
  });
  server.onShutdown(() => redis?.client.quit());

  await server.listen(port);
  refuseLongBodies(http);
  console.log(`Five games are at http://localhost:${(http.address() as AddressInfo).port}/`);
}
