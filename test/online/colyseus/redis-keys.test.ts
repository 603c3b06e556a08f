import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { Client } from '@colyseus/sdk';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { expect } from 'chai';
import { triad } from '../../../src/games/triad/index.js';
import { colyseusTransport, GameRoom, RedisSaves } from '../../../src/online/colyseus/index.js';
import type { SavedHost } from '../../../src/online/index.js';
import { connectRedis } from '../../../src/server/online/redis.js';
import { seated } from './games.js';
import { hasRedis, startRedis, stop } from './processes.js';
import type { Listening } from './processes.js';
import { RemotePlayer } from './remote-player.js';

/** Seconds: for days and for an hour of the server. */
const KEPT_FOR = 1000;
const UNBEGUN_FOR = 3;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the keys of rooms in Redis', function () {
  this.timeout(30_000);
  let redis: Listening;
  let connected: Awaited<ReturnType<typeof connectRedis>>;
  let server: Server;
  let client: Client;
  let players: RemotePlayer[] = [];

  before(async function () {
    if (!hasRedis()) {
      console.warn('SKIPPED: the keys of rooms in Redis, since redis-server is not installed.');
      this.skip();
    }
    redis = await startRedis();
    connected = await connectRedis(`redis://127.0.0.1:${redis.port}`, () => undefined);
    const http = createServer();
    server = new Server({
      ...connected.shared,
      transport: new WebSocketTransport({ server: http }),
      greet: false,
      gracefullyShutdown: false,
    });
    const saves = new RedisSaves(connected.client, { keptFor: KEPT_FOR, unbegunFor: UNBEGUN_FOR });
    server.define('triad', GameRoom.with({ game: triad, saves, emptyFor: 1 }));
    await server.listen(0);
    client = new Client(`http://localhost:${(http.address() as AddressInfo).port}`);
  });

  afterEach(() => {
    leaveAll();
    players = [];
  });

  after(async () => {
    await server.gracefullyShutdown(false);
    await connected.client.quit();
    await stop(redis);
  });

  const join = async (room: string): Promise<RemotePlayer> => {
    const player = new RemotePlayer(triad, colyseusTransport(client, { game: 'triad', room }));
    players.push(player);
    await seated([player]);
    return player;
  };

  const leaveAll = (): void => {
    for (const player of players) player.client.close();
  };

  const keyOf = (room: string): string => `tabletop-elements:triad/${room}`;

  /** Seconds until the key of a room is forgotten; -2 if there is none. */
  const left = (room: string): Promise<number> => connected.client.ttl(keyOf(room));

  /** Waits until a room is closed: nobody owns its game. */
  const closed = async (room: string): Promise<void> => {
    while (await connected.client.hexists(keyOf(room), 'owner')) await wait(20);
  };

  it('that nobody joined are forgotten soon after, and nothing else is left', async () => {
    const none = await connected.client.keys('*');
    for (const room of ['asked', 'waited']) {
      if (room === 'asked') await client.http.post('/matchmake/create/triad', { body: { room } });
      else await join(room);
      expect(await left(room)).to.be.above(UNBEGUN_FOR);
    }
    leaveAll();
    const seconds = ['asked', 'waited'].map(async (room) => {
      await closed(room);
      return left(room);
    });
    for (const each of await Promise.all(seconds)) expect(each).to.be.within(1, UNBEGUN_FOR);
    while ((await connected.client.exists(keyOf('asked'), keyOf('waited'))) > 0) await wait(50);
    expect(await connected.client.keys('*')).to.deep.equal(none);
  });

  it('that were refused are not there at all', async () => {
    const error = await client.create('triad', { room: 'refused', seats: 99 }).catch((thrown: unknown) => thrown);
    expect((error as Error).message).to.equal('bad-seats');
    expect(await left('refused')).to.equal(-2);
  });

  it('in which two came together stay for as long as games are kept', async () => {
    await Promise.all([join('both'), join('both')]);
    leaveAll();
    await closed('both');
    expect(await left('both')).to.be.above(UNBEGUN_FOR);
  });

  for (const [which, hasBegun, seconds] of [
    ['that nobody joined', false, 3600],
    ['that were played', true, 30 * 86_400],
  ] as const) {
    it(`${which} stay for ${seconds} seconds by default`, async () => {
      const saves = new RedisSaves(connected.client, { prefix: 'default:' });
      await saves.claim(which, 'somebody');
      await saves.save(which, 'somebody', { protocol: 1 } as unknown as SavedHost);
      await saves.release(which, 'somebody', hasBegun);
      expect(await connected.client.ttl(`default:${which}`)).to.be.within(seconds - 60, seconds);
    });
  }
});
