import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { GameHost, memoryKeeper } from '../../src/online/index.js';
import { seeded } from '../games/seeded.js';
import { FakeClock } from '../match/fake-clock.js';
import { Device, settle } from './devices.js';
import { anyMove, newHost } from './table.js';
import type { Client } from './table.js';

const PATIENCE = 30_000;

/** Three play, Ann is gone, and Eve looks on. */
function table() {
  const made = newHost(kubi, { seats: 3 });
  const [ann, bob, cem] = ['Ann', 'Bob', 'Cem'].map((name) => made.join(name, undefined, name)) as [
    Client,
    Client,
    Client,
  ];
  const eve = made.join('Eve', 'public');
  made.host.leave('Ann');
  const ask = (seat = 0) => eve.say({ type: 'take-over', seat, name: 'Eve' });
  const answer = (client: Client, agree: boolean) =>
    client.say({ type: 'answer', request: client.last('seat-request')?.request, agree });
  return { ...made, ann, bob, cem, eve, ask, answer };
}

describe('the seat of a player who is away', () => {
  it('is given to somebody who looks on, with the game as the seat knows it, once all who are there agree', () => {
    const { host, bob, cem, eve, ask, answer } = table();
    ask();
    const asked = { type: 'seat-request', request: 1, seat: 0, name: 'Eve', open: [1, 2] };
    expect(bob.last('seat-request')).to.deep.equal({ ...asked, isOwn: false });
    expect(eve.last('seat-request')).to.deep.equal({ ...asked, isOwn: true });
    answer(bob, true);
    expect(eve.last('seat-request')?.open).to.deep.equal([2]);
    expect(eve.viewer).to.equal('public');
    answer(cem, true);
    expect(eve.last('welcome')).to.include({ seat: 0, secret: host.save().seats[0]?.secret });
    expect(eve.last('request-end')).to.deep.equal({ type: 'request-end', request: 1, result: 'agreed' });
    expect(bob.last('presence')).to.deep.include({ seats: ['here', 'here', 'here'], names: ['Eve', 'Bob', 'Cem'] });
    eve.play(anyMove(host, 0));
    expect(eve.refusals).to.deep.equal([]);
    expect(host.match.entries.at(-1)?.actor).to.equal(0);
  });

  it('opens with another secret from then on: the former owner looks on, and may ask in turn', () => {
    const { ann, bob, cem, ask, answer } = table();
    ask();
    answer(bob, true);
    answer(cem, true);
    ann.connect(0);
    expect(ann.refusals).to.deep.equal(['seat-taken']);
    ann.say({ type: 'hello', protocol: 1, seat: 'public' });
    ann.say({ type: 'take-over', seat: 0 });
    expect(ann.refusals.at(-1)).to.equal('not-away');
    ann.host.leave('Eve');
    ann.say({ type: 'take-over', seat: 0 });
    expect(bob.last('seat-request')).to.include({ seat: 0, name: '' });
  });

  it('stays the owner’s if one of the others declines, who is not asked again so soon, or if it is withdrawn', () => {
    const { clock, bob, eve, ask, answer } = table();
    ask();
    answer(bob, false);
    expect(eve.last('request-end')?.result).to.equal('declined');
    ask();
    expect(eve.refusals).to.deep.equal(['declined']);
    clock.advance(PATIENCE);
    ask();
    answer(eve, false);
    expect(eve.last('request-end')).to.include({ request: 2, result: 'declined' });
    ask();
    expect(eve.last('seat-request')?.request).to.equal(3);
    expect(eve.viewer).to.equal('public');
  });

  it('stays the owner’s if they come back, or if whoever asks leaves', () => {
    const { host, ann, bob, eve, ask, answer } = table();
    ask();
    answer(bob, true);
    ann.connect(0);
    expect(ann.viewer).to.equal(0);
    expect(eve.last('request-end')?.result).to.equal('void');
    host.leave('Ann');
    ask();
    host.leave('Eve');
    expect(bob.last('request-end')).to.include({ request: 2, result: 'void' });
  });

  it('is given after a while where nobody is there to agree, and not before', () => {
    const { host, clock, eve, ask } = table();
    for (const id of ['Bob', 'Cem']) host.leave(id);
    ask(1);
    clock.advance(PATIENCE - 1);
    expect(eve.viewer).to.equal('public');
    clock.advance(1);
    expect(eve.viewer).to.equal(1);
  });

  it('is not given by time alone while somebody is there', () => {
    const { host, clock, bob, eve, ask, answer } = table();
    ask();
    clock.advance(10 * PATIENCE);
    expect(eve.viewer).to.equal('public');
    host.leave('Cem');
    expect(eve.viewer).to.equal('public');
    answer(bob, true);
    expect(eve.viewer).to.equal(0);
  });

  it('is not asked for by players, for somebody who is there, nor by two at once', () => {
    const { bob, eve, join, ask } = table();
    bob.say({ type: 'take-over', seat: 0 });
    expect(bob.refusals).to.deep.equal(['already-joined']);
    for (const seat of [1, 7]) ask(seat);
    expect(eve.refusals).to.deep.equal(['not-away', 'not-away']);
    ask();
    const max = join('Max', 'public');
    expect(max.last('seat-request'), 'told to whoever comes later').to.include({ name: 'Eve', isOwn: false });
    max.say({ type: 'take-over', seat: 0 });
    max.say({ type: 'answer', request: 1, agree: false });
    expect(max.refusals).to.deep.equal(['request-pending', 'spectator']);
    expect(bob.last('request-end')).to.equal(undefined);
  });

  it('is taken from an owner whose connection stands, but who does not answer: they look on', () => {
    const { clock, bob, cem, eve, ask, answer } = table();
    bob.say({ type: 'pong', time: 0 });
    clock.advance(15_000);
    ask(1);
    answer(cem, true);
    expect(eve.viewer).to.equal(1);
    expect(bob.viewer).to.equal('public');
    bob.act({ type: 'ask', what: 'new-game' });
    expect(bob.refusals).to.deep.equal(['spectator']);
  });

  it('keeps its new owner when the game is saved', () => {
    const { host, bob, cem, eve, ask, answer } = table();
    ask();
    answer(bob, true);
    answer(cem, true);
    const saved = JSON.parse(JSON.stringify(host.save())) as unknown;
    const restored = GameHost.restore(kubi, saved, { clock: new FakeClock(), random: seeded(2) });
    eve.host = restored as unknown as GameHost;
    eve.connect(0);
    expect(eve.last('welcome')?.seat).to.equal(0);
    expect(eve.last('presence')?.names[0]).to.equal('Eve');
  });
});

describe('two devices, one of whose players takes the seat of the other', () => {
  it('know and keep whose seat it is, and the former owner is told why it is lost', async () => {
    const clock = new FakeClock();
    const host = new GameHost(kubi, { seats: 2, clock, random: seeded(3) }) as unknown as GameHost;
    const keepers = { Ann: memoryKeeper(), Bob: memoryKeeper(), Eve: memoryKeeper() };
    const join = async (name: keyof typeof keepers, options = {}) => {
      const device = new Device(host, clock, name, { name, keeper: keepers[name], ...options });
      await settle();
      clock.advance(10);
      return device;
    };
    const ann = await join('Ann');
    const bob = await join('Bob');
    ann.online.close();
    const eve = await join('Eve', { seat: 'public' });
    eve.online.takeOver(0);
    clock.advance(10);
    expect(eve.online.seatRequest).to.include({ isOwn: true });
    bob.online.answer(true);
    clock.advance(10);
    expect(eve.online).to.include({ seat: 0, seatRequest: undefined });
    expect(eve.events.find(({ type }) => type === 'seat-request-end')).to.include({ result: 'agreed' });
    expect((await keepers.Eve.claim('kubi/evening'))?.seat).to.equal(0);
    eve.match.play(anyMove(host, 0), { actor: 0, by: 'user' });
    clock.advance(10);
    expect(host.match.entries.at(-1)?.actor).to.equal(0);
    const again = await join('Ann');
    expect(again.online).to.include({ status: 'ended', ended: 'seat-taken' });
    expect(await keepers.Ann.claim('kubi/evening')).to.equal(undefined);
  });
});
