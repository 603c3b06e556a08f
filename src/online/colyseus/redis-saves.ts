import type { SavedHost } from '../host/options.js';
import type { Claim, Saves } from './saves.js';

/** The part of a Redis client that the store needs; those of `ioredis` have it. */
export interface RedisClient {
  eval(script: string, keys: number, ...args: string[]): Promise<unknown>;
  /** `ready` if it is connected. */
  readonly status?: string;
  /** Calls back each time it is connected. */
  on?(event: 'ready', listener: () => void): unknown;
}

export interface RedisSavesOptions {
  /** How long a game is kept that nobody plays, in seconds. Default: 30 days. */
  readonly keptFor?: number | undefined;
  /** How long a game is kept that has not begun when its room closes, in seconds. Default: an hour. */
  readonly unbegunFor?: number | undefined;
  /** What the keys begin with. Default `tabletop-elements:`. */
  readonly prefix?: string | undefined;
}

/** Milliseconds after which Redis is away if it has not answered. */
const PATIENCE = 2000;

const CLAIM = `
local owner = redis.call('HGET', KEYS[1], 'owner')
if owner and owner ~= ARGV[1] and owner ~= ARGV[3] then return { owner } end
redis.call('HSET', KEYS[1], 'owner', ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[2])
return { ARGV[1], redis.call('HGET', KEYS[1], 'saved') }`;

/** A room that Redis does not know, because it was restarted, still belongs to its owner. */
const SAVE = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] and redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'owner', ARGV[1], 'saved', ARGV[3])
redis.call('EXPIRE', KEYS[1], ARGV[2])
return 1`;

const RELEASE = `
if redis.call('HGET', KEYS[1], 'owner') ~= ARGV[1] then return 0 end
redis.call('HDEL', KEYS[1], 'owner')
redis.call('EXPIRE', KEYS[1], ARGV[2])
return 1`;

/**
 * Keeps games in Redis, for all processes that share it: one key for each room, with its owner and its game. Make its client with `maxRetriesPerRequest: null`:
 * what is asked for while Redis is away is done when it is back.
 */
export class RedisSaves implements Saves {
  readonly #redis: RedisClient;
  readonly #keptFor: number;
  readonly #unbegunFor: number;
  readonly #prefix: string;
  /** When what has not been answered was asked for, the oldest first. */
  readonly #asked = new Set<{ readonly at: number }>();
  readonly #listeners = new Set<() => void>();

  constructor(redis: RedisClient, options: RedisSavesOptions = {}) {
    const { keptFor = 30 * 86_400, unbegunFor = 3600, prefix = 'tabletop-elements:' } = options;
    this.#redis = redis;
    this.#keptFor = keptFor;
    this.#unbegunFor = Math.min(unbegunFor, keptFor);
    this.#prefix = prefix;
    redis.on?.('ready', () => {
      for (const listener of [...this.#listeners]) listener();
    });
  }

  get status(): 'ok' | 'away' {
    const { status = 'ready' } = this.#redis;
    const [oldest] = this.#asked;
    return status !== 'ready' || (oldest && performance.now() - oldest.at > PATIENCE) ? 'away' : 'ok';
  }

  onReturn(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async claim(room: string, owner: string, instead = owner): Promise<Claim> {
    const [now, saved] = (await this.#run(CLAIM, room, owner, this.#keptFor, instead)) as [string, (string | null)?];
    return { owner: now, saved: saved ? parse(saved) : undefined };
  }

  async save(room: string, owner: string, saved: SavedHost): Promise<boolean> {
    return (await this.#run(SAVE, room, owner, this.#keptFor, JSON.stringify(saved))) === 1;
  }

  async release(room: string, owner: string, hasBegun = true): Promise<void> {
    await this.#run(RELEASE, room, owner, hasBegun ? this.#keptFor : this.#unbegunFor);
  }

  async #run(script: string, room: string, owner: string, keptFor: number, ...more: string[]): Promise<unknown> {
    const asked = { at: performance.now() };
    this.#asked.add(asked);
    try {
      return await this.#redis.eval(script, 1, `${this.#prefix}${room}`, owner, String(keptFor), ...more);
    } finally {
      this.#asked.delete(asked);
    }
  }
}

/** What is damaged is handed on as it is: whoever restores it says so. */
function parse(saved: string): SavedHost {
  try {
    return JSON.parse(saved) as SavedHost;
  } catch {
    return saved as unknown as SavedHost;
  }
}
