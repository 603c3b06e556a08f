import type { ServerOptions } from '@colyseus/core';
import type { Redis, RedisOptions } from 'ioredis';

/** What the processes share. */
interface SharedRedis {
  readonly client: Redis;
  readonly shared: Pick<ServerOptions, 'presence' | 'driver'>;
  readonly isUp: () => boolean;
}

/** The longest pause between two tries to connect, in milliseconds. */
const LONGEST_PAUSE = 2000;

/** What is asked for while Redis is away is done when it is back, however long that takes. */
export const NEVER_GIVE_UP = {
  maxRetriesPerRequest: null,
  retryStrategy: (tries: number): number => Math.min(50 * tries, LONGEST_PAUSE),
} satisfies RedisOptions;

/** Connects with Redis; its packages are loaded by servers that use it alone. */
export async function connectRedis(url: string, onError: (error: Error) => void): Promise<SharedRedis> {
  const [{ Redis }, { RedisPresence }, { RedisDriver }] = await Promise.all([
    import('ioredis'),
    import('@colyseus/redis-presence'),
    import('@colyseus/redis-driver'),
  ]);
  const connect = () => new Redis(url, NEVER_GIVE_UP);
  const client = connect().on('error', onError);
  const shared = { presence: new RedisPresence(quiet(connect())), driver: new RedisDriver(quiet(connect())) };
  return { client, shared, isUp: () => client.status === 'ready' };
}

/** If one connection fails, so do the others: the error is reported once. */
function quiet(client: Redis): Redis {
  return client.on('error', () => undefined);
}
