import { GameError, shown } from '../../games/game-error.js';
import type { AnyGame } from '../../match/record.js';
import type { Transport } from './transport.js';

/** What a host has to know of a game, where it does not know the room yet. */
export interface SharedSetup {
  readonly game: AnyGame;
  /** Who plays at each seat: `human`, or `computer` with its level. */
  readonly seats: readonly string[];
  /** The options of the game, as far as the page says them. */
  readonly options: object;
}

/** Makes the transport for an address. @throws GameError `bad-attribute` if it cannot be used */
export type MakeTransport = (address: string, room: string, setup: SharedSetup) => Transport | Promise<Transport>;

const known = new Map<string, MakeTransport>();

/**
 * Lets the `online` attribute lead to hosts of another kind.
 * @param scheme what their addresses begin with, before the colon; or the whole word
 */
export function registerTransport(scheme: string, make: MakeTransport): void {
  known.set(scheme, make);
}

/**
 * What brings the messages of a shared game to its host.
 * @throws GameError `bad-attribute` for an address that nobody knows
 */
export async function transportFor(address: string, room: string, setup: SharedSetup): Promise<Transport> {
  const make = known.get(address.split(':')[0] ?? '');
  if (make) return make(address, room, setup);
  const message = `online is ${shown(address)}, expected an address that begins with ${[...known.keys()].join(', ')}`;
  throw new GameError('bad-attribute', message, { place: 'online', value: address });
}
