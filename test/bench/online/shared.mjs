/** What several processes share over Redis: who plays where, and the saved games. Nothing for one process alone. */
export async function sharedBy(url) {
  if (!url) return {};
  const [{ RedisDriver }, { RedisPresence }, { Redis }, { RedisSaves }] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('@colyseus/redis-presence'),
    import('ioredis'),
    import('../../../dist/online/colyseus/index.js'),
  ]);
  return { presence: new RedisPresence(url), driver: new RedisDriver(url), saves: new RedisSaves(new Redis(url)) };
}
