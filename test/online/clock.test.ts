import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import type { TriadMove } from '../../src/games/triad/index.js';
import { GameHost } from '../../src/online/index.js';
import type { HostOptions } from '../../src/online/index.js';
import type { TimedMatch } from '../../src/match/index.js';
import { seeded } from '../games/seeded.js';
import { anyMove, newHost } from './table.js';
import type { Client } from './table.js';

/** A game of Triad by the clock, after the first move: Bob's time runs. */
function begun(clock = '1+5', options: Partial<HostOptions<TriadMove>> = {}) {
  const made = newHost(triad, { seats: 2, options: { clock }, ...options });
  const [ann, bob] = [made.join('Ann'), made.join('Bob')] as [Client, Client];
  ann.play(anyMove(made.host, 0));
  return { ...made, ann, bob, advance: (ms: number) => made.clock.advance(ms) };
}

const whatClockDid = (client: Client) => client.last('change')?.moves.map(({ by, move }) => `${by} ${move}`);

describe('a shared game of Triad by the clock', () => {
  it('tells everybody what each has left, with every move', () => {
    const { host, ann, bob, advance } = begun();
    expect(ann.last('change')?.banks).to.deep.equal([60_000, 60_000]);
    advance(10_000);
    bob.play(anyMove(host, 1));
    expect(ann.last('change')).to.deep.include({ banks: [60_000, 55_000], left: 60_000 });
    expect(begunWithout().last('change')).to.not.have.any.keys('banks', 'elapsed', 'left');
  });

  it('is lost for who runs out of time, and the host says so', () => {
    const { host, ann, bob, advance } = begun('1+0');
    advance(60_000);
    for (const client of [ann, bob]) expect(whatClockDid(client)).to.deep.equal(['clock timeout']);
    expect(host.match.outcome).to.deep.include({ winners: [0], reason: 'time' });
    bob.play(anyMoveOf(bob));
    expect(bob.refusals).to.have.lengthOf(1);
  });

  it('believes no player who says that time is up, and takes nothing back', () => {
    const { host, ann, bob } = begun();
    for (const client of [ann, bob]) client.play('timeout').act({ type: 'ask', what: 'undo' });
    expect(ann.refusals).to.deep.equal(['illegal-move', 'nothing-to-undo']);
    expect(bob.refusals).to.deep.equal(['illegal-move', 'nothing-to-undo']);
    expect(host.match.outcome).to.equal(undefined);
  });

  it('stands while somebody is gone, and has the same time after the host was restored', () => {
    const { host, ann, bob, clock, advance } = begun('1+0');
    advance(20_000);
    host.leave('Bob');
    advance(500_000);
    const restored = GameHost.restore(triad, host.save(), { clock, random: seeded(5) });
    const match = restored.match as unknown as TimedMatch;
    expect(match.banks).to.deep.equal([60_000, 40_000]);
    for (const client of [ann, bob]) {
      client.host = restored as unknown as GameHost;
      client.connect();
    }
    advance(39_999);
    expect(match.outcome).to.equal(undefined);
    advance(1);
    expect(match.outcome?.reason).to.equal('time');
  });

  it('begins again with whole clocks', () => {
    const { ann, bob, advance } = begun();
    advance(10_000);
    ann.act({ type: 'ask', what: 'new-game' });
    bob.say({ type: 'answer', request: bob.last('request')?.request, agree: true });
    expect(ann.last('snapshot')).to.deep.include({ cause: 'new-game', banks: [60_000, 60_000] });
  });
});

/** Somebody in a game without a clock, after its first move. */
function begunWithout(): Client {
  const { host, join } = newHost(triad, { seats: 2 });
  const ann = join('Ann');
  join('Bob');
  ann.play(anyMove(host, 0));
  return ann;
}

const anyMoveOf = ({ mirror }: Client): string => {
  const before = mirror?.stateAt(mirror.length - 1);
  return triad.makeMove(triad.moves(before as never, 1)[0] as TriadMove, before as never, 1);
};
