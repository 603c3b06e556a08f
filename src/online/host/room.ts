import type { Seat } from '../../games/game.js';
import { GameError, shown } from '../../games/game-error.js';
import { checkSeats } from '../../games/seats.js';
import { parsePlayer } from '../../match/players.js';
import type { Player } from '../../match/players.js';
import type { AnyGame } from '../../match/record/record.js';
import { SECRET_LEAST } from '../protocol.js';
import type { RefuseCode, SeatPresence, Viewer } from '../protocol.js';
import type { Delay } from './connections/delay.js';
import type { Send } from './connections/outbox.js';
import type { RateLimit } from './connections/rate-limit.js';
import type { Commands } from './commands.js';

/** One client, as long as its connection lasts. */
export interface Connection {
  readonly id: string;
  readonly send: Send;
  readonly rate: RateLimit;
  readonly delay: Delay;
  /** Whether its player is ready to begin; missing for a client that does not ask for it. */
  isReady?: boolean | undefined;
  /** Missing until it has joined. */
  viewer?: Viewer | undefined;
  /** Whether it has been sent the game, and can follow. */
  isWelcome: boolean;
  /** Ends waiting for its `hello`. */
  stopWaiting?: (() => void) | undefined;
}

/** A seat of the room. */
export interface RoomSeat {
  /** As the game was set up: `human`, `computer` or `computer:hard`. */
  readonly word: string;
  /** Whoever knows it may come back to the seat. Missing while nobody has taken it. */
  secret?: string | undefined;
  /** Of the player; empty for none. */
  name: string;
  commands: Commands;
  connection?: Connection | undefined;
  /** Whether a computer plays for the player, who is gone. */
  isReplaced: boolean;
  /** Ends waiting for the player. */
  stopWaiting?: (() => void) | undefined;
  /** Whether the player has left, and has not lost the connection. */
  hasLeft?: boolean | undefined;
  /** Whether the player has been gone for so long that the others may go on without them. */
  isOverdue?: boolean | undefined;
  stopPatience?: (() => void) | undefined;
}

const REPLACEMENT: Player = { kind: 'computer', level: 'medium' };
const REMOTE: Player = { kind: 'remote' };

/**
 * Who decides for each seat when the game is set up.
 * @throws GameError `bad-seats`
 */
export function parseSeatWords(words: number | readonly string[], game: AnyGame): readonly string[] {
  checkSeats(typeof words === 'number' ? words : words.length, game.seats);
  const given = typeof words === 'number' ? Array<string>(words).fill('human') : words;
  for (const word of given) {
    const kind = parsePlayer(word)?.kind;
    if (kind === 'human' || kind === 'computer') continue;
    const message = `seats has ${shown(word)}, expected human, computer or computer with a level`;
    throw new GameError('bad-seats', message, { place: 'seats', word });
  }
  return given;
}

/** Whether two texts are equal, in a time that does not depend on how much of them is. */
function isSame(secret: string, given: string): boolean {
  let difference = secret.length ^ given.length;
  for (let i = 0; i < secret.length; i++) difference |= secret.charCodeAt(i) ^ given.charCodeAt(i);
  return difference === 0;
}

/** The player of a seat is there: nobody waits for them, and no computer plays for them. */
export function attend(seat: RoomSeat): void {
  seat.stopWaiting?.();
  seat.stopWaiting = undefined;
  seat.isReplaced = seat.isOverdue = seat.hasLeft = false;
  seat.stopPatience?.();
  seat.stopPatience = undefined;
}

/** Who sits where, and who is there. */
export class Room {
  readonly seats: readonly RoomSeat[];
  readonly connections = new Map<string, Connection>();
  readonly #mostSpectators: number;

  constructor(seats: readonly RoomSeat[], mostSpectators: number) {
    this.seats = seats;
    this.#mostSpectators = mostSpectators;
  }

  /** Who decides for each seat now, as the gate of a match takes it. */
  get players(): readonly Player[] {
    return this.seats.map((seat) => {
      const player = parsePlayer(seat.word) as Player;
      if (player.kind === 'computer') return player;
      return seat.isReplaced ? REPLACEMENT : REMOTE;
    });
  }

  get presence(): readonly SeatPresence[] {
    return this.seats.map(({ word, secret, connection, isReplaced }) => {
      if (word !== 'human') return 'computer';
      if (isReplaced) return 'replaced';
      return connection && !connection.delay.isSilent ? 'here' : secret === undefined ? 'free' : 'gone';
    });
  }

  /** The seats whose players have left. */
  get leavers(): readonly Seat[] {
    return [...this.seats.keys()].filter((seat) => this.seats[seat]?.hasLeft);
  }

  /** The seats whose players are gone and need not be waited for any more. */
  get overdue(): readonly Seat[] {
    const { presence, seats } = this;
    return [...seats.keys()].filter(
      (seat) => presence[seat] === 'gone' && (seats[seat]?.hasLeft || seats[seat]?.isOverdue),
    );
  }

  get names(): readonly string[] {
    return this.seats.map(({ name }) => name);
  }

  get spectators(): number {
    return [...this.connections.values()].filter(({ viewer }) => viewer === 'public').length;
  }

  /** Whether a player has not come, or is gone and nobody plays for them. */
  get isIncomplete(): boolean {
    return this.presence.some((each) => each === 'free' || each === 'gone');
  }

  /** Whether no person is there, not even one who looks on. */
  get isDeserted(): boolean {
    return [...this.connections.values()].every(({ viewer }) => viewer === undefined);
  }

  /** The connections that know the game and follow it. */
  get joined(): readonly (Connection & { readonly viewer: Viewer })[] {
    const all = [...this.connections.values()];
    return all.filter((each): each is Connection & { viewer: Viewer } => each.isWelcome && each.viewer !== undefined);
  }

  /** The grace of the slowest player who is there. */
  longestGrace(limit: number): number {
    return Math.max(0, ...this.seats.map(({ connection }) => connection?.delay.grace(limit) ?? 0));
  }

  /** The other players who have a say: those who have taken a seat and for whom no computer plays. */
  othersThan(seat: Seat): readonly Seat[] {
    const { presence } = this;
    return [...presence.keys()].filter(
      (each) => each !== seat && (presence[each] === 'here' || presence[each] === 'gone'),
    );
  }

  /**
   * Gives a connection its place.
   * @param wanted default: the one that the secret belongs to, or else the first that is free
   * @param makeSecret for a seat that nobody has taken yet, if the client has not made one
   * @returns why not, or the connection that had the seat before, if any
   */
  take(
    connection: Connection,
    wanted: Viewer | undefined,
    secret: string | undefined,
    makeSecret: () => string,
  ): { readonly refused: RefuseCode } | { readonly replaced?: Connection | undefined } {
    if (wanted === 'public') {
      if (this.spectators >= this.#mostSpectators) return { refused: 'full' };
      connection.viewer = 'public';
      return {};
    }
    // A client that has changed its seat may not have received the answer.
    const own = this.#seatOf(secret);
    const index = own < 0 ? (wanted ?? this.presence.indexOf('free')) : own;
    const seat = this.seats[index];
    if (!seat) return { refused: wanted === undefined ? 'full' : 'no-seat' };
    if (seat.word !== 'human') return { refused: 'no-seat' };
    if (seat.secret !== undefined && !isSame(seat.secret, secret ?? '')) return { refused: 'seat-taken' };
    seat.secret ??= secret !== undefined && secret.length >= SECRET_LEAST ? secret : makeSecret();
    const { connection: replaced } = seat;
    attend(seat);
    seat.connection = connection;
    connection.viewer = index;
    return { replaced };
  }

  /** Seats a player elsewhere, with all that is theirs. @returns why not */
  move(connection: Connection, from: Seat, to: Seat): RefuseCode | undefined {
    const old = this.seats[from];
    const seat = this.seats[to];
    if (!old || seat?.word !== 'human') return 'no-seat';
    if (seat.secret !== undefined) return 'seat-taken';
    const { secret, name, commands } = old;
    Object.assign(old, { secret: undefined, name: '', commands: seat.commands, connection: undefined });
    Object.assign(seat, { secret, name, commands, connection });
    connection.viewer = to;
    return undefined;
  }

  #seatOf(secret = ''): number {
    return this.seats.findIndex((seat) => seat.secret !== undefined && isSame(seat.secret, secret));
  }

  /** Gives a seat to another connection. @returns the one that had it, which looks on now */
  handOver(connection: Connection, index: Seat, secret: string): Connection | undefined {
    const seat = this.seats[index] as RoomSeat;
    const { connection: former } = seat;
    if (former) former.viewer = 'public';
    attend(seat);
    seat.secret = secret;
    seat.connection = connection;
    connection.viewer = index;
    return former;
  }

  /** The seat whose player has this connection. */
  seatOf(connection: Connection): RoomSeat | undefined {
    return this.seats.find((seat) => seat.connection === connection);
  }

  /** Forgets a connection. @returns the seat that is without its player now */
  drop(connection: Connection): RoomSeat | undefined {
    if (this.connections.get(connection.id) === connection) this.connections.delete(connection.id);
    const seat = this.seatOf(connection);
    if (seat) seat.connection = undefined;
    return seat;
  }
}
