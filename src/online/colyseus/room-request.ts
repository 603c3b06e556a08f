/** What a client wants of a room: which one it is, and how it is to be set up if nobody has. */
export interface RoomRequest {
  readonly room: string;
  readonly seats?: number | readonly string[] | undefined;
  readonly options?: object | undefined;
}

/** The longest options of a game, in characters of JSON. */
const OPTIONS_LIMIT = 1000;
const MOST_SEATS = 16;

const isRoom = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= 32;
const isSeats = (value: unknown): value is RoomRequest['seats'] =>
  value === undefined ||
  Number.isSafeInteger(value) ||
  (Array.isArray(value) && value.length <= MOST_SEATS && value.every(isWord));
const isOptions = (value: unknown): value is RoomRequest['options'] =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    JSON.stringify(value).length <= OPTIONS_LIMIT);

/**
 * Reads what a client has sent when it asked for a room. The rules of the game check the rest when the game is set up.
 * @returns the request, or the code of what is wrong with it
 */
export function readRoomRequest(input: unknown): RoomRequest | 'bad-room' | 'bad-seats' | 'bad-options' {
  const { room, seats, options } = (input ?? {}) as Readonly<Record<string, unknown>>;
  if (!isRoom(room)) return 'bad-room';
  if (!isSeats(seats)) return 'bad-seats';
  if (!isOptions(options)) return 'bad-options';
  return { room, seats, options };
}
