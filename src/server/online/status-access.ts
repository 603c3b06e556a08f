import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
/** A proxy says with these for whom it asks, and a browser for which page. */
const INDIRECT = ['origin', 'x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'];

/**
 * Who may see how the server is.
 * @param status `off`: nobody; `local`: who asks from the same machine, by no proxy; `open`: everybody; else a password, with HTTP's Basic or Bearer
 * @returns the status of HTTP with which the request is refused, if it is
 */
export function statusRefusal(status: string, { headers, socket }: IncomingMessage): 401 | 404 | undefined {
  if (status === 'open') return undefined;
  if (status === 'local') {
    const isDirect = INDIRECT.every((name) => headers[name] === undefined) && LOCAL_HOST.test(headers.host ?? '');
    return isDirect && LOOPBACK.test(socket.remoteAddress ?? '') ? undefined : 404;
  }
  if (status === 'off') return 404;
  return isSame(givenPassword(headers.authorization), status) ? undefined : 401;
}

function givenPassword(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  // Anybody's name will do.
  return scheme.toLowerCase() === 'basic'
    ? Buffer.from(value, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : '';
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (given: string, password: string): boolean => timingSafeEqual(digest(given), digest(password));
