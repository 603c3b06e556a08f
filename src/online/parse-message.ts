import { MOVE_LIMIT } from '../games/texts.js';
import { readName } from './names.js';
import { CLAIMS, GREETINGS, MESSAGE_LIMIT, PROTOCOL, REQUESTS, SECRET_LIMIT } from './protocol.js';
import type { ClientMessage, RefuseCode } from './protocol.js';

/** What is wrong with the form of a message. */
export interface Malformed {
  readonly code: Extract<
    RefuseCode,
    'too-long' | 'no-json' | 'unknown-message' | 'unknown-field' | 'bad-field' | 'bad-protocol'
  >;
  /** The field, if it is one of the protocol's. */
  readonly place?: string;
}

type Test = (value: unknown) => boolean;

const isCount: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isBoolean: Test = (value) => typeof value === 'boolean';
const isNumber: Test = (value) => isCount(value) && value !== 0;
const isTime: Test = (value) => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e15;
const isTextOf =
  (limit: number): Test =>
  (value) =>
    typeof value === 'string' && value.length <= limit;
const isSeat: Test = (value) => isCount(value) && Number(value) < 100;
const isViewer: Test = (value) => value === 'public' || isSeat(value);
const isOneOf =
  (words: readonly string[]): Test =>
  (value) =>
    words.some((each) => each === value);
const isName: Test = (value) => typeof value === 'string' && readName(value) !== undefined;
const isOptional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);

type Fields<Type extends ClientMessage['type']> = {
  readonly [Name in Exclude<keyof Extract<ClientMessage, { type: Type }>, 'type'>]-?: Test;
};

const numbered = { n: isNumber, seen: isCount };

/** The fields of each message. There are no others. */
const MESSAGES: { readonly [Type in ClientMessage['type']]: Fields<Type> } = {
  hello: {
    protocol: isCount,
    seat: isOptional(isViewer),
    secret: isOptional(isTextOf(SECRET_LIMIT)),
    client: isOptional(isCount),
    name: isOptional(isName),
    ready: isOptional(isBoolean),
  },
  play: { ...numbered, move: isTextOf(MOVE_LIMIT) },
  draw: numbered,
  ask: { ...numbered, what: isOneOf(REQUESTS) },
  resign: numbered,
  claim: { ...numbered, seat: isSeat, what: isOneOf(CLAIMS) },
  'take-over': { seat: isSeat, name: isOptional(isName) },
  answer: { request: isNumber, agree: isBoolean },
  rename: { name: isName },
  ready: { ready: isBoolean },
  sit: { seat: isSeat },
  greet: { greeting: isOneOf(GREETINGS) },
  leave: {},
  resync: { from: isCount },
  ping: { time: isTime },
  pong: { time: isTime },
};

/**
 * Reads what a client has sent: JSON text, or the parsed value. Nothing is guessed or left out but space around a name: a field that does not belong there refuses
 * the whole message.
 * @returns the message as a new object, or what is wrong with it. Throws nothing.
 */
export function parseClientMessage(input: unknown): ClientMessage | Malformed {
  const value = typeof input === 'string' ? parsed(input) : input;
  if (value === TOO_LONG) return { code: 'too-long' };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { code: 'no-json' };
  const given = value as Readonly<Record<string, unknown>>;
  const type = Object.hasOwn(given, 'type') ? given['type'] : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(MESSAGES, type)) return { code: 'unknown-message', place: 'type' };
  const fields: Readonly<Record<string, Test>> = MESSAGES[type as ClientMessage['type']];
  if (Object.keys(given).some((name) => name !== 'type' && !Object.hasOwn(fields, name)))
    return { code: 'unknown-field' };
  const own = (name: string) => (Object.hasOwn(given, name) ? given[name] : undefined);
  const place = Object.keys(fields).find((name) => !fields[name]?.(own(name)));
  if (place !== undefined) return { code: 'bad-field', place };
  if (type === 'hello' && given['protocol'] !== PROTOCOL) return { code: 'bad-protocol', place: 'protocol' };
  const read = Object.fromEntries(Object.keys(fields).map((name) => [name, own(name)]));
  const { name } = read;
  return { type, ...read, ...(typeof name === 'string' && { name: readName(name) }) } as ClientMessage;
}

const TOO_LONG = Symbol('too long');

function parsed(text: string): unknown {
  if (text.length > MESSAGE_LIMIT) return TOO_LONG;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
