import { expect } from 'chai';
import { WebSocket as NodeSocket } from 'ws';
import { triad } from '../../src/games/triad/index.js';
import { GameError } from '../../src/games/game-error.js';
import { webSocketTransport } from '../../src/online/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { FakeClock } from '../match/fake-clock.js';
import { LinkedPlayer, playOn, recordOf } from './linked-player.js';
import { SocketHost } from './socket-host.js';

const WebSocket = NodeSocket as unknown as typeof globalThis.WebSocket;
const game = triad as unknown as AnyGame;

describe('a game over a plain WebSocket', () => {
  let server: SocketHost;
  let players: LinkedPlayer[] = [];
  beforeEach(async () => {
    server = await SocketHost.start(game, ['kitchen']);
  });
  afterEach(() => {
    for (const player of players) player.close();
    players = [];
    server.stop();
  });

  const join = (room = 'kitchen', address = server.address, clock?: FakeClock): LinkedPlayer => {
    const player = new LinkedPlayer(webSocketTransport(address, room, { WebSocket, clock }), game);
    players.push(player);
    return player;
  };

  it('is played by two, each of whom sees what the other does', async () => {
    const two = [join(), join()];
    await playOn(two, 6);
    const played = server.hosts.get('kitchen')?.match.toRecord().moves;
    expect(played).to.have.length(6);
    for (const player of two) expect(recordOf(player)).to.deep.equal(played);
  });

  it('goes on after the network failed, and nothing that was pressed is lost', async () => {
    const two = [join(), join()];
    await playOn(two, 3);
    server.cut();
    two.find(({ match, seat }) => match?.actors.includes(seat))?.play();
    await playOn(two, 6);
    for (const { log } of two) expect(log).to.deep.equal(['opened', 'closed', 'opened']);
    expect(recordOf(two[0] as LinkedPlayer)).to.deep.equal(recordOf(two[1] as LinkedPlayer));
  });

  it('sends the server the room, and keeps what the address asks for besides', async () => {
    await join('kitchen', `${server.address}/play?token=a%20b&room=old#top`).arrived();
    const { pathname, searchParams, hash } = new URL(server.asked[0] as string, 'ws://here');
    expect(pathname).to.equal('/play');
    expect([...searchParams]).to.deep.equal([
      ['token', 'a b'],
      ['room', 'kitchen'],
    ]);
    expect(hash).to.equal('');
  });

  it('is not tried again where there is no such game', async () => {
    const player = join('cellar');
    await player.until('the end', ({ online }) => online.status === 'ended');
    expect(player.online.ended).to.equal('no-room');
    expect(player.log).to.deep.equal(['opened', 'closed for good']);
  });

  it('is tried again where nobody answers yet', async () => {
    const { address } = server;
    server.stop();
    const player = join('kitchen', address);
    await player.until('two tries', ({ log }) => log.length > 1);
    expect(player.log.slice(0, 2)).to.deep.equal(['closed', 'closed']);
  });

  it('is given up when nothing has come for fifteen seconds', async () => {
    const clock = new FakeClock();
    const player = join('kitchen', server.address, clock);
    await player.arrived();
    server.fallSilent();
    await new Promise((resolve) => setTimeout(resolve, 50));
    clock.advance(15_000);
    expect(player.log).to.deep.equal(['opened']);
    clock.advance(2500);
    expect(player.log).to.deep.equal(['opened', 'closed']);
    expect(clock.pending).to.equal(0);
  });

  it('survives a page that slept for an hour, if something comes then', async () => {
    const clock = new FakeClock();
    const player = join('kitchen', server.address, clock);
    await player.arrived();
    clock.sleep(3_600_000);
    clock.advance(1);
    player.online.rename('Ann');
    await player.until('what others receive', ({ online }) => online.presence?.names[0] === 'Ann');
    clock.advance(10_000);
    expect(player.log).to.deep.equal(['opened']);
  });

  it('hears nothing of a connection that the player has ended', async () => {
    const clock = new FakeClock();
    const player = join('kitchen', server.address, clock);
    await Promise.resolve();
    player.close();
    await join().arrived();
    expect(player.log).to.deep.equal([]);
    expect(clock.pending).to.equal(0);
  });

  it('ends at once where the page may not open sockets', async () => {
    const Forbidden = class {
      constructor() {
        throw new DOMException('no plain sockets here', 'SecurityError');
      }
    } as unknown as typeof globalThis.WebSocket;
    const transport = webSocketTransport('ws://localhost', 'kitchen', { WebSocket: Forbidden });
    const player = new LinkedPlayer(transport, game);
    await player.until('the end', ({ online }) => online.status === 'ended');
    expect(player.log).to.deep.equal(['closed for good']);
    expect(player.online.ended).to.equal('forbidden');
  });

  for (const address of ['', 'games.example', 'https://games.example', 'ws:']) {
    it(`is refused with a sentence at ${JSON.stringify(address)}`, () => {
      expect(() => webSocketTransport(address, 'kitchen'))
        .to.throw(GameError, /expected one like wss:\/\//)
        .with.property('code', 'bad-attribute');
    });
  }

  it('keeps seats apart by server, but not by what else the address asks for', () => {
    const room = (address: string) => webSocketTransport(address, 'kitchen').room;
    expect(room('wss://a.example/play?token=1')).to.equal(room('wss://a.example/play?token=2#top'));
    expect(new Set(['wss://a.example', 'wss://b.example', 'wss://a.example/play'].map(room)).size).to.equal(3);
  });
});
