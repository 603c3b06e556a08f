import { Client } from '@colyseus/sdk';
import { expect } from 'chai';
import type { AnyGame } from '../../../src/match/record/record.js';
import { colyseusTransport } from '../../../src/online/colyseus/index.js';
import { seeded } from '../../games/seeded.js';
import { beginMove, GAMES, moveOnce, recordOf, seated } from './games.js';
import { hasRedis, isRunning, startRedis, startServer, stop } from './processes.js';
import type { Listening } from './processes.js';
import { RemotePlayer } from './remote-player.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the server while Redis is away', function () {
  this.timeout(90_000);
  let redis: Listening;
  let server: Listening;
  let players: RemotePlayer[] = [];

  before(async function () {
    if (!hasRedis()) {
      console.warn('SKIPPED: the online server without Redis, since redis-server is not installed.');
      this.skip();
    }
    redis = await startRedis();
    server = await startServer(redis);
  });

  afterEach(() => {
    for (const player of players) player.client.close();
    players = [];
  });

  after(async () => {
    await stop(server);
    await stop(redis);
  });

  const join = (room: string): RemotePlayer => {
    const client = new Client(`http://localhost:${server.port}`);
    const transport = colyseusTransport(client, { game: 'triad', room });
    const player = new RemotePlayer(GAMES['triad'] as AnyGame, transport);
    players.push(player);
    return player;
  };

  const health = async (): Promise<string> => {
    const answer = await fetch(`http://localhost:${server.port}/health`);
    return ((await answer.json()) as { status: string }).status;
  };

  const askForRoom = async (): Promise<number> => {
    const body = JSON.stringify({ room: 'another' });
    const headers = { 'content-type': 'application/json' };
    const url = `http://localhost:${server.port}/matchmake/create/triad`;
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };

  // ioredis gives up after twenty tries, some ten seconds, unless it is told not to.
  for (const [how, away, back, ms] of [
    // A new Redis knows nothing of what the old one knew.
    ['is killed for twelve seconds', () => stop(redis), async () => (redis = await startRedis(redis.port)), 12_000],
    ['stands still', () => redis.process.kill('SIGSTOP'), () => redis.process.kill('SIGCONT'), 4000],
  ] as const) {
    it(`rests where Redis ${how}, says so, and goes on with all that was done`, async () => {
      const random = seeded(21);
      const both = [join(`away-${ms}`), join(`away-${ms}`)] as const;
      await seated(both);
      for (let moves = 0; moves < 6;) if (await moveOnce(both, random)) moves++;
      await away();
      await both[0].until(() => beginMove(both, random) !== undefined);
      for (const each of both) await each.until(() => each.client.isUnsaved);
      await wait(ms);
      expect(both.map(({ client }) => [client.status, client.isUnsaved])).to.deep.equal(
        Array(2).fill(['online', true]),
      );
      expect(both.map(({ client }) => client.pending).sort()).to.deep.equal([0, 1]);
      expect(await health()).to.equal('resting');
      expect(await askForRoom()).to.equal(503);
      await back();
      for (const each of both) await each.until(() => each.client.pending === 0);
      await both[0].until(() => both[0].client.revision === both[1].client.revision);
      expect(both.map(({ client }) => client.isUnsaved)).to.deep.equal([false, false]);
      expect(await health()).to.equal('ok');
      // Whoever comes now finds the same room.
      both[1].transport.lose();
      await both[1].until(() => both[1].welcomes >= 2 && both[1].client.status === 'online');
      while (!both[0].mirror?.outcome) await moveOnce(both, random);
      await both[1].until(() => both[1].client.revision === both[0].client.revision);
      expect(recordOf(both[1])).to.equal(recordOf(both[0]));
      for (const { mirror, seat, moves, refusals } of both) {
        expect(refusals).to.deep.equal([]);
        expect(mirror?.entries.filter(({ actor }) => actor === seat)).to.have.length(moves);
      }
      expect(isRunning(server)).to.equal(true);
    });
  }
});
