import { RateLimit } from '../../host/connections/rate-limit.js';

/** How much all that comes from one address may do on one process. */
export interface AddressLimitOptions {
  /** Requests for rooms and sockets: at once, and with each second. Default 900 and 20. */
  readonly requests: { readonly burst: number; readonly perSecond: number };
  /** What is only read, such as pages and scripts: at once, and with each second. Default 10 000 and 200. */
  readonly reads: { readonly burst: number; readonly perSecond: number };
  /** Connections at once. Default 300. */
  readonly sockets: number;
  /** Rooms at once that were opened from there. Default 100. */
  readonly rooms: number;
  /** New games: at once, and then with each minute. Default 30. */
  readonly roomsPerMinute: number;
  /** Messages of all its connections: at once, and with each second. Default 1200 and 300. */
  readonly messages: { readonly burst: number; readonly perSecond: number };
}

/** Enough for a school whose pupils all share one address: each reads some 35 files, asks for a room, and opens a socket. */
export const ADDRESS_LIMITS: AddressLimitOptions = {
  requests: { burst: 900, perSecond: 20 },
  reads: { burst: 10_000, perSecond: 200 },
  sockets: 300,
  rooms: 100,
  roomsPerMinute: 30,
  messages: { burst: 1200, perSecond: 300 },
};

/** What an address does. */
interface Account {
  readonly requests: RateLimit;
  readonly reads: RateLimit;
  readonly openings: RateLimit;
  readonly messages: RateLimit;
  sockets: number;
  rooms: number;
  /** When something was asked for last. */
  usedAt: number;
}

/** Milliseconds after which an address that does nothing is forgotten: all that it may do is there again by then. */
const FORGOTTEN_AFTER = 60_000;

/** Limits what one address may do, so that nobody takes a server from the others. */
export class AddressLimits {
  readonly #limits: AddressLimitOptions;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();
  #sweptAt: number;

  /** @param now monotonic milliseconds. Default: the system's */
  constructor(limits: Partial<AddressLimitOptions> = {}, now = () => performance.now()) {
    this.#limits = { ...ADDRESS_LIMITS, ...limits };
    this.#now = now;
    this.#sweptAt = now();
  }

  /** How many addresses are known. */
  get size(): number {
    return this.#accounts.size;
  }

  /** Whether a request for a room or a socket may be answered. */
  allowsRequest(address: string): boolean {
    return this.#of(address).requests.passes();
  }

  /** Whether something may be read. */
  allowsRead(address: string): boolean {
    return this.#of(address).reads.passes();
  }

  /** Whether a new game may be opened now. */
  allowsNewGame(address: string): boolean {
    return this.#of(address).openings.passes();
  }

  /** @returns what to do with a message: nothing; refuse it and say so; leave it; or end the connection */
  refusalOfMessage(address: string): 'refuse' | 'ignore' | 'disconnect' | undefined {
    const { messages } = this.#of(address);
    return messages.passes() ? undefined : (messages.countExcess() ?? 'ignore');
  }

  /** Counts a connection. @returns what ends it; `undefined` if it is one too many */
  openSocket(address: string): (() => void) | undefined {
    return this.#count(address, 'sockets');
  }

  /** Counts a room that is open. @returns what closes it; `undefined` if it is one too many */
  openRoom(address: string): (() => void) | undefined {
    return this.#count(address, 'rooms');
  }

  #count(address: string, what: 'sockets' | 'rooms'): (() => void) | undefined {
    const account = this.#of(address);
    if (account[what] >= this.#limits[what]) return undefined;
    account[what]++;
    let isOpen = true;
    return () => {
      if (isOpen) account[what]--;
      isOpen = false;
    };
  }

  #of(address: string): Account {
    this.#sweep();
    const account = this.#accounts.get(address) ?? this.#newAccount();
    account.usedAt = this.#now();
    this.#accounts.set(address, account);
    return account;
  }

  #newAccount(): Account {
    const { requests, reads, roomsPerMinute, messages } = this.#limits;
    const limit = (burst: number, perSecond: number) =>
      // All that an address sends too fast within five seconds ends a connection of it.
      new RateLimit({ burst, perSecond, mistakes: burst }, this.#now);
    return {
      requests: limit(requests.burst, requests.perSecond),
      reads: limit(reads.burst, reads.perSecond),
      openings: limit(roomsPerMinute, roomsPerMinute / 60),
      messages: limit(messages.burst, messages.perSecond),
      ...{ sockets: 0, rooms: 0, usedAt: this.#now() },
    };
  }

  #sweep(): void {
    const now = this.#now();
    if (now - this.#sweptAt < FORGOTTEN_AFTER) return;
    this.#sweptAt = now;
    for (const [address, { sockets, rooms, usedAt }] of this.#accounts) {
      if (sockets + rooms === 0 && now - usedAt >= FORGOTTEN_AFTER) this.#accounts.delete(address);
    }
  }
}
