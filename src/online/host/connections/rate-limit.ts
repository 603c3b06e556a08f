import type { ClientMessage } from '../../protocol.js';

/** How much one connection may send. */
export interface RateLimits {
  /** How many messages may come at once. */
  readonly burst: number;
  /** How many more may come with each second. */
  readonly perSecond: number;
  /** After so many malformed messages, or so many too fast within five seconds, the connection ends. */
  readonly mistakes: number;
}

/** Seconds in which all messages that came too fast are forgotten: a client that sends again what was refused, twice a second, is no flood. */
const FORGOTTEN_WITHIN = 5;

/** Enough for quick swaps of dice in Cubo, sent again after a lost connection. */
export const RATE_LIMITS: RateLimits = { burst: 60, perSecond: 15, mistakes: 200 };

/** What a message costs beyond the one for reading it, where the answer is a whole game, or goes to everybody. */
export const EXTRA_COST: Readonly<Partial<Record<ClientMessage['type'], number>>> = {
  hello: 4,
  resync: 4,
  ask: 4,
  resign: 4,
  claim: 4,
  greet: 4,
  rename: 4,
  ready: 4,
  sit: 4,
  'take-over': 4,
};

/** Lets through as many messages as a limit allows: a token bucket. */
export class RateLimit {
  readonly #limits: RateLimits;
  readonly #now: () => number;
  #tokens: number;
  #filledAt: number;
  #mistakes = 0;
  #excess = 0;
  #excessAt: number;
  #refusedAt: number | undefined;

  constructor(limits: RateLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
    this.#tokens = limits.burst;
    this.#filledAt = now();
    this.#excessAt = this.#filledAt;
  }

  /** Whether a message of that cost may pass. */
  passes(cost = 1): boolean {
    const { burst, perSecond } = this.#limits;
    const now = this.#now();
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filledAt) / 1000) * perSecond);
    this.#filledAt = now;
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    this.#refusedAt = undefined;
    return true;
  }

  /** Counts a malformed message. @returns whether it was one too many */
  countMistake(): boolean {
    return ++this.#mistakes > this.#limits.mistakes;
  }

  /**
   * Counts a message that came too fast.
   * @returns what to do: refuse it, once a second, so that a flood is not answered by another; or disconnect, if it is a flood
   */
  countExcess(): 'refuse' | 'disconnect' | undefined {
    const { mistakes } = this.#limits;
    const now = this.#now();
    const forgotten = ((now - this.#excessAt) / 1000) * (mistakes / FORGOTTEN_WITHIN);
    this.#excess = Math.max(0, this.#excess - forgotten) + 1;
    this.#excessAt = now;
    if (this.#excess > mistakes) return 'disconnect';
    if (this.#refusedAt !== undefined && now - this.#refusedAt < 1000) return undefined;
    this.#refusedAt = now;
    return 'refuse';
  }
}
