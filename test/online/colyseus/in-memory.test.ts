import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from '@colyseus/core';
import { Client } from '@colyseus/sdk';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { expect } from 'chai';
import type { Seat } from '../../../src/games/game.js';
import { cubo } from '../../../src/games/cubo/index.js';
import { kubi } from '../../../src/games/kubi/index.js';
import { triad } from '../../../src/games/triad/index.js';
import { tricubo } from '../../../src/games/tricubo/index.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { AnyGame } from '../../../src/match/record.js';
import { colyseusTransport, GameRoom } from '../../../src/online/colyseus/index.js';
import { pick, seeded } from '../../games/seeded.js';
import { FakeClock } from '../../match/fake-clock.js';
import { RemotePlayer } from './remote-player.js';

const GAMES = { triad, kubi, tricubo, cubo, triomino } as unknown as Record<string, AnyGame>;

/** A legal move; rather one that brings the game forward. */
function goodMove({ mirror, game, seat }: RemotePlayer, random: () => number): string {
  if (!mirror) throw new Error('it has no seat yet');
  const texts = mirror.legalMoves(seat as Seat).map((move) => game.makeMove(move, mirror.state, seat as Seat));
  const good = texts.filter((text) => !text.includes('-') && text !== 'roll' && text !== 'draw');
  return pick(good.length > 0 ? good : texts, random);
}

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
      server.define(id, GameRoom.with({ game, clock, emptyFor: 0.05, rateLimits: { burst: 1e6 } }));
    }
    await server.listen(0);
    client = new Client(`http://localhost:${(http.address() as AddressInfo).port}`);
  });

  afterEach(() => {
    for (const player of players) player.close();
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
      const [one, two] = [
        join(game, `whole-${game}`, { seats: 2 }),
        join(game, `whole-${game}`, { seats: 2 }),
      ] as const;
      await Promise.all([one.until(() => one.seat !== undefined), two.until(() => two.seat !== undefined)]);
      const random = seeded(5);
      for (let moves = 0; !one.mirror?.outcome; moves++) {
        const mover = [one, two].find(({ isToMove }) => isToMove);
        if (mover) {
          mover.act({ type: 'play', move: goodMove(mover, random) });
          await mover.until(() => mover.pending === 0);
        } else await new Promise((resolve) => setTimeout(resolve, 1));
        // Time limits end.
        if (moves % 25 === 20) clock.advance(61_000);
      }
      await two.until(() => two.revision === one.revision);
      expect([one.seat, two.seat].sort()).to.deep.equal([0, 1]);
      expect(JSON.stringify(two.mirror?.toRecord())).to.equal(JSON.stringify(one.mirror?.toRecord()));
    }).timeout(60_000);
  }
});
