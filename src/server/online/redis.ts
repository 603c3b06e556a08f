import type { ServerOptions } from '@colyseus/core';
import type { Redis } from 'ioredis';

/** What the processes share. */
interface SharedRedis {
  readonly client: Redis;
  readonly shared: Pick<ServerOptions, 'presence' | 'driver'>;
  readonly isUp: () => boolean;
}

/** Connects with Redis; its packages are loaded by servers that use it alone. */
export async function connectRedis(url: string, onError: (error: Error) => void): Promise<SharedRedis> {
  const [{ Redis }, { RedisPresence }, { RedisDriver }] = await Promise.all([
    import('ioredis'),
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  const client = new Redis(url);
  client.on('error', onError);
  const shared = { presence: new RedisPresence(url), driver: new RedisDriver(quiet(new Redis(url))) };
  return { client, shared, isUp: () => client.status === 'ready' };
}

/** Where one connection fails, so do the others: it is told once. */
function quiet(client: Redis): Redis {
  return client.on('error', () => undefined);
}
