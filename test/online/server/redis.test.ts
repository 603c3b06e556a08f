import { expect } from 'chai';
import { Redis } from 'ioredis';
import { RedisSaves } from '../../../src/online/colyseus/index.js';
import type { SavedHost } from '../../../src/online/index.js';
import { NEVER_GIVE_UP } from '../../../src/server/online/redis.js';
import { freePort, hasRedis, startRedis, stop } from '../colyseus/processes.js';
import type { Listening } from '../colyseus/processes.js';
import { FastTime } from '../fast-time.js';

describe('the connection of the server to Redis', () => {
  for (const tries of [1, 20, 21, 300, 1e6]) {
    it(`is tried again within two seconds after ${tries} that failed`, () => {
      expect(NEVER_GIVE_UP.retryStrategy(tries)).to.be.within(1, 2000);
    });
  }

  it('saves what was to be saved ten minutes ago, when Redis is there at last', async function () {
    if (!hasRedis()) {
      console.warn('SKIPPED: ten minutes without Redis, since redis-server is not installed.');
      this.skip();
    }
    const port = await freePort();
    const time = new FastTime();
    const client = new Redis(`redis://127.0.0.1:${port}`, NEVER_GIVE_UP);
    let redis: Listening | undefined;
    let failures = 0;
    client.on('error', () => failures++);
    const saves = new RedisSaves(client);
    const saving = saves.save('triad/late', 'somebody', { protocol: 1 } as unknown as SavedHost);
    try {
      await time.pass(600_000);
      expect(saves.status).to.equal('away');
      expect(failures).to.be.above(200);
      redis = await time.until(startRedis(port));
      expect(await time.until(saving)).to.equal(true);
      expect(saves.status).to.equal('ok');
      expect((await time.until(saves.claim('triad/late', 'somebody'))).saved).to.deep.equal({ protocol: 1 });
    } finally {
      client.disconnect();
      time.end();
      await stop(redis);
    }
  });
});
