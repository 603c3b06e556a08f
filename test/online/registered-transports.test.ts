import { expect } from 'chai';
import { GameError } from '../../src/games/game-error.js';
import { triad } from '../../src/games/triad/index.js';
import { registerTransport, tabsTransport } from '../../src/online/index.js';
import type { SharedSetup, Transport } from '../../src/online/index.js';
import { transportFor } from '../../src/online/link/registered-transports.js';

const setup: SharedSetup = { game: triad, seats: ['human', 'human'], options: {} };

describe('the address of a shared game', () => {
  it('leads to a plain socket', async () => {
    expect((await transportFor('wss://games.example/play', 'kitchen', setup)).room).to.include('games.example');
    expect((await transportFor('ws://localhost:8080', 'kitchen', setup)).room).to.include('kitchen');
  });

  it('leads to the other tabs of the browser, and apart from the same room of another game', async () => {
    const { room } = await transportFor('tabs', 'kitchen', setup);
    expect(room).to.include('triad').and.to.include('kitchen');
    expect(room).to.not.equal((await transportFor('tabs', 'cellar', setup)).room);
  });

  it('leads where the page says, with what its host has to know', async () => {
    const made: unknown[] = [];
    const own = { room: 'own' } as Transport;
    for (const scheme of ['our-own', 'our-very-own:']) {
      registerTransport(scheme, (...wanted) => {
        made.push(wanted);
        return own;
      });
    }
    for (const address of ['our-own://there', 'our-very-own://there']) {
      expect(await transportFor(address, 'kitchen', setup)).to.equal(own);
      expect(made.pop()).to.deep.equal([address, 'kitchen', setup]);
    }
  });

  for (const address of ['', 'gopher://games.example', 'games.example', '__proto__', 'constructor:']) {
    it(`is refused with a sentence where nobody knows it: ${JSON.stringify(address)}`, async () => {
      const error = await transportFor(address, 'kitchen', setup).catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(GameError).with.property('code', 'bad-attribute');
      expect(String(error)).to.include('expected an address that begins with tabs, wss, ws');
    });
  }

  it('of tabs ends at once in an environment without tabs', async () => {
    const log: unknown[] = [];
    const closed = (isFinal?: boolean) => log.push(isFinal);
    const nobody = () => undefined;
    const transport = tabsTransport('kitchen', { ...setup, game: triad });
    transport.connect({ opened: nobody, received: nobody, closed }).send({ type: 'ping', time: 1 });
    transport.connect({ opened: nobody, received: nobody, closed }).close();
    await Promise.resolve();
    expect(log).to.deep.equal([true]);
  });
});
