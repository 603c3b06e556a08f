import type { Seat } from '../../games/game.js';
import { SECRET_LIMIT } from '../protocol.js';
import { DatedStorage } from './dated-storage.js';
import { SeatLock } from './seat-lock.js';

/** What somebody needs to come back to a seat. */
export interface KeptSeat {
  readonly seat: Seat;
  readonly secret: string;
}

/** Keeps seat and secret of one player at each shared game, so that whoever comes back finds the same seat. */
export interface SeatKeeper {
  /** The kept seat, if nobody else has claimed it. It stays claimed until it is released or the page is gone. */
  claim(room: string): Promise<KeptSeat | undefined>;
  /** Keeps the seat that the host has given. */
  keep(room: string, seat: Seat, secret: string): void;
  /** Forgets the seat of the room: the host does not know its secret. */
  forget(room: string): void;
  /** The player has left: the seat stays kept, and may be claimed by others. */
  release(room: string): void;
}

/** Milliseconds that a seat is kept after the host has given it: thirty days. */
const LONGEST = 30 * 24 * 60 * 60 * 1000;

const seatsIn = (storage: () => Storage) => new DatedStorage('tabletop-elements/seats/', storage, LONGEST);
/** The seats of all tabs, and those of this one, which come first after a reload. */
const ofAll = seatsIn(() => localStorage);
const ofTab = seatsIn(() => sessionStorage);

/**
 * Keeps seats in the storage of the browser. Two tabs, and two elements of one page, are two players: each claims a seat that no other one holds. A tab that is
 * reloaded finds its own seat again; one that was duplicated is a player of its own. Where the browser does not say what other tabs hold, because the page has no
 * TLS, seats are kept as long as their tab. Where storage is blocked, nothing is kept. Each connected game needs its own keeper.
 */
export const pageKeeper = (): SeatKeeper => new PageKeeper();

/** Keeps the seats of one player as long as it exists itself: for tests and for players without a page. */
export function memoryKeeper(): SeatKeeper {
  const kept = new Map<string, KeptSeat>();
  return {
    claim: (room) => Promise.resolve(kept.get(room)),
    keep: (room, seat, secret) => void kept.set(room, { seat, secret }),
    forget: (room) => void kept.delete(room),
    release: () => undefined,
  };
}

/** What a player has of a room. */
interface Claim extends Partial<KeptSeat> {
  readonly lock?: SeatLock | undefined;
}

class PageKeeper implements SeatKeeper {
  readonly #claims = new Map<string, Claim>();

  async claim(room: string): Promise<KeptSeat | undefined> {
    this.release(room);
    const asked: Claim = {};
    this.#claims.set(room, asked);
    for (const { isOwn, ...kept } of candidates(room)) {
      const name = lockName(room, kept.seat);
      const isElements = SeatLock.isHeldHere(name);
      const lock = await SeatLock.claim(name, isOwn);
      if (this.#claims.get(room) !== asked) {
        lock?.release();
        return undefined;
      }
      if (lock) {
        this.#claims.set(room, { ...kept, lock });
        addTo(ofTab, room, kept);
        return kept;
      }
      // This tab is a copy of the one that has the seat.
      if (isOwn && !isElements) removeFrom(ofTab, room, kept);
    }
    return undefined;
  }

  keep(room: string, seat: Seat, secret: string): void {
    const claim = this.#claims.get(room);
    const kept = { seat, secret };
    const isSame = claim?.lock !== undefined && claim.seat === seat;
    if (claim && !isSame) this.#leave(room, claim);
    const lock = isSame ? claim.lock : SeatLock.queue(lockName(room, seat));
    this.#claims.set(room, { ...kept, lock });
    addTo(ofAll, room, kept);
    addTo(ofTab, room, kept);
    ofAll.sweep();
  }

  forget(room: string): void {
    const claim = this.#claims.get(room);
    if (!claim) return;
    this.#leave(room, claim);
    removeFrom(ofAll, room, claim);
  }

  release(room: string): void {
    this.#claims.get(room)?.lock?.release();
    this.#claims.delete(room);
  }

  #leave(room: string, claim: Claim): void {
    this.release(room);
    removeFrom(ofTab, room, claim);
  }
}

const lockName = (room: string, seat: Seat): string => `tabletop-elements/seats/${room}/${seat}`;

/** The seats that may be claimed: first those of this tab. Others are left alone where nobody knows whether their tab is open. */
function candidates(room: string): readonly (KeptSeat & { readonly isOwn: boolean })[] {
  const all = read(ofAll, room);
  // The secret may have been replaced since.
  const own = read(ofTab, room).map((kept) => all.find(({ seat }) => seat === kept.seat) ?? kept);
  const others = SeatLock.isSupported ? all.filter(({ seat }) => own.every((kept) => kept.seat !== seat)) : [];
  return [...own.map((kept) => ({ ...kept, isOwn: true })), ...others.map((kept) => ({ ...kept, isOwn: false }))];
}

function read(storage: DatedStorage, room: string): readonly KeptSeat[] {
  const found = storage.read(room);
  return Array.isArray(found) ? found.filter(isKept) : [];
}

function isKept(value: unknown): value is KeptSeat {
  const { seat, secret } = Object(value) as Partial<KeptSeat>;
  return Number.isSafeInteger(seat) && Number(seat) >= 0 && typeof secret === 'string' && secret.length <= SECRET_LIMIT;
}

function addTo(storage: DatedStorage, room: string, kept: KeptSeat): void {
  storage.write(room, [...read(storage, room).filter(({ seat }) => seat !== kept.seat), kept]);
}

function removeFrom(storage: DatedStorage, room: string, { seat, secret }: Partial<KeptSeat>): void {
  // Another tab may have been given the seat since.
  const isAnothers = (kept: KeptSeat) => storage === ofAll && kept.secret !== secret;
  const rest = read(storage, room).filter((kept) => kept.seat !== seat || isAnothers(kept));
  if (rest.length > 0) storage.write(room, rest);
  else storage.remove(room);
}
