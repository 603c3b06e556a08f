import { expect } from 'chai';
import { cubo } from '../../src/games/cubo/index.js';
import { GameHost } from '../../src/online/index.js';
import type { HostOptions } from '../../src/online/index.js';
import type { CuboMove } from '../../src/games/cubo/index.js';
import { seeded } from '../games/seeded.js';
import { FakeClock } from '../match/fake-clock.js';
import { newHost } from './table.js';
import type { Client } from './table.js';

/** Measures a delay: the answer to the ping that is due arrives after so many milliseconds. */
function measure(client: Client, advance: (ms: number) => void, trip: number): void {
  advance(5000);
  const time = client.last('ping')?.time;
  advance(trip);
  client.say({ type: 'pong', time });
}

/** Two build in Cubo; when the first has called, the other has six seconds. */
function building(trip: number, options: Partial<HostOptions<CuboMove>> = {}) {
  const made = newHost(cubo, { seats: 2, ...options });
  const [ann, bob] = [made.join('Ann'), made.join('Bob')] as [Client, Client];
  const advance = (ms: number) => made.clock.advance(ms);
  if (trip > 0) measure(bob, advance, trip);
  return { ...made, ann, bob, advance };
}

const lastMoves = (client: Client) => client.last('change')?.moves.map(({ by, move, at }) => `${by} ${move} ${at}`);

describe('the time of a shared game', () => {
  it('ends for all at once, by the clock of the host', () => {
    const { ann, bob, advance } = building(0);
    ann.play('call');
    const start = ann.last('change')?.elapsed ?? NaN;
    expect(bob.last('change')?.left).to.equal(6000);
    advance(5999);
    expect(lastMoves(bob)?.[0]).to.equal(`0 call ${start}`);
    advance(1);
    expect(lastMoves(bob)?.[0]).to.equal(`clock timeout ${start + 6000}`);
    expect(lastMoves(ann)).to.deep.equal(lastMoves(bob));
  });

  it('counts a move by when it was sent, within the measured delay', () => {
    const { ann, bob, advance } = building(400);
    ann.play('call');
    const start = ann.last('change')?.elapsed ?? NaN;
    const seen = bob.revision;
    // Pressed at 5900, by a device whose messages take 200.
    advance(6100);
    expect(bob.revision).to.equal(seen);
    bob.play('swap a1b1');
    expect(bob.refusals).to.deep.equal([]);
    expect(lastMoves(ann)).to.deep.equal([`1 swap a1b1 ${start + 5870}`]);
    // And ends where it ends, with the time for what is under way.
    advance(129);
    expect(bob.revision).to.equal(seen + 1);
    advance(1);
    expect(lastMoves(ann)?.[0]).to.equal(`clock timeout ${start + 6000}`);
  });

  it('refuses a move that was too late, also before the end is sent', () => {
    const { ann, bob, advance } = building(400);
    ann.play('call');
    advance(6229);
    ann.play('take 1');
    expect(ann.refusals).to.deep.equal(['too-late']);
    expect(
      bob
        .all('change')
        .at(-1)
        ?.moves.map(({ by }) => by),
    ).to.deep.equal([0]);
  });

  it('refuses what was meant for before the end, however late it arrives', () => {
    const { ann, bob, advance } = building(0);
    ann.play('call');
    const seen = bob.revision;
    advance(6000);
    bob.say({ type: 'play', n: 1, seen, move: 'swap a1b1' });
    expect(bob.refusals).to.deep.equal(['too-late']);
  });

  it('gives no more than the limit for a delay, and nothing for one that is invented', () => {
    const { ann, bob, advance } = building(4000, { longestGrace: 300 });
    bob.say({ type: 'pong', time: -90_000 }).say({ type: 'pong', time: 0 });
    ann.play('call');
    advance(6299);
    expect(lastMoves(bob)?.[0]).to.match(/^0 call/);
    advance(1);
    expect(lastMoves(bob)?.[0]).to.match(/^clock timeout/);
  });

  it('stands while nobody is there after the host was restored, and then goes on where it was', () => {
    const { host, ann, bob, advance } = building(0);
    ann.play('call');
    advance(2000);
    const saved = JSON.parse(JSON.stringify(host.save())) as unknown;
    host.close();
    const clock = new FakeClock();
    const restored = GameHost.restore(cubo, saved, { clock, random: seeded(5) });
    clock.advance(60_000);
    expect(restored.revision).to.equal(host.revision);
    for (const client of [ann, bob]) {
      client.host = restored as unknown as GameHost;
      client.connect(client.viewer);
    }
    expect(bob.last('welcome')?.left).to.equal(4000);
    clock.advance(4000);
    expect(lastMoves(ann)?.[0]).to.match(/^clock timeout/);
  });

  it('ends also if the host slept through it', () => {
    const { host, clock, ann, bob } = building(0);
    ann.play('call');
    clock.sleep(7000);
    bob.play('swap a1b1');
    expect(bob.refusals).to.deep.equal(['too-late']);
    expect(host.match.entries.some(({ actor }) => actor === 'clock')).to.equal(true);
  });

  it('answers pings with how the time stands, so that a client knows its delay and the countdown', () => {
    const { ann, advance } = building(0);
    ann.play('call');
    advance(2000);
    const { elapsed = NaN } = ann.last('change') ?? {};
    ann.say({ type: 'ping', time: 12.5 });
    expect(ann.last('pong')).to.deep.equal({ type: 'pong', time: 12.5, elapsed: elapsed + 2000, left: 4000 });
  });
});
