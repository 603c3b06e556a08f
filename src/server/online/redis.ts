import type { ServerOptions } from '@colyseus/core';
import type { Redis } from 'ioredis';

/** What the processes share. */
interface SharedRedis {
  readonly client: Redis;
  readonly shared: Pick<ServerOptions, 'presence' | 'driver'>;
}

/** Connects with Redis; its packages are loaded by servers that use it alone. */
export async function connectRedis(url: string): Promise<SharedRedis> {
  const [{ Redis }, { RedisPresence }, { RedisDriver }] = await Promise.all([
    import('ioredis'),
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  const client = new Redis(url);
  client.on('error', (error) => console.error(`Redis: ${error.message}`));
  return { client, shared: { presence: new RedisPresence(url), driver: new RedisDriver(url) } };
}
