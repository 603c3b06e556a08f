import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The address that whatever happens now was asked from, where {@link guardServer} looks at requests. */
export const requestAddress = new AsyncLocalStorage<string>();

/** An IPv6 network of one customer has 64 bits: four groups. */
const GROUPS = 4;

/**
 * Who has sent a request: an IPv4 address, or the first 64 bits of an IPv6 address, since each customer has all the others.
 * @param trustedProxies how many proxies of one's own it came through. Each adds an address to the end of `X-Forwarded-For`; what stands before was written by
 * anybody, and does not count
 */
export function addressOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const written = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return networkOf(written ?? '') ?? networkOf(socket.remoteAddress ?? '') ?? 'unknown';
}

function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  const [start = '', end] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = start === '' ? [] : start.split(':');
  if (end !== undefined) while (groups.length < GROUPS) groups.push('0');
  return `${groups.slice(0, GROUPS).join(':')}::`;
}
