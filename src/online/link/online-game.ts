import type { Refusal, Seat } from '../../games/game.js';
import type {
  Bye,
  ClaimKind,
  Greeting,
  Presence,
  RefuseCode,
  RequestEnd,
  RequestMessage,
  SeatRequest,
  Viewer,
} from '../protocol.js';
import type { FinalClose } from './transport.js';

/** `connecting` until the host has answered for the first time; `offline` while a lost connection is tried again; `ended` when nobody tries any more. */
export type OnlineStatus = 'connecting' | 'online' | 'offline' | 'ended';

/**
 * Why nobody tries to connect any more: there is no such game, or the page may not connect; the host has no place for this player, or speaks another protocol; the seat has another
 * connection now; the client has sent too many malformed messages; `closed` from here.
 */
export type OnlineEnd =
  | FinalClose
  | Extract<RefuseCode, 'full' | 'no-seat' | 'seat-taken' | 'bad-protocol' | 'failed'>
  | Exclude<Bye['code'], 'closed'>
  | 'closed';

/** What an {@link OnlineGame} notifies its subscribers of. */
export type OnlineEvent =
  /** The connection, who is there, or what is asked has changed. */
  | { readonly type: 'change' }
  /** A move was rolled back, or a command was refused. */
  | { readonly type: 'refused'; readonly code: RefuseCode; readonly refusal?: Refusal | undefined }
  /** What somebody had asked for is decided. */
  | { readonly type: 'request-end'; readonly request: RequestMessage; readonly result: RequestEnd['result'] }
  /** What somebody who looks on had asked for is decided. */
  | { readonly type: 'seat-request-end'; readonly request: SeatRequest; readonly result: RequestEnd['result'] }
  /** A player has said something; the own greeting comes back, too. */
  | { readonly type: 'greeting'; readonly seat: Seat; readonly greeting: Greeting };

/** A game that is shared with other devices, as one of them sees it. */
export interface OnlineGame {
  readonly status: OnlineStatus;
  readonly ended: OnlineEnd | undefined;
  /** Whether the host could not be reached so far; it is tried again. */
  readonly isUnreached: boolean;
  /** Whether the host cannot save the game just now. The host sends what was done to everybody as soon as it can. */
  readonly isUnsaved: boolean;
  /** The own seat, or `public` for somebody who looks on; `undefined` before the host has answered. */
  readonly seat: Viewer | undefined;
  /** What opens the own seat on another device, for whoever has it; missing for somebody who looks on. */
  readonly secret: string | undefined;
  /** Who is there, as the host has sent it last. */
  readonly presence: Presence | undefined;
  /** What a seat asks the others for. */
  readonly request: RequestMessage | undefined;
  /** What somebody who looks on asks for: the seat of a player who is away. */
  readonly seatRequest: SeatRequest | undefined;
  /** Milliseconds that a message takes one way; `undefined` until it is measured. */
  readonly delay: number | undefined;
  /** How many of the own messages the host has not answered. */
  readonly pending: number;
  /** Agrees to the {@link request}, or else the {@link seatRequest}, or declines it. Whoever asked withdraws it by declining. */
  answer(agree: boolean): void;
  /** Asks, as somebody who looks on, for the seat of a player who is away. */
  takeOver(seat: Seat): void;
  /** Gives up a game of two. */
  resign(): void;
  /** Goes on without the player of a seat, who is gone: one of `overdue` of the {@link presence}. */
  claim(seat: Seat, what: ClaimKind): void;
  /** Milliseconds until {@link greet} says something again; `Infinity` if nothing more in this game. */
  readonly greetingWait: number;
  /** Says something to everybody. @returns whether it may be said now */
  greet(greeting: Greeting): boolean;
  /** Names the own seat for everybody. */
  rename(name: string): void;
  /** Says whether the player is ready to begin, where the host asks for it with {@link presence}: `ready`. */
  setReady(isReady: boolean): void;
  /** Takes a free seat in place of the own one, as long as the `isOpen` of {@link presence} says so. */
  sit(seat: Seat): void;
  /** Connects at once: after an end, or in place of waiting for the next try. */
  retry(): void;
  /** @returns a function that ends it */
  subscribe(listener: (event: OnlineEvent) => void): () => void;
  /** Leaves the game, and notifies the others. The seat is kept for coming back, but they may go on without the player. */
  leave(): void;
  /** Ends the connection. Others see that the player is gone; the seat is kept for coming back. */
  close(): void;
}

/** The name of a seat, as far as a player has given one. */
export const nameIn = (presence: Presence | undefined, seat: Seat): string => presence?.names[seat] ?? '';
