import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { triad } from '../../src/games/triad/index.js';
import { triomino } from '../../src/games/triomino/index.js';
import type { AnyGame } from '../../src/match/record/record.js';
import { GameHost } from '../../src/online/index.js';
import type { HostOptions, JoinOptions, Send } from '../../src/online/index.js';
import { seeded } from '../games/seeded.js';
import { FakeClock } from '../match/fake-clock.js';
import { Device, settle } from './devices.js';
import { Client, anyMove, newHost, toMove } from './table.js';

/** Clients that ask their players whether they are ready. */
function asking(game: AnyGame, options: Partial<HostOptions> = {}) {
  const made = newHost(game, options);
  const come = (id: string) => new Client(made.host, game, id).connectAsking();
  return { ...made, come };
}

const isReady = (client: Client) => client.last('presence')?.ready;
const isPaused = (client: Client) => client.last('presence')?.isPaused;

describe('a game against time', () => {
  it('begins, with its first dice, when everybody has said that they are ready', () => {
    const { host, clock, come } = asking(cubo, { seats: 2 });
    const [ann, bob] = [come('Ann'), come('Bob')];
    expect(isReady(ann)).to.deep.equal([false, false]);
    clock.advance(60_000);
    ann.say({ type: 'ready', ready: true }).play('call');
    expect(ann.refusals).to.deep.equal(['waiting']);
    expect(host.match.length, 'what nobody may study before the others').to.equal(0);
    expect(isReady(bob)).to.deep.equal([true, false]);
    bob.say({ type: 'ready', ready: true });
    expect([isReady(ann), isPaused(ann)]).to.deep.equal([undefined, false]);
    expect(ann.mirror?.state).to.deep.equal(host.match.state);
    expect(host.match.entries.map(({ actor, at }) => [actor, at])).to.deep.include(['chance', 0]);
    ann.play('call');
    expect(bob.last('change')).to.deep.include({ left: 6000 });
  });

  it('waits for somebody who is not ready after all, and for somebody who left before the beginning', () => {
    const { host, come } = asking(cubo, { seats: 2 });
    const [ann, bob] = [come('Ann'), come('Bob')];
    ann.say({ type: 'ready', ready: true }).say({ type: 'ready', ready: false });
    bob.say({ type: 'ready', ready: true });
    expect(isPaused(bob)).to.equal(true);
    host.leave('Bob');
    ann.say({ type: 'ready', ready: true });
    expect(isReady(ann)).to.deep.equal([true, false]);
    bob.connectAsking();
    expect(isPaused(ann), 'who comes back is asked again').to.equal(true);
    bob.say({ type: 'ready', ready: true });
    expect(isPaused(ann)).to.equal(false);
    host.leave('Bob');
    bob.connectAsking();
    expect([isReady(bob), isPaused(bob)], 'once it has begun').to.deep.equal([undefined, false]);
  });

  it('asks again before the next game', () => {
    const { come } = asking(cubo, { seats: 2 });
    const [ann, bob] = [come('Ann'), come('Bob')];
    for (const client of [ann, bob]) client.say({ type: 'ready', ready: true });
    ann.act({ type: 'ask', what: 'new-game' });
    bob.say({ type: 'answer', request: ann.last('request')?.request, agree: true });
    expect(ann.last('snapshot')).to.deep.include({ cause: 'new-game', game: 2 });
    expect(ann.last('snapshot')?.record.moves).to.deep.equal([]);
    expect(isReady(bob)).to.deep.equal([false, false]);
    for (const client of [ann, bob]) client.say({ type: 'ready', ready: true });
    expect(bob.mirror?.length).to.be.greaterThan(0);
  });

  it('goes on waiting where the host is restored before the beginning, and not after it', () => {
    const { host, come } = asking(cubo, { seats: 2 });
    const clients = [come('Ann'), come('Bob')];
    const [ann, bob] = clients as [Client, Client];
    const restore = (saved: object) => {
      const again = GameHost.restore(cubo, JSON.parse(JSON.stringify(saved)), {
        clock: new FakeClock(),
        random: seeded(3),
      }) as unknown as GameHost;
      for (const client of clients) {
        client.host = again;
        client.connectAsking();
      }
      return again;
    };
    const again = restore(host.save());
    expect(again.match.length).to.equal(0);
    for (const client of clients) client.say({ type: 'ready', ready: true });
    expect(isPaused(bob)).to.equal(false);
    restore(again.save());
    expect([isReady(ann), isPaused(ann)]).to.deep.equal([undefined, false]);
    expect(() => restore({ ...host.save(), isAwaited: 'yes' }))
      .to.throw()
      .with.property('code', 'save-damaged');
  });

  const CASES: readonly (readonly [string, AnyGame, Partial<HostOptions>, boolean])[] = [
    ['without time limits, which is a race all the same', cubo, { options: { timeLimits: false } }, true],
    ['with a limit for each turn', triomino, { options: { turnSeconds: 60 } }, true],
    ['without that limit', triomino, {}, false],
    ['without a clock', triad, {}, false],
    ['by the clock', triad, { options: { clock: '5+3' } }, true],
    ['by the clock', triomino, { options: { clock: '5+3' } }, true],
    ['without a clock, whose host asks', triad, { asksReady: true }, true],
    ['whose host does not wait for all', cubo, { waitsForAll: false }, false],
    ['whose host does not ask', cubo, { asksReady: false }, false],
  ];
  for (const [which, game, options, asks] of CASES) {
    it(`${asks ? 'asks' : 'does not ask'} in ${game.id} ${which}`, () => {
      const { host, come } = asking(game, { seats: 2, ...options });
      const [ann, bob] = [come('Ann'), come('Bob')];
      expect(isReady(ann)).to.deep.equal(asks ? [false, false] : undefined);
      expect(isPaused(ann)).to.equal(asks);
      for (const client of asks ? [ann, bob] : []) client.say({ type: 'ready', ready: true });
      expect(host.match.length).to.be.greaterThan(0);
    });
  }

  it('asks neither computers, nor those who look on, nor clients that do not know of it', () => {
    const { host, come, join } = asking(cubo, {
      seats: ['human', 'human', 'computer'],
      loadOpponent: () => new Promise(() => {}),
    });
    const ann = come('Ann');
    join('Old');
    const eve = join('Eve', 'public');
    expect(isReady(ann)).to.deep.equal([false, true, true]);
    eve.say({ type: 'ready', ready: true });
    expect(eve.refusals).to.deep.equal(['spectator']);
    ann.say({ type: 'ready', ready: true });
    expect(host.match.length).to.be.greaterThan(0);
  });

  it('deals nothing in Triomino before everybody is there, ready or not', () => {
    const { host, join } = newHost(triomino, { seats: 2 });
    const ann = join('Ann');
    expect(ann.last('welcome')?.record.moves).to.deep.equal([]);
    join('Bob');
    expect(host.match.length).to.be.greaterThan(0);
  });
});

describe('a player who waits', () => {
  it('takes another free seat, with name and secret, and others may have the first one', () => {
    const { host, join } = newHost(triad);
    const ann = join('Ann', 0, 'Ann');
    const { secret } = ann;
    ann.say({ type: 'sit', seat: 1 });
    expect(ann.last('welcome')).to.deep.include({ seat: 1, secret, client: 1, handled: 0 });
    expect(ann.last('presence')).to.deep.include({ seats: ['free', 'here'], names: ['', 'Ann'], isOpen: true });
    host.leave('Ann');
    ann.connect(0);
    expect(ann.viewer, 'also if the answer was lost').to.equal(1);
    const bob = join('Bob');
    expect(bob.viewer).to.equal(0);
    const mover = toMove(host, [ann, bob]);
    mover.play(anyMove(host, mover.viewer as number));
    expect(mover.refusals).to.deep.equal([]);
  });

  it('stays where a seat is somebody else’s, or none, or the game has begun, or a request stands', () => {
    const { join } = newHost(triad);
    const ann = join('Ann');
    join('Bob');
    ann.say({ type: 'sit', seat: 1 }).say({ type: 'sit', seat: 7 });
    expect(ann.refusals).to.deep.equal(['outdated', 'outdated']);
    expect(ann.last('presence')?.isOpen).to.equal(undefined);
    const few = newHost(cubo, { seats: ['human', 'human', 'human', 'computer'] });
    const [eve, max] = [few.join('Eve'), few.join('Max')] as [Client, Client];
    for (const seat of [1, 3, 4]) eve.say({ type: 'sit', seat });
    expect(eve.refusals).to.deep.equal(['seat-taken', 'no-seat', 'no-seat']);
    max.act({ type: 'ask', what: 'new-game' });
    eve.say({ type: 'sit', seat: 2 });
    expect(eve.refusals.at(-1)).to.equal('request-pending');
  });

  it('may not look at the tiles of one seat and take another', () => {
    const { join } = newHost(triomino, { seats: 2, waitsForAll: false });
    const ann = join('Ann');
    expect(ann.last('presence')?.isOpen).to.equal(undefined);
    expect(ann.say({ type: 'sit', seat: 1 }).refusals).to.deep.equal(['outdated']);
  });
});

describe('a device', () => {
  const evening = (game: AnyGame) => {
    const { host, clock } = newHost(game, { seats: 2 });
    const device = (name: string) => new Device(host, clock, name, { isAlwaysReady: false, name });
    const pass = async () => {
      await settle();
      clock.advance(1);
      await settle();
    };
    return { host, clock, device, pass };
  };

  it('says that its player is ready, also over a connection that was lost', async () => {
    const { host, clock, device, pass } = evening(cubo);
    const [ann, bob] = [device('Ann'), device('Bob')];
    await pass();
    ann.online.setReady(true);
    await pass();
    ann.line.break();
    clock.advance(5000);
    await pass();
    expect(ann.online.presence?.ready).to.deep.equal([true, false]);
    bob.online.setReady(true);
    await pass();
    expect(host.match.length).to.be.greaterThan(0);
    expect(ann.match.state).to.deep.equal(host.match.state);
  });

  it('plays at a host of earlier days, which knows nothing of it', async () => {
    const { host, clock, pass } = evening(triad);
    const clients = new Map<string, Send>();
    const earlier = {
      game: host.game,
      join: (id: string, options: JoinOptions) => {
        clients.set(id, options.send);
        host.join(id, options);
      },
      receive: (id: string, text: string) => {
        if (text.includes('"ready"')) clients.get(id)?.({ type: 'refuse', code: 'unknown-field' });
        else host.receive(id, text);
      },
      leave: (id: string) => host.leave(id),
    };
    const ann = new Device(earlier as unknown as GameHost, clock, 'Ann', { isAlwaysReady: false });
    await pass();
    expect([ann.online.status, ann.online.seat]).to.deep.equal(['online', 0]);
  });

  it('takes another seat, and comes back to that one', async () => {
    const { clock, device, pass } = evening(triad);
    const ann = device('Ann');
    await pass();
    ann.online.sit(1);
    await pass();
    expect([ann.online.seat, ann.match.gate.playerOf(1).kind]).to.deep.equal([1, 'human']);
    ann.line.break();
    clock.advance(5000);
    await pass();
    expect(ann.online.seat).to.equal(1);
    const bob = device('Bob');
    await pass();
    expect(bob.online.seat).to.equal(0);
  });
});
