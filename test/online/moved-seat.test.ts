import { expect } from 'chai';
import { triad } from '../../src/games/triad/index.js';
import { GameHost } from '../../src/online/index.js';
import { memoryKeeper } from '../../src/online/link/seat-keeper.js';
import { seeded } from '../games/seeded.js';
import { FakeClock } from '../match/fake-clock.js';
import { Device, settle } from './devices.js';

function game() {
  const clock = new FakeClock();
  const host = new GameHost(triad, { clock, random: seeded(3) }) as unknown as GameHost;
  const join = async (name: string, options = {}) => {
    const device = new Device(host, clock, name, options);
    await settle();
    clock.advance(100);
    return device;
  };
  return { host, clock, join };
}

describe('the secret of a seat, taken to another device', () => {
  it('opens the seat there, and is kept there once the host has accepted it', async () => {
    const { join, host } = game();
    const [phone] = [await join('phone'), await join('Bob')];
    const { secret } = phone.online;
    expect(secret).to.equal(host.save().seats[0]?.secret);
    const keeper = memoryKeeper();
    const laptop = await join('laptop', { seat: 0, secret, keeper });
    expect(laptop.online).to.include({ status: 'online', seat: 0, secret });
    expect(phone.online).to.include({ status: 'ended', ended: 'replaced' });
    expect(await keeper.claim('triad/evening')).to.deep.equal({ seat: 0, secret });
  });

  it('leaves a kept seat alone if it is the wrong one', async () => {
    const { join } = game();
    const keeper = memoryKeeper();
    const [ann] = [await join('Ann', { keeper }), await join('Bob')];
    const kept = await keeper.claim('triad/evening');
    const misled = await join('Ann again', { seat: 0, secret: '0123456789abcdef', keeper });
    expect(misled.online).to.include({ status: 'ended', ended: 'seat-taken', secret: undefined });
    expect(await keeper.claim('triad/evening')).to.deep.equal(kept);
    expect(ann.online.status).to.equal('online');
  });

  it('is nobody’s who looks on', async () => {
    const { join } = game();
    const eve = await join('Eve', { seat: 'public' });
    expect(eve.online).to.include({ seat: 'public', secret: undefined });
  });
});
