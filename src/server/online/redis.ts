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
  const connect = (onFailure: (error: Error) => void) => {
    // What is asked for while Redis is away is done when it is back, however long that takes.
    const connection = new Redis(url, { maxRetriesPerRequest: null });
    connection.on('error', onFailure);
    return connection;
  };
  const client = connect(onError);
  // Where one connection fails, so do the others: it is told once.
  const connectQuietly = () => connect(() => undefined);
  const shared = { presence: new RedisPresence(connectQuietly()), driver: new RedisDriver(connectQuietly()) };
  return { client, shared, isUp: () => client.status === 'ready' };
}
