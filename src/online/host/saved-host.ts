import { GameError } from '../../games/game-error.js';
import { SEED_LIMIT } from '../../match/chance.js';
import { PROTOCOL } from '../protocol.js';
import type { LedgerNumbers } from './ledger.js';
import type { SavedHost } from './options.js';
import { readWords } from './room.js';

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

const NUMBERS: readonly (keyof LedgerNumbers)[] = ['revision', 'game', 'lateBefore', 'outdatedBefore'];

/**
 * Checks what is restored; the record is checked by the match.
 * @throws GameError `save-damaged` naming the place, `bad-seats`
 */
export function checkSaved(saved: unknown): SavedHost {
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
    Array.isArray(seats) &&
    seats.length === record?.seats &&
    seats.every(({ secret, handled }) => isCount(handled) && (secret === undefined || typeof secret === 'string'));
  check(areSeats, 'seats');
  readWords((saved as SavedHost).seats.map(({ word }) => word));
  return saved as SavedHost;
}

function check(isRight: boolean, place: string): void {
  if (isRight) return;
  throw new GameError('save-damaged', `the saved game is damaged: ${place}`, { place });
}
