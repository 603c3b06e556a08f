import { isServer } from 'lit';
import { isBlank } from '../base/attributes.js';
import type { Text } from '../base/attributes.js';
import type { Mode } from '../base/mode.js';

/** In the address of a page, the room of a game in it. */
export const PARAMETER = 'room';

/** An element whose rooms stand in the address of the page. */
export interface RoomOwner {
  readonly id: string;
  readonly game: { readonly id: string };
}

/** What the rooms of an element begin with, so that several games in one page find their own: `triad-` or `triad-left-`. */
export const prefixOf = ({ id, game }: RoomOwner): string => `${game.id}-${/^[\w-]{1,32}$/.test(id) ? `${id}-` : ''}`;

/** The room in the address of the page, if it is one of this element. */
export function roomInAddress(owner: RoomOwner): string | undefined {
  const room = new URLSearchParams(location.search).get(PARAMETER) ?? '';
  const prefix = prefixOf(owner);
  const isOwn = room.startsWith(prefix) && /^[0-9a-z]{12}$/.test(room.slice(prefix.length));
  return isOwn ? room : undefined;
}

/** An element that may share its game. */
export interface InvitedElement extends RoomOwner {
  readonly online?: Text;
  readonly room?: Text;
  readonly activeMode: Mode;
}

/** Whether the page, or its address, names a room in which an element shares its game. What joins it need not be loaded yet. */
export const isInvited = (element: InvitedElement): boolean =>
  !isServer &&
  element.activeMode === 'play' &&
  !isBlank(element.online) &&
  (!isBlank(element.room) || roomInAddress(element) !== undefined);
