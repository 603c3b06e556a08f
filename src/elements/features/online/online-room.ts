import { GameError, brief } from '../../../games/game-error.js';
import { attributeText } from '../../../games/texts.js';
import { readName } from '../../../online/names.js';
import type { Text } from '../../base/attributes.js';
import { sharePage } from '../../session/links/share-url.js';

/** The longest name of a room. */
const LIMIT = 64;
/** In the address of a page, the room of a game in it. */
const PARAMETER = 'room';
/** In a link that invites, who does. */
const HOST = 'from';
/** How many letters and digits make a room that nobody guesses: 62 bits. */
const RANDOM_LENGTH = 12;
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/**
 * Reads the `room` attribute.
 * @returns `undefined` if it is missing or empty
 * @throws GameError `bad-attribute`
 */
export function parseRoom(text: Text): string | undefined {
  const room = attributeText(text, 'room').trim();
  if (room === '') return undefined;
  if (room.length <= LIMIT && /^[\w-]+$/.test(room)) return room;
  const message = `room is "${brief(room)}", expected up to ${LIMIT} letters, digits, - and _`;
  throw new GameError('bad-attribute', message, { place: 'room', value: brief(room) });
}

/** An element whose rooms stand in the address of the page. */
export interface RoomOwner {
  readonly id: string;
  readonly game: { readonly id: string };
}

/** What the rooms of an element begin with, so that several games in one page find their own: `triad-` or `triad-left-`. */
const prefixOf = ({ id, game }: RoomOwner): string => `${game.id}-${/^[\w-]{1,32}$/.test(id) ? `${id}-` : ''}`;

/** A room that there was not before. */
export function newRoom(owner: RoomOwner): string {
  const numbers = crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH));
  return prefixOf(owner) + Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join('');
}

/** The room in the address of the page, if it is one of this element. */
export function roomInAddress(owner: RoomOwner): string | undefined {
  const room = new URLSearchParams(location.search).get(PARAMETER) ?? '';
  const prefix = prefixOf(owner);
  const isOwn = room.startsWith(prefix) && /^[0-9a-z]{12}$/.test(room.slice(prefix.length));
  return isOwn ? room : undefined;
}

/** Writes the room into the address of the page, or takes it out: who loads the page again finds the game again. */
export function keepInAddress(room: string | undefined): void {
  const page = new URL(location.href);
  page.searchParams.delete(HOST);
  if (room === undefined) page.searchParams.delete(PARAMETER);
  else page.searchParams.set(PARAMETER, room);
  try {
    history.replaceState(history.state, '', page);
  } catch {
    // Some frames have no address of their own. The link leads to the room all the same.
  }
}

/**
 * A link to the page, in which the element joins the room; `undefined` where the page has no address.
 * @param room missing if the page names it
 * @param host the name of who invites, which is shown first
 */
export function inviteLink(shareUrl: Text, room: string | undefined, host = ''): string | undefined {
  const page = sharePage(shareUrl ?? '');
  page?.searchParams.delete(HOST);
  if (page && room !== undefined) page.searchParams.set(PARAMETER, room);
  if (page && host !== '') page.searchParams.set(HOST, host);
  return page?.href;
}

/** Who has invited the reader, by the address of the page. */
export const hostInAddress = (): string | undefined =>
  readName(new URLSearchParams(location.search).get(HOST) ?? '') || undefined;

/** The elements that play in a room of the address: where two have the same rooms, the first one has it. */
const tenants = new Map<string, object>();

/** @returns whether nobody else has it */
export function claimRoom(room: string, owner: object): boolean {
  if (!tenants.has(room)) tenants.set(room, owner);
  return tenants.get(room) === owner;
}

/** Gives up the rooms of an element. */
export function leaveRooms(owner: object): void {
  for (const [room, tenant] of tenants) if (tenant === owner) tenants.delete(room);
}
