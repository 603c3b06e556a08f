import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { AddressLimits, guardServer, keepRunning, MemorySaves, RedisSaves } from '../../online/colyseus/index.js';
import { gameRooms } from './games.js';
import { colyseusLog, makeLog } from './log.js';
import { Monitor } from './monitor.js';
import { connectRedis } from './redis.js';
import { serveHealth } from './serve-health.js';
import { servePage } from './serve-page.js';
import { serveStatus } from './serve-status.js';
import type { Settings } from './settings.js';

/** Milliseconds for saving all games at the end. */
const LONGEST_END = 4500;

/** What asks the process to end. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Starts the server of all five games, with a page to play on. It ends by itself at `SIGTERM`. */
export async function startServer(settings: Settings): Promise<void> {
  const { port, publicAddress, origins, hasPage, status } = settings;
  const log = makeLog(settings.log);
  keepRunning((error) => log.error({ err: error }, 'something failed'));
  const monitor = new Monitor(log);
  const redis = settings.redis
    ? await connectRedis(settings.redis, (error) => {
        monitor.metrics.redisFailed();
        log.error({ err: error }, 'Redis failed');
      })
    : undefined;
  const saves = redis ? new RedisSaves(redis.client) : new MemorySaves();
  const limits = new AddressLimits(settings.limits);
  const connections = () => matchMaker.stats.local.ccu;
  const http = createServer();
  const server = new Server({
    ...redis?.shared,
    publicAddress,
    greet: false,
    gracefullyShutdown: false,
    logger: colyseusLog(log),
    // Whoever shares out the requests among the processes shares out the rooms with them.
    selectProcessIdToCreateRoom: () => Promise.resolve(matchMaker.processId),
    transport: new WebSocketTransport({ server: http, maxPayload: 4096 }),
    express: (app) => {
      app.disable('x-powered-by');
      serveHealth(app, saves);
      serveStatus(app, { monitor, status, connections, isRedisUp: redis?.isUp });
      if (hasPage) servePage(app);
    },
  });

  const rooms = gameRooms({
    saves: monitor.metrics.watchSaves(saves),
    limits,
    onError: (error) => log.error({ err: error }, 'room failed'),
    onEvent: monitor.hear,
  });
  for (const [id, room] of Object.entries(rooms)) server.define(id, room);

  // Colyseus closes the rooms, which save their games, and then exits.
  for (const signal of SIGNALS) process.once(signal, () => void server.gracefullyShutdown());
  server.onBeforeShutdown(() => {
    log.info({ rooms: monitor.rooms, players: monitor.players }, 'ending');
    setTimeout(() => {
      log.error({ rooms: monitor.rooms }, 'ended before every game was saved');
      process.exit(1);
    }, LONGEST_END).unref();
  });
  server.onShutdown(async () => {
    await redis?.client.quit();
    log.info('ended');
  });

  // Colyseus writes down that it cannot listen, and waits for ever.
  const giveUp = (error: Error) => void server.gracefullyShutdown(true, error);
  http.once('error', giveUp);
  await server.listen(port);
  http.off('error', giveUp);
  guardServer(http, { origins, limits, saves, trustedProxies: settings.trustedProxies });
  const { port: own } = http.address() as AddressInfo;
  log.info(
    { port: own, hasRedis: redis !== undefined, publicAddress, hasPage },
    `five games at http://localhost:${own}/`,
  );
}
