import { makePlayer } from '../../../match/players.js';
import type { AnyGame } from '../../../match/record/record.js';
import type { HostSurroundings } from '../../../online/host/options.js';
import type { SharedSetup } from '../../../online/link/registered-transports.js';
import { knownLevel, parseSeats } from '../../base/attributes.js';
import type { OpponentModule } from '../../play/opponent-module.js';
import type { AuthorSettings } from '../../session/author-settings.js';
import { parseOptions } from '../../session/match-request.js';

/**
 * The game that the attributes ask for, as several readers play it. Where they have a seat for one reader alone, all seats are for readers.
 * @param loadModule the opponent, for hosts in this browser
 * @throws GameError `bad-attribute`, `bad-options`
 */
export function sharedSetup(
  rules: AnyGame,
  settings: Pick<AuthorSettings, 'seats' | 'level' | 'optionText'>,
  loadModule: (() => Promise<OpponentModule<unknown, unknown>>) | undefined,
): SharedSetup & Pick<HostSurroundings, 'loadOpponent'> {
  const words = parseSeats(settings.seats, knownLevel(settings.level))?.map(makePlayer) ?? [];
  const fewest = Math.max(rules.seats.min, Math.min(2, rules.seats.max));
  const given = words.length > 1 ? words : Array<string>(fewest).fill('human');
  const isComputer = (word: string) => word.startsWith('computer');
  const isForSeveral = given.filter((word) => !isComputer(word)).length > 1;
  const seats = given.map((word) => (isForSeveral && isComputer(word) ? word : 'human'));
  const texts = Object.fromEntries(Object.keys(rules.options).map((name) => [name, settings.optionText(name)]));
  const loadOpponent = loadModule && (async () => (await loadModule()).opponent.load());
  return { game: rules, seats, options: parseOptions(rules, texts), loadOpponent };
}
