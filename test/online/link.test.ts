import { expect } from 'chai';
import { kubi } from '../../src/games/kubi/index.js';
import { triad } from '../../src/games/triad/index.js';
import type { AnyGame } from '../../src/match/record.js';
import { anyMove, newHost } from './table.js';
import { Device, movesAt, settle } from './devices.js';

async function evening(game: AnyGame, options: Parameters<typeof newHost>[1] = {}, delay = 0) {
  const { host, clock } = newHost(game, options);
  const ann = new Device(host, clock, 'Ann', { delay });
  await settle();
  clock.advance(3 * delay + 1);
  const bob = new Device(host, clock, 'Bob', { delay });
  await settle();
  clock.advance(3 * delay + 1);
  return { host, clock, ann, bob };
}

describe('The link', () => {
  it('shows the own move at once, and the same move to the other reader', async () => {
    const { host, clock, ann, bob } = await evening(triad, {}, 100);
    const [mover, other] = host.match.actors[0] === 0 ? [ann, bob] : [bob, ann];
    const before = host.match.length;
    mover.match.play(anyMove(host, host.match.actors[0] as number), { by: 'user' });
    expect(mover.match.length).to.equal(before + 1);
    expect(mover.online.pending).to.equal(1);
    expect(other.match.length).to.equal(before);
    clock.advance(500);
    expect(mover.online.pending).to.equal(0);
    expect(ann.moves).to.deep.equal(movesAt(host, 0));
    expect(bob.moves).to.deep.equal(movesAt(host, 1));
    expect(other.told[0]).to.equal(host.match.entries[before]?.text);
    expect(mover.told).not.to.include(host.match.entries[before]?.text);
  });

  it('plays simultaneous moves in the same order everywhere', async () => {
    const { host, clock, ann, bob } = await evening(kubi, { seats: 2 }, 100);
    for (const [seat, device] of [ann, bob].entries())
      device.match.play(anyMove(host, seat), { by: 'user', actor: seat });
    clock.advance(1000);
    expect(ann.moves).to.deep.equal(movesAt(host, 0));
    expect(bob.moves).to.deep.equal(movesAt(host, 1));
    expect(ann.refusals).to.deep.equal([]);
  });
});
