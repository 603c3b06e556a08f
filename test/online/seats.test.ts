import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { triad } from '../../src/games/triad/index.js';
import { GameError, GameHost } from '../../src/online/index.js';
import { seeded } from '../games/seeded.js';
import { FakeClock } from '../match/fake-clock.js';
import { Client, anyMove, newHost, toMove } from './table.js';

describe('the seats of a shared game', () => {
  it('are given one after the other, each with a secret of its own, and then there is none left', () => {
    const { join } = newHost(triad);
    const [ann, bob, eve] = ['Ann', 'Bob', 'Eve'].map((id) => join(id)) as [Client, Client, Client];
    expect([ann.viewer, bob.viewer]).to.deep.equal([0, 1]);
    expect(ann.secret).to.match(/^[0-9a-f]{32}$/);
    expect(bob.secret).to.not.equal(ann.secret);
    expect(eve.inbox).to.deep.equal([{ type: 'refuse', code: 'full' }]);
  });

  it('are found again by a client that has made the secret itself, also if it has not heard that it has one', () => {
    const { host, join } = newHost(triad);
    const secret = 'made by the client';
    host.join('Ann', { send: () => undefined });
    host.receive('Ann', { type: 'hello', protocol: 1, secret });
    const again = new Client(host, join('Bob').game, 'Ann again');
    again.secret = secret;
    again.connect();
    expect(again.last('welcome')).to.include({ seat: 0, secret });
    const eve = new Client(newHost(triad).host, again.game, 'Eve');
    eve.secret = 'easy';
    expect(eve.connect().secret, 'one that is too easy').to.match(/^[0-9a-f]{32}$/);
  });

  it('are kept for whoever knows the secret', () => {
    const { host, join } = newHost(triad);
    const ann = join('Ann', 0);
    host.leave('Ann');
    const eve = join('Eve', 0);
    eve.secret = `${ann.secret?.slice(0, -1)}x`;
    eve.say({ type: 'hello', protocol: 1, seat: 0, secret: eve.secret });
    expect(eve.refusals).to.deep.equal(['seat-taken', 'seat-taken']);
    ann.connect(0);
    expect(ann.all('welcome')).to.have.length(2);
    expect(ann.all('welcome')[1]?.secret).to.equal(ann.all('welcome')[0]?.secret);
  });

  it('go to the latest connection of a player, and the earlier one hears why', () => {
    const { host, join } = newHost(triad);
    const ann = join('phone', 0);
    const again = new Client(host, ann.game, 'laptop');
    again.secret = ann.secret;
    again.connect(0);
    expect(ann.last('bye')?.code).to.equal('replaced');
    const { length } = ann.inbox;
    join('Bob', 1);
    expect(ann.inbox).to.have.length(length);
    expect(again.last('presence')?.seats).to.deep.equal(['here', 'here']);
  });

  it('are broadcast with who is there, who is gone, and how many look on', () => {
    const { host, join } = newHost(triad);
    const ann = join('Ann');
    const presence = () => [...(ann.last('presence')?.seats ?? []), ann.last('presence')?.spectators];
    expect(presence()).to.deep.equal(['here', 'free', 0]);
    join('Bob');
    join('Eve', 'public');
    expect(presence()).to.deep.equal(['here', 'here', 1]);
    host.leave('Bob');
    expect(presence()).to.deep.equal(['here', 'gone', 1]);
  });

  it('are not those of spectators, who see the game and do nothing', () => {
    const { host, join } = newHost(triad, { mostSpectators: 1 });
    const players = [join('Ann'), join('Bob')];
    const eve = join('Eve', 'public');
    expect(eve.secret).to.equal(undefined);
    const before = host.save();
    eve.play('a1a2').act({ type: 'ask', what: 'undo' }).say({ type: 'answer', request: 1, agree: true });
    expect(eve.refusals).to.deep.equal(['spectator', 'spectator', 'spectator']);
    expect(host.save()).to.deep.equal(before);
    const mover = toMove(host, players);
    mover.play(anyMove(host, mover.viewer as number));
    expect(eve.mirror?.state).to.deep.equal(host.match.state);
    expect(join('Max', 'public').refusals).to.deep.equal(['full']);
  });

  it('can be a computer’s, and then nobody takes them', () => {
    const { join } = newHost(triad, { seats: ['human', 'computer:easy'] });
    expect(join('Ann', 1).refusals).to.deep.equal(['no-seat']);
    expect(join('Bob', 7).refusals).to.deep.equal(['no-seat']);
    expect(join('Max').last('presence')?.seats).to.deep.equal(['here', 'computer']);
  });

  it('are people’s or computers’, and as many as the game allows', () => {
    const around = { clock: new FakeClock(), random: seeded(1) };
    for (const seats of [3, 0, 1.5, ['human'], ['human', 'remote'], ['human', 'nobody']]) {
      expect(() => new GameHost(triad, { ...around, seats }), String(seats))
        .to.throw()
        .with.property('code', 'bad-seats');
    }
  });

  it('are kept when the game is saved, with their secrets', () => {
    const { host, join } = newHost(triad);
    const players = [join('Ann'), join('Bob')];
    const mover = toMove(host, players);
    mover.play(anyMove(host, mover.viewer as number));
    const saved = JSON.parse(JSON.stringify(host.save())) as object;
    const restored = GameHost.restore(triad, saved, { clock: new FakeClock(), random: seeded(2) });
    expect(restored.revision).to.equal(host.revision);
    mover.host = restored as unknown as GameHost;
    mover.connect(mover.viewer);
    expect(mover.last('welcome')).to.include({ handled: 1, seat: mover.viewer, revision: host.revision });
    for (const damage of [
      null,
      {},
      { ...saved, numbers: {} },
      { ...saved, requests: { latest: 1, pending: { seat: 2, what: 'undo', agreed: [] } } },
      { ...saved, seats: [] },
      { ...saved, seats: [null, 1] },
      { ...saved, seed: 1 },
    ]) {
      expect(() => GameHost.restore(triad, damage, { clock: new FakeClock(), random: seeded(2) })).to.throw(GameError);
    }
  });

  it('rest a game with time limits until everybody is there, if it is to wait', () => {
    const { host, clock, join } = newHost(cubo, { seats: 2 });
    const ann = join('Ann');
    ann.play('call');
    expect(ann.refusals).to.deep.equal(['waiting']);
    const bob = join('Bob');
    ann.play('call');
    expect(ann.last('presence')?.isPaused).to.equal(false);
    clock.advance(2000);
    host.leave('Bob');
    clock.advance(60_000);
    expect(ann.last('presence')).to.include({ isPaused: true, left: 4000 });
    bob.connect(1);
    expect(bob.last('welcome')?.left).to.equal(4000);
    clock.advance(4000);
    expect(ann.last('change')?.moves[0]).to.deep.include({ by: 'clock', move: 'timeout', at: 6000 });
  });
});
