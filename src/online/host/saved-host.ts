import { GameError } from '../../games/game-error.js';
import { SEED_LIMIT } from '../../match/chance.js';
import type { Match } from '../../match/match.js';
import { omitUndefined } from '../../match/record/record.js';
import type { AnyGame } from '../../match/record/record.js';
import { readName } from '../names.js';
import { PROTOCOL, REQUESTS, SECRET_LIMIT, UNDER_WAY_LIMIT } from '../protocol.js';
import type { RefuseMessage } from '../protocol.js';
import type { RevisionNumbers } from './revision-log.js';
import type { SavedHost, SavedSeat } from './options.js';
import type { Requests, SavedRequests } from './requests.js';
import type { SavedCommands } from './commands.js';
import { parseSeatWords } from './room.js';
import type { Room } from './room.js';

/** The game that a host saves, with the numbers of its changes. */
interface SavedMatch {
  readonly match: Pick<Match, 'toRecord' | 'seed' | 'elapsed'>;
  readonly numbers: RevisionNumbers;
}

/** Everything that a host knows. */
export const savedHost = (shared: SavedMatch, requests: Requests, { seats }: Room, isAwaited: boolean): SavedHost =>
  omitUndefined({
    protocol: PROTOCOL,
    record: shared.match.toRecord(),
    seed: shared.match.seed,
    elapsed: shared.match.elapsed,
    numbers: shared.numbers,
    requests: requests.saved,
    seats: seats.map(({ word, secret, name, hasLeft, isReplaced, commands }) =>
      omitUndefined({
        ...{ word, secret, name: name || undefined },
        ...{ hasLeft: hasLeft || undefined, isReplaced: isReplaced || undefined },
        commands: commands.saved,
      }),
    ),
    isAwaited: isAwaited || undefined,
  });

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function isSeat(value: unknown): boolean {
  const { word, secret, name, hasLeft = false, isReplaced = false, commands } = (value ?? {}) as Partial<SavedSeat>;
  const isAbsence = typeof hasLeft === 'boolean' && typeof isReplaced === 'boolean';
  const isSecret = secret === undefined || (typeof secret === 'string' && secret.length <= SECRET_LIMIT);
  const isName = name === undefined || (typeof name === 'string' && readName(name) === name);
  return typeof word === 'string' && isSecret && isName && isAbsence && areCommands(commands);
}

function areCommands(value: unknown): boolean {
  const { handled, clients, refused = [] } = (value ?? {}) as Partial<SavedCommands>;
  const isRefusal = (each: Partial<RefuseMessage> | null) => each?.type === 'refuse' && isCount(each.n);
  return (
    isCount(handled) &&
    isCount(clients) &&
    Array.isArray(refused) &&
    refused.length <= UNDER_WAY_LIMIT &&
    refused.every(isRefusal)
  );
}

function areRequests(value: unknown, seats: number): boolean {
  const { latest, pending } = (value ?? {}) as Partial<SavedRequests>;
  if (!isCount(latest) || pending === undefined) return isCount(latest);
  const { seat, what, agreed } = (pending ?? {}) as Partial<typeof pending>;
  const isSeatNumber = (each: unknown) => isCount(each) && Number(each) < seats;
  return (
    isSeatNumber(seat) &&
    REQUESTS.some((each) => each === what) &&
    Array.isArray(agreed) &&
    agreed.length <= seats &&
    agreed.every(isSeatNumber)
  );
}

const NUMBERS: readonly (keyof RevisionNumbers)[] = ['revision', 'gameNumber', 'lateBefore', 'outdatedBefore'];

/**
 * Checks what is restored; the record is checked by the match.
 * @throws GameError `save-damaged` naming the place, `bad-seats`
 */
export function checkSaved(saved: unknown, game: AnyGame): SavedHost {
  const { protocol, record, seed, elapsed, numbers, requests, seats, isAwaited } = (saved ?? {}) as Partial<SavedHost>;
  check(protocol === PROTOCOL, 'protocol');
  check(typeof record === 'object' && record !== null, 'record');
  check(typeof seed === 'string' && seed.length <= SEED_LIMIT, 'seed');
  check(elapsed === undefined || Number.isFinite(elapsed), 'elapsed');
  check(
    NUMBERS.every((name) => isCount(numbers?.[name])),
    'numbers',
  );
  check(areRequests(requests, Number(record?.seats)), 'requests');
  const areSeats =
    Array.isArray(seats) && seats.length === record?.seats && seats.every((seat: unknown) => isSeat(seat));
  check(areSeats, 'seats');
  check(isAwaited === undefined || typeof isAwaited === 'boolean', 'isAwaited');
  parseSeatWords(
    (saved as SavedHost).seats.map(({ word }) => word),
    game,
  );
  return saved as SavedHost;
}

function check(isRight: boolean, place: string): void {
  if (isRight) return;
  throw new GameError('save-damaged', `the saved game is damaged: ${place}`, { place });
}
