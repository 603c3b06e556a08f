import { GameError, shown } from '../../games/game-error.js';
import type { AnyGame } from '../../match/record/record.js';
import type { HostSurroundings } from '../host/options.js';
import type { Transport } from './transport.js';

/** What a host needs to set up a room that it does not know yet. */
export interface SharedSetup extends Pick<HostSurroundings, 'loadOpponent'> {
  readonly game: AnyGame;
  /** Who plays at each seat: `human`, or `computer` with its level. */
  readonly seats: readonly string[];
  /** The options of the game, as far as the page says them. */
  readonly options: object;
}

/** Makes the transport for an address. @throws GameError `bad-attribute` if it cannot be used */
export type MakeTransport = (address: string, room: string, setup: SharedSetup) => Transport | Promise<Transport>;

const webSocket: MakeTransport = async (address, room) =>
  (await import('../transports/web-socket.js')).webSocketTransport(address, room);

/** Each is loaded when it is used. */
const BUILT_IN: readonly (readonly [scheme: string, make: MakeTransport])[] = [
  ['tabs', async (_address, room, setup) => (await import('../transports/tabs.js')).tabsTransport(room, setup)],
  ['wss', webSocket],
  ['ws', webSocket],
];

/** A page may have several copies of this library: elements from one script, and what registers a transport from another one. */
const SHARED = Symbol.for('tabletop-elements/transports');

function known(): Map<string, MakeTransport> {
  const page = globalThis as { [SHARED]?: Map<string, MakeTransport> };
  return (page[SHARED] ??= new Map(BUILT_IN));
}

/**
 * Lets the `online` attribute lead to hosts of another kind. It takes the place of what the scheme led to before.
 *
 * ```js
 * registerTransport('https', (address, room, { game, seats, options }) =>
 *   colyseusTransport(new Client(address), { room, game: game.id, seats, options }));
 * ```
 * @param scheme what their addresses begin with: `https`, or `https:` as in {@link URL.protocol}; or the whole word
 */
export function registerTransport(scheme: string, make: MakeTransport): void {
  known().set(scheme.replace(/:$/, ''), make);
}

/**
 * What brings the messages of a shared game to its host. If nobody knows the address yet, the scripts of the page are waited for.
 * @throws GameError `bad-attribute` for an address that nobody knows
 */
export async function transportFor(address: string, room: string, setup: SharedSetup): Promise<Transport> {
  const find = () => known().get(address.split(':')[0] ?? '');
  if (!find()) await pageLoaded();
  const make = find();
  if (make) return make(address, room, setup);
  const message = `online is ${shown(address)}, expected an address that begins with ${[...known().keys()].join(', ')}`;
  throw new GameError('bad-attribute', message, { place: 'online', value: address });
}

function pageLoaded(): Promise<void> {
  if (!globalThis.document || document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => addEventListener('load', () => resolve(), { once: true }));
}
