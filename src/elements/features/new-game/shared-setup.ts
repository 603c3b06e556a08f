import type { AnyGame } from '../../../match/record/record.js';
import { makePlayer } from '../../../match/players.js';
import type { HostSurroundings } from '../../../online/host/options.js';
import type { SharedSetup } from '../../../online/link/registered-transports.js';
import { knownLevel, parseSeats } from '../../base/attributes.js';
import type { Text } from '../../base/attributes.js';
import { parseOptions } from '../../session/match-request.js';
import type { RequestHost } from '../../session/match-request.js';
import type { OpponentModule } from '../computer/opponent-module.js';

/**
 * The game that the attributes ask for, as several readers play it. Where they have a seat for one reader alone, all seats are for readers.
 * @param loadModule the opponent, for hosts in this browser
 * @throws GameError `bad-attribute`, `bad-options`
 */
export function sharedSetup<State, Move>(
  host: RequestHost<State, Move> & { readonly level?: Text },
  loadModule: (() => Promise<OpponentModule<State, Move>>) | undefined,
): SharedSetup & Pick<HostSurroundings, 'loadOpponent'> {
  const { seats: text, level } = host;
  const game = host.game as AnyGame;
  const words = parseSeats(text, knownLevel(level))?.map(makePlayer) ?? [];
  const fewest = Math.max(game.seats.min, Math.min(2, game.seats.max));
  const given = words.length > 1 ? words : Array<string>(fewest).fill('human');
  const isComputer = (word: string) => word.startsWith('computer');
  const isForSeveral = given.filter((word) => !isComputer(word)).length > 1;
  const seats = given.map((word) => (isForSeveral && isComputer(word) ? word : 'human'));
  const texts = Object.fromEntries(Object.keys(game.options).map((name) => [name, host.optionText(name)]));
  const loadOpponent = loadModule && (async () => (await loadModule()).opponent.load());
  return { game, seats, options: parseOptions(game, texts), loadOpponent };
}
