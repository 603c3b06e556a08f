import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import { Client } from '@colyseus/sdk';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { expect } from 'chai';
import type { AnyGame } from '../../../src/match/record/record.js';
import { colyseusTransport, GameRoom, guardServer, MemorySaves } from '../../../src/online/colyseus/index.js';
import type { SavedHost } from '../../../src/online/index.js';
import { serveHealth } from '../../../src/server/online/serve-health.js';
import { seeded } from '../../games/seeded.js';
import { FastTime } from '../fast-time.js';
import { beginMove, GAMES, moveOnce, recordOf, seated } from './games.js';
import { RemotePlayer } from './remote-player.js';

const MINUTE = 60_000;

/** A store that is away from one moment to another: it refuses what it is to save, or does not answer. */
class AwaySaves extends MemorySaves {
  override status: 'ok' | 'away' = 'ok';
  readonly #isSilent: boolean;
  #waiting: (() => void)[] = [];

  constructor(how: 'refuses' | 'is silent') {
    super();
    this.#isSilent = how === 'is silent';
  }

  comeBack(): void {
    this.status = 'ok';
    for (const goOn of this.#waiting.splice(0)) goOn();
  }

  override async save(room: string, owner: string, saved: SavedHost): Promise<boolean> {
    if (this.status === 'away') {
      if (!this.#isSilent) throw new Error('the store refuses');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    return super.save(room, owner, saved);
  }
}

describe('ten minutes without the store of the games', function () {
  this.timeout(60_000);
  let time: FastTime;
  let server: Server;
  let players: RemotePlayer[];
  let saves: AwaySaves;
  let address: string;
  let errors: Error[];

  const serve = async (game: string, how: 'refuses' | 'is silent'): Promise<void> => {
    [time, saves, players, errors] = [new FastTime(), new AwaySaves(how), [], []];
    const http = createServer();
    server = new Server({
      transport: new WebSocketTransport({ server: http }),
      express: (app) => serveHealth(app, saves),
      greet: false,
      gracefullyShutdown: false,
    });
    const onError = (error: unknown) => errors.push(error as Error);
    server.define(game, GameRoom.with({ game: GAMES[game] as AnyGame, saves, onError, seats: 2 }));
    await time.until(server.listen(0));
    guardServer(http, { saves });
    address = `http://localhost:${(http.address() as AddressInfo).port}`;
  };

  afterEach(async () => {
    for (const player of players) player.client.close();
    saves.comeBack();
    await time.until(server.gracefullyShutdown(false));
    time.end();
  });

  const joinBoth = async (game: string): Promise<readonly [RemotePlayer, RemotePlayer]> => {
    const join = () => {
      const transport = colyseusTransport(new Client(address), { game, room: 'long', seats: 2 });
      return new RemotePlayer(GAMES[game] as AnyGame, transport);
    };
    const both = [join(), join()] as const;
    players.push(...both);
    await time.until(seated(both));
    return both;
  };

  const look = async (): Promise<readonly [code: number, status: string]> => {
    const answer = await time.until(fetch(`${address}/health`));
    return [answer.status, ((await time.until(answer.json())) as { status: string }).status];
  };

  for (const [game, how] of [
    ['triad', 'refuses'],
    ['triad', 'is silent'],
    ['cubo', 'refuses'],
  ] as const) {
    it(`end no game of ${game} where it ${how}, and all that was done is there afterwards`, async () => {
      await serve(game, how);
      const random = seeded(10);
      const both = await joinBoth(game);
      const [ann, bob] = both;
      for (let moves = 0; moves < 4;) if (await time.until(moveOnce(both, random))) moves++;
      await time.until(ann.until(() => ann.client.revision === bob.client.revision));
      const record = recordOf(ann);

      saves.status = 'away';
      while (!beginMove(both, random)) await time.pass(10, 10);
      for (let minute = 0; minute < 10; minute++) {
        await time.pass(MINUTE);
        expect(await look()).to.deep.equal([200, 'resting']);
        // Nobody is told of what could be lost, and nobody is told that the game has ended.
        expect(both.map(recordOf)).to.deep.equal([record, record]);
        expect(both.map(({ client: { isUnsaved } }) => isUnsaved)).to.deep.equal([true, true]);
        expect(matchMaker.stats.local.roomCount).to.equal(1);
      }

      saves.comeBack();
      // They try again about four times a minute.
      for (const each of both)
        await time.until(each.until(() => each.client.status === 'online' && !each.client.isUnsaved, MINUTE));
      for (const each of both) await time.until(each.until(() => each.client.pending === 0, MINUTE));
      expect(await look()).to.deep.equal([200, 'ok']);
      expect(both.map(({ refusals }) => refusals)).to.deep.equal([[], []]);
      while (!ann.mirror?.outcome) await time.until(moveOnce(both, random));
      await time.until(bob.until(() => bob.client.revision === ann.client.revision));
      expect(recordOf(bob)).to.equal(recordOf(ann));
      for (const { mirror, seat, moves } of both) {
        expect(mirror?.entries.filter(({ actor }) => actor === seat)).to.have.length(moves);
      }
      expect([...new Set(errors.map(({ message }) => message))]).to.deep.equal(
        how === 'refuses' ? ['the store refuses'] : [],
      );
    });
  }
});
