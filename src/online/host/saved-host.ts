import { GameError } from '../../games/game-error.js';
import { SEED_LIMIT } from '../../match/chance.js';
import type { AnyGame } from '../../match/record.js';
import { readName } from '../names.js';
import { PROTOCOL, SECRET_LIMIT } from '../protocol.js';
import type { LedgerNumbers } from './ledger.js';
import type { SavedHost, SavedSeat } from './options.js';
import { readWords } from './room.js';

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function isSeat(value: unknown): boolean {
  const { word, secret, name, handled } = (value ?? {}) as Partial<SavedSeat>;
  const isSecret = secret === undefined || (typeof secret === 'string' && secret.length <= SECRET_LIMIT);
  const isName = name === undefined || (typeof name === 'string' && readName(name) === name);
  return typeof word === 'string' && isSecret && isName && isCount(handled);
}

const NUMBERS: readonly (keyof LedgerNumbers)[] = ['revision', 'game', 'lateBefore', 'outdatedBefore'];

/**
 * Checks what is restored; the record is checked by the match.
 * @throws GameError `save-damaged` naming the place, `bad-seats`
 */
export function checkSaved(saved: unknown, game: AnyGame): SavedHost {
  const { protocol, record, seed, elapsed, numbers, requests, seats } = (saved ?? {}) as Partial<SavedHost>;
  check(protocol === PROTOCOL, 'protocol');
  check(typeof record === 'object' && record !== null, 'record');
  check(typeof seed === 'string' && seed.length <= SEED_LIMIT, 'seed');
  check(elapsed === undefined || Number.isFinite(elapsed), 'elapsed');
  check(
    NUMBERS.every((name) => isCount(numbers?.[name])),
    'numbers',
  );
  check(isCount(requests), 'requests');
  const areSeats =
    Array.isArray(seats) && seats.length === record?.seats && seats.every((seat: unknown) => isSeat(seat));
  check(areSeats, 'seats');
  readWords(
    (saved as SavedHost).seats.map(({ word }) => word),
    game,
  );
  return saved as SavedHost;
}

function check(isRight: boolean, place: string): void {
  if (isRight) return;
  throw new GameError('save-damaged', `the saved game is damaged: ${place}`, { place });
}
