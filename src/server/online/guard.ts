/** Keeps out what a server for all the world must not take. */
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { matchMaker } from '@colyseus/core';
import type { BeforeUpgradeHandler } from '@colyseus/core';

/** The longest request for a room, in bytes. */
const LONGEST_BODY = 10_000;

/**
 * Lets only some pages in.
 * @param origins which ones. Default: all
 * @returns what looks at each connection before it begins
 */
export function allowOrigins(origins: readonly string[] | undefined): BeforeUpgradeHandler {
  const isAllowed = (origin: string | null): boolean => !origins || origin === null || origins.includes(origin);
  matchMaker.controller.getCorsHeaders = (headers) => {
    const origin = headers.get('origin');
    const allowed = origin !== null && isAllowed(origin) ? origin : (origins?.[0] ?? '*');
    return { 'Access-Control-Allow-Origin': allowed, Vary: 'Origin' };
  };
  return (request) => (isAllowed(request.headers.get('origin')) ? undefined : new Response(null, { status: 403 }));
}

/** Refuses requests whose body is too long, or does not say how long it is. Call when the server listens: Colyseus answers requests from then on. */
export function refuseLongBodies(http: Server): void {
  const listeners = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    if (isLong(request)) response.writeHead(413, { connection: 'close' }).end(() => request.destroy());
    else for (const listener of listeners) listener.call(http, request, response);
  });
}

function isLong({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LONGEST_BODY;
}
