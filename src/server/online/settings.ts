import { omitUndefined } from '../../match/record/record.js';
import type { AddressLimitOptions } from '../../online/colyseus/index.js';

/** What the environment says of the server. */
export interface Settings {
  /** `PORT`: where it listens; 0 for any free one. Default 2567. */
  readonly port: number;
  /** `PUBLIC_ADDRESS`: how players reach this very process, as `games.example.org/one`. Needed if several processes share rooms. */
  readonly publicAddress: string | undefined;
  /** `REDIS_URL`: where several processes meet, and games are kept, as `redis://localhost:6379`. Default: one process, everything in memory. */
  readonly redis: string | undefined;
  /** `ORIGINS`: the pages that may use it, as `https://a.example https://b.example`. Default: all. */
  readonly origins: readonly string[] | undefined;
  /** `PAGE`: `off` serves no page to play on. */
  readonly hasPage: boolean;
  /**
   * `STATUS`: who may see `/metrics` and `/status`: `local`, from the same machine and by no proxy; `open`, everybody; `off`, nobody; or who gives the password
   * that stands there. Default `local`.
   */
  readonly status: string;
  /** `TRUSTED_PROXIES`: how many proxies of one's own all requests come through, which send the address in `X-Forwarded-For`. Default 0. */
  readonly trustedProxies: number;
  /**
   * What one address may do, for each process: `ROOMS_PER_MINUTE`, new games a minute; `ROOMS_AT_ONCE`; `SOCKETS_AT_ONCE`; `MESSAGES_PER_SECOND`. Defaults: those of
   * `AddressLimits`.
   */
  readonly limits: Partial<AddressLimitOptions>;
  /** `LOG`: the least that is written: `debug`, `info`, `warn`, `error` or `silent`. Default `info`. */
  readonly log: string;
}

const HIGHEST_PORT = 65_535;
/** The settings that are whole numbers, and the least that each may be. */
const COUNTS = {
  TRUSTED_PROXIES: 0,
  ROOMS_PER_MINUTE: 1,
  ROOMS_AT_ONCE: 1,
  SOCKETS_AT_ONCE: 1,
  MESSAGES_PER_SECOND: 1,
} as const;
const SHORTEST_PASSWORD = 16;
const LOGS = ['debug', 'info', 'warn', 'error', 'silent'];

/** Reads the environment. @returns the settings, or a sentence about what is wrong with them */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings | string {
  // Compose files and units set what they do not know to nothing.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const { PORT = '2567', PUBLIC_ADDRESS, REDIS_URL, ORIGINS, PAGE = 'on', STATUS = 'local', LOG = 'info' } = given;
  const port = Number(PORT);
  const origins = ORIGINS?.split(/[\s,]+/).filter(Boolean);
  if (!/^\d+$/.test(PORT) || port > HIGHEST_PORT) return `PORT is "${PORT}", expected a number up to ${HIGHEST_PORT}.`;
  if (REDIS_URL && !/^rediss?:\/\//.test(REDIS_URL)) return 'REDIS_URL has to be like redis://localhost:6379.';
  if (PAGE !== 'on' && PAGE !== 'off') return `PAGE is "${PAGE}", expected on or off.`;
  if (!['local', 'open', 'off'].includes(STATUS) && STATUS.length < SHORTEST_PASSWORD) {
    return `STATUS has to be local, open, off or a password of ${SHORTEST_PASSWORD} characters or more.`;
  }
  const wrong = Object.entries(COUNTS).find(([name, least]) => {
    const text = given[name] ?? String(least);
    return !/^\d{1,9}$/.test(text) || Number(text) < least;
  });
  if (wrong) return `${wrong[0]} is "${given[wrong[0]]}", expected a whole number from ${wrong[1]}.`;
  if (!LOGS.includes(LOG)) return `LOG is "${LOG}", expected ${LOGS.join(', ')}.`;
  const strange = origins?.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (strange) return `ORIGINS has "${strange}", expected origins like https://a.example.`;
  return {
    port,
    publicAddress: PUBLIC_ADDRESS,
    redis: REDIS_URL,
    origins: origins,
    hasPage: PAGE === 'on',
    status: STATUS,
    log: LOG,
    trustedProxies: Number(given['TRUSTED_PROXIES'] ?? 0),
    limits: readLimits(given),
  };
}

function readLimits(given: Readonly<Record<string, string | undefined>>): Partial<AddressLimitOptions> {
  const count = (name: keyof typeof COUNTS) => (given[name] === undefined ? undefined : Number(given[name]));
  const perSecond = count('MESSAGES_PER_SECOND');
  return omitUndefined({
    roomsPerMinute: count('ROOMS_PER_MINUTE'),
    rooms: count('ROOMS_AT_ONCE'),
    sockets: count('SOCKETS_AT_ONCE'),
    messages: perSecond === undefined ? undefined : { burst: 4 * perSecond, perSecond },
  });
}
