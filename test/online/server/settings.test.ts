import { expect } from 'chai';
import { missingPackages } from '../../../src/server/online/missing-packages.js';
import { readSettings } from '../../../src/server/online/settings.js';
import type { Settings } from '../../../src/server/online/settings.js';

describe('the settings of the server', () => {
  it('can be left out', () => {
    expect(readSettings({})).to.deep.equal({
      ...{ port: 2567, publicAddress: undefined, redis: undefined, origins: undefined },
      ...{ hasPage: true, status: 'local', log: 'info', trustedProxies: 0, limits: {} },
    });
  });

  it('count as left out where they are empty, as compose files leave them', () => {
    const empty = { PORT: '', PUBLIC_ADDRESS: '', REDIS_URL: '', ORIGINS: ' ', PAGE: '', STATUS: '', LOG: '' };
    expect(readSettings(empty)).to.deep.equal(readSettings({}));
  });

  it('list pages with spaces or commas', () => {
    const { origins } = readSettings({ ORIGINS: 'https://a.example, http://b.example:8080' }) as Settings;
    expect(origins).to.deep.equal(['https://a.example', 'http://b.example:8080']);
  });

  for (const [name, value] of [
    ['PORT', '80x'],
    ['PORT', '65536'],
    ['REDIS_URL', 'localhost:6379'],
    ['ORIGINS', 'https://a.example/page'],
    ['ORIGINS', '*'],
    ['PAGE', 'no'],
    ['STATUS', 'yes'],
    ['LOG', 'all'],
    ['TRUSTED_PROXIES', 'yes'],
    ['ROOMS_AT_ONCE', '0'],
    ['MESSAGES_PER_SECOND', '-1'],
  ] as const) {
    it(`say what is wrong with ${name}=${value}`, () => {
      expect(readSettings({ [name]: value }))
        .to.be.a('string')
        .that.includes(name);
    });
  }

  it('limit what one address may do', () => {
    const { limits } = readSettings({ ROOMS_PER_MINUTE: '10', MESSAGES_PER_SECOND: '50' }) as Settings;
    expect(limits).to.deep.equal({ roomsPerMinute: 10, messages: { burst: 200, perSecond: 50 } });
  });

  it('never repeat a password', () => {
    for (const settings of [{ STATUS: 'hush' }, { REDIS_URL: 'http://user:hush@redis' }]) {
      expect(readSettings(settings)).to.be.a('string').that.does.not.include('hush');
    }
  });
});

describe('what the server says about packages', () => {
  const settings = readSettings({}) as Settings;
  const nothing = () => false;

  it('names those that the settings need and that are missing', () => {
    const bare = missingPackages({ ...settings, hasPage: false }, nothing);
    const all = missingPackages({ ...settings, redis: 'redis://localhost' }, nothing);
    expect(bare)
      .to.match(/npm install @colyseus\/core .*pino prom-client$/)
      .and.not.match(/redis|sdk/);
    expect(all).to.include('@colyseus/sdk').and.include('ioredis');
    expect(missingPackages(settings, (name) => name !== 'express')).to.match(/npm install express$/);
  });
});
