import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { matchMaker } from '@colyseus/core';
import type { Saves } from '../saves.js';
import type { AddressLimits } from './address-limits.js';
import { addressOf, requestAddress } from './request-address.js';

export interface GuardOptions {
  /** The pages that may use the server, as `https://a.example`. Default: all. */
  readonly origins?: readonly string[] | undefined;
  /** How much one address may do. Default: anything. */
  readonly limits?: AddressLimits | undefined;
  /** How many proxies of one's own every request comes through; `X-Forwarded-For` counts only then. Default 0. */
  readonly trustedProxies?: number | undefined;
  /** Where games are kept: while they are away, no room is opened or joined. */
  readonly saves?: Saves | undefined;
}

/** The longest request for a room, in bytes. */
const LONGEST_BODY = 10_000;
/** Milliseconds for a whole request. */
const LONGEST_REQUEST = 10_000;
/** Seconds after which somebody who was refused may try again. */
const RETRY_AFTER = '5';

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Keeps out what a Colyseus server for all the world must not take: pages of other origins, requests that are too long or too slow, and more from one address than
 * it may do. Call when the server listens: Colyseus answers requests from then on.
 */
export function guardServer(http: Server, options: GuardOptions): void {
  const guard = new Guard(options);
  http.headersTimeout = LONGEST_REQUEST;
  http.requestTimeout = LONGEST_REQUEST;
  const requests = http.listeners('request') as RequestListener[];
  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    const address = guard.addressOf(request);
    const status = guard.refusalOfRequest(request, address);
    if (status !== undefined) refuse(request, response, status);
    else requestAddress.run(address, () => requests.forEach((listener) => listener.call(http, request, response)));
  });
  const upgrades = http.listeners('upgrade') as UpgradeListener[];
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = guard.addressOf(request);
    const status = guard.refusalOfSocket(request, socket, address);
    if (status !== undefined) socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
    else requestAddress.run(address, () => upgrades.forEach((listener) => listener.call(http, request, socket, head)));
  });
  matchMaker.controller.getCorsHeaders = (headers) => guard.corsHeaders(headers.get('origin') ?? undefined);
}

class Guard {
  readonly #options: GuardOptions;

  constructor(options: GuardOptions) {
    this.#options = options;
  }

  addressOf(request: IncomingMessage): string {
    return addressOf(request, this.#options.trustedProxies ?? 0);
  }

  /** @returns the status code of why not */
  refusalOfRequest({ method, headers }: IncomingMessage, address: string): number | undefined {
    const { limits, saves } = this.#options;
    const isPost = method === 'POST';
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > LONGEST_BODY) return 413;
    if (isPost && !this.#isAllowed(headers.origin)) return 403;
    if ((isPost ? limits?.allowsRequest(address) : limits?.allowsRead(address)) === false) return 429;
    return isPost && saves?.status === 'away' ? 503 : undefined;
  }

  /** @returns the status code of why not */
  refusalOfSocket({ headers }: IncomingMessage, socket: Duplex, address: string): number | undefined {
    socket.on('error', () => socket.destroy());
    if (!this.#isAllowed(headers.origin)) return 403;
    const { limits } = this.#options;
    if (limits?.allowsRequest(address) === false) return 429;
    const end = limits?.openSocket(address);
    if (limits && !end) return 429;
    socket.once('close', () => end?.());
    return undefined;
  }

  corsHeaders(origin: string | undefined): Record<string, string> {
    const { origins } = this.#options;
    const allowed = origin !== undefined && this.#isAllowed(origin) ? origin : (origins?.[0] ?? '*');
    return { 'Access-Control-Allow-Origin': allowed, Vary: 'Origin' };
  }

  /** Programs that are no pages have no origin. */
  #isAllowed(origin: string | undefined): boolean {
    const { origins } = this.#options;
    return !origins || origin === undefined || origins.includes(origin);
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number): void {
  const headers = { connection: 'close', ...(status >= 429 && { 'retry-after': RETRY_AFTER }) };
  response.writeHead(status, headers).end(() => request.destroy());
}
