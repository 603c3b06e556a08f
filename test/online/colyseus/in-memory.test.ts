import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import { Client } from '@colyseus/sdk';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { expect } from 'chai';
import type { AnyGame } from '../../../src/match/record/record.js';
import { colyseusTransport, GameRoom } from '../../../src/online/colyseus/index.js';
import type { Viewer } from '../../../src/online/index.js';
import { seeded } from '../../games/seeded.js';
import { FakeClock } from '../../match/fake-clock.js';
import { GAMES, moveOnce, recordOf, seated } from './games.js';
import { RemotePlayer } from './remote-player.js';

describe('a Colyseus server with a room for each game', () => {
  let server: Server;
  let client: Client;
  let players: RemotePlayer[] = [];
  const clock = new FakeClock();

  before(async () => {
    const http = createServer();
    server = new Server({
      transport: new WebSocketTransport({ server: http }),
      greet: false,
      gracefullyShutdown: false,
    });
    for (const [id, game] of Object.entries(GAMES)) {
      server.define(id, GameRoom.with({ game, clock, emptyFor: 1, rateLimits: { burst: 1e6 } }));
    }
    await server.listen(0);
    client = new Client(`http://localhost:${(http.address() as AddressInfo).port}`);
  });

  afterEach(() => {
    for (const player of players) player.client.close();
    players = [];
  });

  after(() => server.gracefullyShutdown(false));

  const join = (game: string, room: string, options: object = {}, seat?: Viewer): RemotePlayer => {
    const player = new RemotePlayer(
      GAMES[game] as AnyGame,
      colyseusTransport(client, { game, room, ...options }),
      seat,
    );
    players.push(player);
    return player;
  };

  for (const game of Object.keys(GAMES)) {
    it(`two play ${game} to its end and have equal records`, async () => {
      const both = [join(game, `whole-${game}`, { seats: 2 }), join(game, `whole-${game}`, { seats: 2 })] as const;
      const [one, two] = both;
      await seated(both);
      const random = seeded(5);
      for (let moves = 0; !one.mirror?.outcome; moves++) {
        await moveOnce(both, random);
        // Time limits end.
        if (moves % 25 === 20) clock.advance(61_000);
      }
      await two.until(() => two.client.revision === one.client.revision);
      expect([one.seat, two.seat].sort()).to.deep.equal([0, 1]);
      expect(recordOf(two)).to.equal(recordOf(one));
    }).timeout(60_000);
  }

  for (const [code, game, options] of [
    ['bad-room', 'triad', { room: '../triad' }],
    ['bad-room', 'triad', {}],
    ['bad-seats', 'triad', { room: 'a', seats: 1e9 }],
    ['bad-seats', 'kubi', { room: 'a', seats: ['human', 'computer'] }],
    ['bad-seats', 'kubi', { room: 'a', seats: [{}] }],
    ['bad-options', 'triomino', { room: 'a', options: { variant: 'x'.repeat(2000) } }],
    ['bad-options', 'triomino', { room: 'a', options: { variant: 'unheard of' } }],
  ] as const) {
    it(`refuses ${JSON.stringify(options).slice(0, 50)} with ${code}`, async () => {
      const error = await client.create(game, options).catch((thrown: unknown) => thrown);
      expect((error as Error).message).to.equal(code);
    });
  }

  it('refuses a room for good', async () => {
    const player = join('triad', 'a room');
    await player.until(() => player.client.status === 'ended');
    expect(player.client.ended).to.equal('no-room');
  });

  it('goes on with a game whose room was empty and has closed', async () => {
    const random = seeded(6);
    const [one, two] = [join('triad', 'left'), join('triad', 'left')];
    await seated([one, two]);
    for (let moves = 0; moves < 5;) if (await moveOnce([one, two], random)) moves++;
    one.transport.lose();
    two.client.close();
    await one.until(() => one.welcomes === 2);
    const record = recordOf(one);
    one.client.close();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await matchMaker.query({ name: 'triad' })).to.deep.equal([]);
    const onlooker = join('triad', 'left', {}, 'public');
    await seated([onlooker]);
    expect(recordOf(onlooker)).to.equal(record);
  });

  it('counts what is no message of ours as a mistake, and ends a connection that makes too many', async () => {
    const room = await client.create('triad', { room: 'nonsense' });
    const codes: string[] = [];
    room.onMessage('game', (text: string) => codes.push((JSON.parse(text) as { code: string }).code));
    const left = new Promise((resolve) => room.onLeave(resolve));
    room.send('game', { type: 'hello', protocol: 1 });
    room.send('something', 'else');
    for (let i = 0; i < 220; i++) room.send('game', '{');
    await left;
    expect(codes).to.include('no-json');
  });
});
