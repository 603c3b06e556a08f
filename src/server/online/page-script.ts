/** Runs on the page of the server, and on any page that loads it: teaches elements to reach servers such as this one. */
import type * as Colyseus from '@colyseus/sdk';
import { registerTransport } from '../../online/link/registered-transports.js';
import { colyseusTransport } from '../../online/transports/colyseus.js';

const server = new URL('../../../', import.meta.url);

/** The client is a script of its own, which leaves its names in the page. */
const loadClient = async (): Promise<typeof Colyseus> => {
  await import(new URL('colyseus.js', server).href);
  return (globalThis as unknown as { Colyseus: typeof Colyseus }).Colyseus;
};

for (const scheme of ['http', 'https']) {
  registerTransport(scheme, async (address, room, { game: { id }, seats, options }) => {
    const { Client } = await loadClient();
    return colyseusTransport(new Client(address), { game: id, room, seats, options });
  });
}

// The page does not know where a proxy shows it.
for (const game of document.querySelectorAll('[data-online="here"]')) game.setAttribute('online', server.href);
