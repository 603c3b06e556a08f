import type { Server } from 'node:http';
import { Client } from '@colyseus/sdk';
import { expect } from 'chai';
import type { AnyGame } from '../../../src/match/record/record.js';
import { colyseusTransport } from '../../../src/online/colyseus/index.js';
import { seeded } from '../../games/seeded.js';
import { beginMove, GAMES, moveOnce, recordOf, seated } from './games.js';
import { hasRedis, isRunning, startProxy, startRedis, startServer, stop } from './processes.js';
import type { Listening } from './processes.js';
import { RemotePlayer } from './remote-player.js';

/** Milliseconds until a game has to go on. */
const SOON = 5000;

describe('two processes of the server that share rooms over Redis', function () {
  this.timeout(60_000);
  let redis: Listening;
  let one: Listening | undefined;
  let two: Listening | undefined;
  let proxies: (Server & { port: number })[] = [];
  let players: RemotePlayer[] = [];

  before(async function () {
    if (!hasRedis()) {
      console.warn('SKIPPED: two processes of the online server, since redis-server is not installed.');
      this.skip();
    }
    redis = await startRedis();
  });

  beforeEach(async () => {
    const running = async (each: Listening | undefined) => (isRunning(each) ? each : startServer(redis));
    [one, two] = await Promise.all([running(one), running(two)]);
    // Each asks its own process first, and the other one if that is gone.
    proxies = await Promise.all([startProxy([one, two]), startProxy([two, one])]);
  });

  afterEach(() => {
    for (const player of players) player.client.close();
    players = [];
    for (const proxy of proxies) proxy.close();
  });

  after(async () => {
    await Promise.all([one, two, redis].map((each) => stop(each)));
  });

  /** A player who finds the room by one of the processes. */
  const join = (by: 0 | 1, game: string, room: string): RemotePlayer => {
    const client = new Client(`http://localhost:${proxies[by]?.port}`);
    const transport = colyseusTransport(client, { game, room, seats: 2 });
    const player = new RemotePlayer(GAMES[game] as AnyGame, transport);
    players.push(player);
    return player;
  };

  /** Two players, the room on the first process. */
  const joinBoth = async (game: string, room: string): Promise<readonly [RemotePlayer, RemotePlayer]> => {
    const first = join(0, game, room);
    await seated([first]);
    const second = join(1, game, room);
    await seated([second]);
    return [first, second];
  };

  const playOn = async (both: readonly [RemotePlayer, RemotePlayer], random: () => number): Promise<void> => {
    const [first, second] = both;
    while (!first.mirror?.outcome) await moveOnce(both, random);
    await second.until(() => second.client.revision === first.client.revision);
    expect(recordOf(second)).to.equal(recordOf(first));
  };

  /** That everything they did is in the game, once. */
  const expectNothingLost = (both: readonly RemotePlayer[]): void => {
    for (const { mirror, seat, moves, refusals } of both) {
      expect(refusals).to.deep.equal([]);
      expect(mirror?.entries.filter(({ actor }) => actor === seat)).to.have.length(moves);
    }
  };

  it('brings all who follow one link at the same moment to one room', async () => {
    const rooms = Array.from({ length: 8 }, (_, i) => `at-once-${i}`);
    const pairs = rooms.map((room) => [join(0, 'triad', room), join(1, 'triad', room)]);
    for (const pair of pairs) {
      await seated(pair);
      expect(pair.map(({ seat }) => seat).sort()).to.deep.equal([0, 1]);
    }
  });

  it('goes on within five seconds after the process of its rooms was killed, and nothing is lost', async () => {
    const random = seeded(11);
    const pairs = await Promise.all(['triad', 'kubi', 'triomino'].map((game) => joinBoth(game, `killed-${game}`)));
    for (const pair of pairs) {
      for (let moves = 0; moves < 15;) if (await moveOnce(pair, random)) moves++;
      await pair[0].until(() => beginMove(pair, random) !== undefined);
    }
    const killed = performance.now();
    await stop(one);
    for (const pair of pairs) {
      for (const each of pair) await each.until(() => each.welcomes === 2 && each.client.pending === 0, SOON);
      await pair[0].until(() => beginMove(pair, random) !== undefined, SOON);
      await pair[0].until(() => pair.every(({ client }) => client.pending === 0), SOON);
    }
    expect(performance.now() - killed).to.be.below(SOON);
    for (const pair of pairs) {
      await playOn(pair, random);
      expectNothingLost(pair);
    }
  });

  it('goes on at once after a process was asked to end', async () => {
    const random = seeded(12);
    const both = await joinBoth('kubi', 'ended');
    for (let moves = 0; moves < 15;) if (await moveOnce(both, random)) moves++;
    const ending = one;
    await stop(ending, 'SIGTERM');
    expect(ending?.process.exitCode).to.equal(0);
    for (const each of both) await each.until(() => each.welcomes === 2, SOON);
    await playOn(both, random);
    expectNothingLost(both);
  });

  it('lets no process that was taken for dead undo what was played without it', async () => {
    const random = seeded(13);
    const both = await joinBoth('triad', 'asleep');
    const [first, second] = both;
    for (let moves = 0; moves < 6;) if (await moveOnce(both, random)) moves++;
    await first.until(() => second.client.revision === first.client.revision);
    one?.process.kill('SIGSTOP');
    // One has come another way, and plays on without the process that sleeps; the other one does not know of it.
    second.transport.lose();
    await second.until(() => second.welcomes === 2);
    await second.until(() => !second.isToMove || !!beginMove([second], random));
    await second.until(() => second.client.pending === 0);
    if (first.isToMove) beginMove([first], random);
    one?.process.kill('SIGCONT');
    await first.until(() => first.welcomes === 2);
    await playOn(both, random);
    expectNothingLost(both);
  });
});
