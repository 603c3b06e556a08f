import type { GameEventDetails } from '../elements/base/events.js';
import type { LessonEventDetails } from '../elements/lesson/lesson-events.js';
import type { PuzzleEventDetails } from '../elements/puzzle/events.js';
import type { Actor, Seat } from '../games/game.js';
import type { Ply } from '../match/entry.js';
import type { GameId } from './games.js';
import type { Kind } from './kinds.js';

/** The mark of messages from a frame (`source`) and to a frame (`target`). */
export const LIBRARY = 'tabletop-elements';

/** The events of the element by name. `game-before-…` and `lesson-before-play` only inform: another page cannot refuse anything. */
type EventMessage = {
  [Type in keyof EventDetails]: { readonly type: Type; readonly detail: EventDetails[Type] };
}[keyof EventDetails];

interface EventDetails extends GameEventDetails, PuzzleEventDetails, LessonEventDetails {}

/** A message from a frame to the embedding page, besides `source: 'tabletop-elements'`. */
export type FrameMessage =
  | EventMessage
  /** The game is ready, or the puzzle or the lesson with it. Earlier messages have waited for it. */
  | { readonly type: 'ready'; readonly game: GameId; readonly kind: Kind }
  /** The height of the content in pixels: at first, whenever it changes, and on request. */
  | { readonly type: 'height'; readonly height: number }
  /** The address or a message asks for something impossible. `message` is for the author of the page, in English. */
  | ({ readonly type: 'refused' } & Problem);

/** What is wrong: a code of `GameError`, or one of the frame's own. */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

/** A message from the embedding page to a frame, besides `target: 'tabletop-elements'`. */
export type Command =
  | { readonly type: 'play'; readonly move: string; readonly actor?: Actor; readonly at?: number }
  | { readonly type: 'undo'; readonly seat?: Seat }
  | { readonly type: 'redo' }
  | { readonly type: 'restart'; readonly seed?: string }
  | { readonly type: 'go-to'; readonly ply: Ply }
  /** The settings of the address, by the same names; `null` removes one. */
  | { readonly type: 'set'; readonly name: string; readonly value: string | null }
  | { readonly type: 'height' };

/** The length of the longest record. */
const LONGEST = 1_000_000;
const LONGEST_MOVE = 10_000;

class BadMessage extends Error {}

/**
 * Reads the data of a message, which may be anything that can be cloned, from anybody. Only its own fields count.
 * @returns `undefined` if the message is not for a frame of this library
 */
export function readCommand(data: unknown): Command | { readonly problem: Problem } | undefined {
  if (!isObject(data) || own(data, 'target') !== LIBRARY) return undefined;
  try {
    return commandIn(data);
  } catch (error) {
    if (!(error instanceof BadMessage)) throw error;
    return { problem: { code: 'bad-message', message: error.message } };
  }
}

function commandIn(data: object): Command {
  const type = own(data, 'type');
  const field = <Value>(name: string, is: (value: unknown) => value is Value, expected: string): Value => {
    const value = own(data, name);
    if (is(value)) return value;
    throw new BadMessage(`${name} of ${String(type)} is ${brief(value)}, expected ${expected}`);
  };
  switch (type) {
    case 'play':
      return {
        type,
        move: field('move', isText(LONGEST_MOVE), 'the text of a move'),
        actor: field('actor', optional(isActor), 'a seat, chance or clock'),
        at: field('at', optional(isTime), 'milliseconds'),
      };
    case 'undo':
      return { type, seat: field('seat', optional(isCount), 'a seat') };
    case 'restart':
      return { type, seed: field('seed', optional(isText(LONGEST_MOVE)), 'a text') };
    case 'go-to':
      return { type, ply: field('ply', isPly, 'a number of plies or last') };
    case 'set':
      return {
        type,
        name: field('name', isText(100), 'a name'),
        value: settingOf(field('value', isSetting, 'a text, a number, true, false or null')),
      };
    case 'redo':
    case 'height':
      return { type };
    default:
      throw new BadMessage(`type is ${brief(type)}, expected play, undo, redo, restart, go-to, set or height`);
  }
}

type Guard<Value> = (value: unknown) => value is Value;
type Setting = string | number | boolean | null;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText =
  (longest: number): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= longest;
const isTime: Guard<number> = (value): value is number => Number.isFinite(value) && (value as number) >= 0;
const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isPly: Guard<Ply> = (value): value is Ply => value === 'last' || isCount(value);
const isActor: Guard<Actor> = (value): value is Actor => value === 'chance' || value === 'clock' || isCount(value);
const isSetting: Guard<Setting> = (value): value is Setting =>
  value === null || typeof value === 'boolean' || Number.isFinite(value) || isText(LONGEST)(value);
const optional =
  <Value>(is: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || is(value);

/** A boolean as an attribute: present without a value, or absent. */
function settingOf(value: Setting): string | null {
  if (value === true) return '';
  return value === false || value === null ? null : String(value);
}

const own = (data: object, name: string): unknown => Object.getOwnPropertyDescriptor(data, name)?.value;

function brief(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  return isObject(value) ? 'an object' : String(value);
}
