import type { KeptSeat } from '../../../online/link/seat-keeper.js';
import { SECRET_LIMIT } from '../../../online/protocol.js';

/** A room of a game, as it is named in links. */
interface LinkedRoom {
  /** The id of the game. */
  readonly game: string;
  readonly room: string;
}

/** `#seat/triad/den/1/secret`: browsers send no fragment to servers. */
const prefixOf = ({ game, room }: LinkedRoom): string => `#${['seat', game, room].map(encodeURIComponent).join('/')}/`;

/** The link that takes a player's seat to another device of theirs. @param invitation the link into the room */
export function seatLink(invitation: string, room: LinkedRoom, { seat, secret }: KeptSeat): string {
  const page = new URL(invitation);
  page.hash = `${prefixOf(room)}${seat}/${encodeURIComponent(secret)}`;
  return page.href;
}

/** Whether the address of the page holds a seat in a room. */
export const hasSeatInAddress = (room: LinkedRoom): boolean => location.hash.startsWith(prefixOf(room));

/** Takes the seat in a room out of the address of the page, so that nobody reads it there or shares it with the address. */
export function takeSeatFromAddress(room: LinkedRoom): KeptSeat | undefined {
  if (!hasSeatInAddress(room)) return undefined;
  const [, seat, secret] = /^(\d{1,2})\/([^/]+)$/.exec(location.hash.slice(prefixOf(room).length)) ?? [];
  const page = new URL(location.href);
  page.hash = '';
  try {
    history.replaceState(history.state, '', page);
  } catch {
    // Some frames have no address of their own.
  }
  const read = decoded(secret);
  return read !== undefined && read.length <= SECRET_LIMIT ? { seat: Number(seat), secret: read } : undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
