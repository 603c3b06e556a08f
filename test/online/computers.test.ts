import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import { kubiOpponent } from '../../src/opponents/kubi/index.js';
import { triadOpponent } from '../../src/opponents/triad/index.js';
import type { FakeClock } from '../match/fake-clock.js';
import { anyMove, newHost } from './table.js';

const quick = { budget: { nodes: 20 }, movePause: 100 };
const loaded = () => new Promise((done) => setTimeout(done));

async function pass(clock: FakeClock, ms: number): Promise<void> {
  await loaded();
  clock.advance(ms);
}

describe('computers in a shared game', function () {
  this.timeout(20_000);

  it('play the seats that are theirs, to the end', async () => {
    const loadOpponent = () => Promise.resolve(triadOpponent);
    const { host, clock, join } = newHost(triad, { seats: ['computer:easy', 'computer:easy'], loadOpponent, ...quick });
    const eve = join('Eve', 'public');
    await loaded();
    for (let i = 0; i < 3000 && !host.match.outcome; i++) clock.advance(100);
    expect(host.match.outcome).to.not.equal(undefined);
    expect(eve.mirror?.state).to.deep.equal(host.match.state);
  });

  it('play for somebody who is gone, after a while, until they are back', async () => {
    const loadOpponent = () => Promise.resolve(kubiOpponent);
    const options = { seats: 2, whenGone: 'computer', goneAfter: 5000, loadOpponent, ...quick } as const;
    const { host, clock, join } = newHost(kubi, options);
    const [ann, bob] = [join('Ann'), join('Bob')];
    ann.play(anyMove(host, 0));
    host.leave('Bob');
    await pass(clock, 4999);
    expect(ann.last('presence')?.seats).to.deep.equal(['here', 'gone']);
    await pass(clock, 1);
    expect(ann.last('presence')?.seats).to.deep.equal(['here', 'replaced']);
    await pass(clock, 100);
    expect(ann.last('change')?.moves[0]?.by).to.equal(1);
    const { revision } = host;
    bob.connect(1);
    expect(ann.last('presence')?.seats).to.deep.equal(['here', 'here']);
    await pass(clock, 5000);
    expect(host.revision).to.equal(revision);
    bob.play(anyMove(host, 1));
    expect(bob.refusals).to.deep.equal([]);
  });

  it('are waited for no longer when the player is back in time', async () => {
    const options = { seats: 2, whenGone: 'computer', goneAfter: 5000 } as const;
    const { host, clock, join } = newHost(kubi, options);
    const [ann, bob] = [join('Ann'), join('Bob')];
    host.leave('Bob');
    await pass(clock, 4999);
    bob.connect(1);
    await pass(clock, 10_000);
    expect(ann.last('presence')?.seats).to.deep.equal(['here', 'here']);
  });

  it('rest while nobody is there, and go on when somebody comes to look', async () => {
    const loadOpponent = () => Promise.resolve(triadOpponent);
    const { host, clock, join } = newHost(triad, { seats: ['computer:easy', 'computer:easy'], loadOpponent, ...quick });
    const { length: drawn } = host.match;
    await pass(clock, 60_000);
    expect(host.match.length).to.equal(drawn);
    join('Eve', 'public');
    await pass(clock, 1000);
    const { length } = host.match;
    expect(length).to.be.greaterThan(drawn);
    host.leave('Eve');
    await pass(clock, 60_000);
    expect(host.match.length).to.equal(length);
  });

  it('rest when those they play for are all gone', async () => {
    const loadOpponent = () => Promise.resolve(kubiOpponent);
    const options = { seats: 2, whenGone: 'computer', goneAfter: 5000, loadOpponent, ...quick } as const;
    const { host, clock, join } = newHost(kubi, options);
    const [ann, bob] = [join('Ann'), join('Bob')];
    ann.play(anyMove(host, 0));
    bob.play(anyMove(host, 1));
    host.leave('Ann');
    host.leave('Bob');
    const { revision } = host;
    await pass(clock, 5000);
    await pass(clock, 60_000);
    expect(host.revision).to.equal(revision);
    ann.connect(0);
    expect(ann.last('presence')?.seats).to.deep.equal(['here', 'replaced']);
  });

  it('that cannot be loaded disturb nobody, and the host hears of it', async () => {
    const errors: unknown[] = [];
    const loadOpponent = () => Promise.reject(new Error('offline'));
    const onError = (error: unknown) => errors.push(error);
    const { host, join } = newHost(kubi, { seats: ['human', 'computer'], loadOpponent, onError });
    const ann = join('Ann');
    await loaded();
    ann.play(anyMove(host, 0));
    expect(ann.refusals).to.deep.equal([]);
    expect(errors.map(String)).to.include('Error: offline');
  });
});
