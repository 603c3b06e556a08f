import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import { Client } from '@colyseus/sdk';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { expect } from 'chai';
import { WebSocket } from 'ws';
import { triad } from '../../../src/games/triad/index.js';
import { triomino } from '../../../src/games/triomino/index.js';
import type { AnyGame } from '../../../src/match/record/record.js';
import {
  AddressLimits,
  colyseusTransport,
  GameRoom,
  guardServer,
  MemorySaves,
} from '../../../src/online/colyseus/index.js';
import type { Claim, GameRoomSettings, GuardOptions } from '../../../src/online/colyseus/index.js';
import type { SavedHost } from '../../../src/online/index.js';
import { seeded } from '../../games/seeded.js';
import { beginMove, moveOnce, recordOf, seated } from './games.js';
import { RemotePlayer } from './remote-player.js';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A store that a test can take away, damage, and look into. */
class TestSaves extends MemorySaves {
  override status: 'ok' | 'away' = 'ok';
  readonly damaged = new Set<string>();
  readonly released: (readonly [room: string, hasBegun: boolean | undefined])[] = [];
  #back: () => void = () => undefined;
  #isBack: Promise<void> = Promise.resolve();

  goAway(): void {
    this.status = 'away';
    this.#isBack = new Promise((resolve) => (this.#back = resolve));
  }

  comeBack(): void {
    this.status = 'ok';
    this.#back();
  }

  override async claim(room: string, owner: string, instead?: string): Promise<Claim> {
    const claim = await super.claim(room, owner, instead);
    return this.damaged.has(room) ? { ...claim, saved: '{"protocol":1,"rec' as unknown as SavedHost } : claim;
  }

  override async save(room: string, owner: string, saved: SavedHost): Promise<boolean> {
    await this.#isBack;
    return super.save(room, owner, saved);
  }

  override release(room: string, owner: string, hasBegun?: boolean): Promise<void> {
    this.released.push([room, hasBegun]);
    return super.release(room, owner, hasBegun);
  }
}

describe('a Colyseus server that is guarded', function () {
  this.timeout(20_000);
  let server: Server;
  let address: string;
  let client: Client;
  let saves: TestSaves;
  let errors: unknown[];
  let players: RemotePlayer[];
  let game: AnyGame;

  const serve = async (guard: GuardOptions = {}, settings: Partial<GameRoomSettings> = {}): Promise<void> => {
    game = triad;
    const http = createServer();
    server = new Server({
      transport: new WebSocketTransport({ server: http }),
      greet: false,
      gracefullyShutdown: false,
    });
    [saves, errors, players] = [new TestSaves(), [], []];
    const onError = (error: unknown) => errors.push(error);
    const { limits } = guard;
    server.define('triad', GameRoom.with({ game, saves, limits, onError, emptyFor: 0.5, ...settings }));
    await server.listen(0);
    guardServer(http, { saves, ...guard });
    address = `localhost:${(http.address() as AddressInfo).port}`;
    client = new Client(`http://${address}`);
  };

  afterEach(async () => {
    for (const player of players) player.client.close();
    saves.comeBack();
    await server.gracefullyShutdown(false);
  });

  const join = (room: string, seat?: 'public'): RemotePlayer => {
    const player = new RemotePlayer(game, colyseusTransport(client, { game: 'triad', room }), seat);
    players.push(player);
    return player;
  };

  const joinBoth = async (room: string): Promise<readonly [RemotePlayer, RemotePlayer]> => {
    const both = [join(room), join(room)] as const;
    await seated(both);
    return both;
  };

  const post = async (headers: Readonly<Record<string, string>> = {}, room = 'asked'): Promise<number | undefined> => {
    const body = JSON.stringify({ room });
    const all = { 'content-type': 'application/json', 'content-length': String(body.length), ...headers };
    const asked = ask(`http://${address}/matchmake/create/triad`, { method: 'POST', headers: all }).end(body);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };

  /** @returns a socket that is open, or the status code of why not */
  const openSocket = (headers: Readonly<Record<string, string>> = {}): Promise<WebSocket | number | undefined> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`ws://${address}/process/room?sessionId=none`, { headers });
      socket.on('open', () => resolve(socket)).on('error', () => resolve(undefined));
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
    });

  const refusal = async (act: Promise<unknown>): Promise<unknown> => {
    const error = await act.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return (error as Error | undefined)?.message;
  };

  it('lets one address have so many rooms at once, and play on in those that there are', async () => {
    await serve({ limits: new AddressLimits({ rooms: 2 }) });
    const [ann] = await joinBoth('one');
    const alone = await client.create('triad', { room: 'two' });
    expect(await refusal(client.create('triad', { room: 'three' }))).to.equal('too-many-rooms');
    ann.transport.lose();
    await ann.until(() => ann.welcomes === 2);
    await alone.leave();
    await wait(900);
    expect(await refusal(client.create('triad', { room: 'three' }))).to.equal(undefined);
  });

  it('lets one address begin so many games a minute, and come back to older ones', async () => {
    await serve({ limits: new AddressLimits({ roomsPerMinute: 2 }) });
    const both = await joinBoth('old');
    for (const player of both) player.client.close();
    await wait(900);
    await seated([join('old', 'public')]);
    expect(await refusal(client.create('triad', { room: 'new' }))).to.equal(undefined);
    expect(await refusal(client.create('triad', { room: 'newer' }))).to.equal('too-many-rooms');
    // Nothing of it is kept.
    expect((await saves.claim('triad/newer', 'somebody')).owner).to.equal('somebody');
  });

  it('lets one address open so many sockets, whatever it says of itself', async () => {
    await serve({ limits: new AddressLimits({ sockets: 3 }) });
    await seated(['a', 'b', 'c'].map((room) => join(room)));
    expect(await openSocket({ 'x-forwarded-for': '203.0.113.1', 'x-real-ip': '203.0.113.1' })).to.equal(429);
    players[0]?.client.close();
    await wait(300);
    expect(await openSocket()).to.be.instanceOf(WebSocket);
  });

  it('lets one address ask for so many sockets, even if it closes them, and read what it likes', async () => {
    await serve({ limits: new AddressLimits({ requests: { burst: 2, perSecond: 0 } }) });
    for (let sockets = 0; sockets < 2; sockets++) ((await openSocket()) as WebSocket).close();
    expect(await openSocket()).to.equal(429);
    expect((await fetch(`http://${address}/health`)).status).to.not.equal(429);
    await server.gracefullyShutdown(false);
    await serve({ limits: new AddressLimits({ reads: { burst: 1, perSecond: 0 } }) });
    const read = async () => (await fetch(`http://${address}/health`)).status;
    expect([await read(), await read()]).to.deep.equal([404, 429]);
    expect(await post()).to.equal(200);
  });

  it('tells addresses behind a proxy of its own apart', async () => {
    await serve({ limits: new AddressLimits({ requests: { burst: 1, perSecond: 0 } }), trustedProxies: 1 });
    const asked = ['203.0.113.1', '203.0.113.1', '203.0.113.2'];
    const answers: unknown[] = [];
    for (const each of asked)
      answers.push(await post({ 'x-forwarded-for': `192.0.2.1, ${each}` }, each.replaceAll('.', '-')));
    expect(answers).to.deep.equal([200, 429, 200]);
  });

  it('lets pages of other origins neither ask for rooms nor open sockets', async () => {
    await serve({ origins: ['https://good.example'] });
    expect(await post({ origin: 'https://bad.example' })).to.equal(403);
    // A page may send this without asking first.
    expect(await post({ origin: 'https://bad.example', 'content-type': 'text/plain' })).to.equal(403);
    expect(await post({ origin: 'https://good.example' })).to.equal(200);
    expect(await openSocket({ origin: 'https://bad.example' })).to.equal(403);
    expect(await openSocket({ origin: 'https://good.example' })).to.be.instanceOf(WebSocket);
  });

  it('takes no body that is too long, or does not say how long it is', async () => {
    await serve();
    expect(await post({}, 'x'.repeat(10_000))).to.equal(413);
  });

  it('ends a connection that says no hello, and one that floods it; the others play on', async () => {
    await serve({}, { helloWithin: 200 });
    const both = await joinBoth('honest');
    const silent = await client.create('triad', { room: 'silent' });
    await new Promise((resolve) => silent.onLeave(resolve));
    const flood = await client.create('triad', { room: 'flood' });
    const ended = new Promise((resolve) => flood.onLeave(resolve));
    flood.onMessage('game', () => undefined);
    flood.send('game', '{"type":"hello","protocol":1}');
    for (let i = 0; i < 400; i++) flood.send('game', `{"type":"ping","time":${i}}`);
    await ended;
    await playSome(both, 4);
    expect(both.map(({ welcomes }) => welcomes)).to.deep.equal([1, 1]);
  });

  it('refuses what all connections of one address send too fast', async () => {
    await serve({ limits: new AddressLimits({ messages: { burst: 10, perSecond: 1 } }) });
    const ann = join('many');
    await seated([ann]);
    const codes: unknown[] = [];
    const room = await client.create('triad', { room: 'other' });
    room.onMessage('game', (text: string) => codes.push((JSON.parse(text) as { code?: string }).code));
    for (let i = 0; i < 15; i++) room.send('game', `{"type":"ping","time":${i}}`);
    await wait(300);
    expect(codes.filter((code) => code === 'too-fast')).to.have.length(1);
  });

  it('ends the room of a game that breaks, with a word, and no other', async () => {
    let isBroken = false;
    const broken = Object.create(triomino) as Record<string, unknown>;
    broken['conceal'] = (...input: Parameters<typeof triomino.conceal>) => {
      if (isBroken) throw new Error('the rules are broken');
      return triomino.conceal(...input);
    };
    await serve({}, { game: broken as unknown as AnyGame, seats: 2 });
    game = triomino;
    const ill = await joinBoth('ill');
    const well = await joinBoth('well');
    isBroken = true;
    await ill[0].until(() => beginMove(ill, seeded(3)) !== undefined);
    for (const each of ill) await each.until(() => each.client.status === 'ended');
    isBroken = false;
    expect(ill.map(({ client: { ended } }) => ended)).to.deep.equal(['failed', 'failed']);
    expect(errors.map(String)).to.include('Error: the rules are broken');
    await playSome(well, 4);
    await wait(300);
    expect(await matchMaker.query({ name: 'triad' })).to.have.length(1);
    // It was saved before it broke.
    await seated([join('ill', 'public')]);
  });

  it('plays no game whose save is damaged, and all others', async () => {
    await serve();
    saves.damaged.add('triad/ill');
    const [ill, well] = [join('ill'), join('well')];
    await ill.until(() => ill.client.status === 'ended');
    expect(ill.client.ended).to.equal('no-room');
    await seated([well]);
    expect(errors.map(String).join()).to.include('the saved game is damaged');
  });

  it('keeps a game that nobody joined for a shorter time', async () => {
    await serve();
    const [one] = [join('alone'), await joinBoth('both')];
    await seated([one]);
    for (const player of players) player.client.close();
    await wait(900);
    expect(Object.fromEntries(saves.released)).to.deep.equal({ 'triad/alone': false, 'triad/both': true });
  });

  it('lets games rest while nothing can be saved, and all is there afterwards', async () => {
    await serve();
    const both = await joinBoth('rests');
    const [ann, bob] = both;
    await playSome(both, 4);
    await bob.until(() => bob.client.revision === ann.client.revision);
    const record = recordOf(ann);
    saves.goAway();
    const random = seeded(9);
    while (!both.some(({ client: { pending } }) => pending > 0)) {
      beginMove(both, random);
      await wait(10);
    }
    await wait(300);
    // Nobody is told of what could be lost, nobody else comes in, and nobody is sent away.
    expect(both.map(recordOf)).to.deep.equal([record, record]);
    expect(await post()).to.equal(503);
    expect(both.map(({ client: { status } }) => status)).to.deep.equal(['online', 'online']);
    // Even if all leave, the room waits until it has saved what they did.
    for (const player of both) player.client.close();
    await wait(900);
    expect(await matchMaker.query({ name: 'triad' })).to.have.length(1);
    saves.comeBack();
    await wait(900);
    const onlooker = join('rests', 'public');
    await seated([onlooker]);
    expect(onlooker.client.revision).to.be.greaterThan(ann.client.revision);
  });

  const playSome = async (both: readonly RemotePlayer[], moves: number): Promise<void> => {
    const random = seeded(moves);
    for (let made = 0; made < moves;) if (await moveOnce(both, random)) made++;
  };
});
