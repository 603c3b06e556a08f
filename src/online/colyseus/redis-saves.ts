import type { SavedHost } from '../host/options.js';
import type { Claim, Saves } from './saves.js';

/** The part of a Redis client that the store needs; those of `ioredis` have it. */
export interface RedisClient {
  eval(script: string, keys: number, ...args: string[]): Promise<unknown>;
}

export interface RedisSavesOptions {
  /** How long a game is kept that nobody plays, in seconds. Default: 30 days. */
  readonly keptFor?: number | undefined;
  /** What the keys begin with. Default `tabletop-elements:`. */
  readonly prefix?: string | undefined;
}

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

/** Keeps games in Redis, for all processes that share it: one key for each room, with its owner and its game. */
export class RedisSaves implements Saves {
  readonly #redis: RedisClient;
  readonly #keptFor: string;
  readonly #prefix: string;

  constructor(redis: RedisClient, { keptFor = 30 * 86_400, prefix = 'tabletop-elements:' }: RedisSavesOptions = {}) {
    this.#redis = redis;
    this.#keptFor = String(keptFor);
    this.#prefix = prefix;
  }

  async claim(room: string, owner: string, instead = owner): Promise<Claim> {
    const [now, saved] = (await this.#run(CLAIM, room, owner, instead)) as [string, (string | null)?];
    return { owner: now, saved: saved ? (JSON.parse(saved) as SavedHost) : undefined };
  }

  async save(room: string, owner: string, saved: SavedHost): Promise<boolean> {
    return (await this.#run(SAVE, room, owner, JSON.stringify(saved))) === 1;
  }

  async release(room: string, owner: string): Promise<void> {
    await this.#run(RELEASE, room, owner);
  }

  #run(script: string, room: string, owner: string, ...more: string[]): Promise<unknown> {
    return this.#redis.eval(script, 1, `${this.#prefix}${room}`, owner, this.#keptFor, ...more);
  }
}
