import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { Client } from '@colyseus/sdk';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { expect } from 'chai';
import type { Seat } from '../../../src/games/game.js';
import type { AnyGame } from '../../../src/match/record.js';
import { colyseusTransport, GameRoom } from '../../../src/online/colyseus/index.js';
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

  const join = (game: string, room: string, options: object = {}, seat?: Seat): RemotePlayer => {
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
});
