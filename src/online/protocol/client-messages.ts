import type { Seat } from '../../games/game.js';
import type { ClaimKind, Greeting, RequestKind, Viewer } from './limits.js';

/** The first message of a connection that has no seat yet. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  /** The wanted seat, or `public` to look on. Default: the one that the secret belongs to, or else the first that is free. */
  readonly seat?: Viewer | undefined;
  /**
   * The secret from an earlier {@link Welcome}, to come back to a seat. For a free seat, one that the client has made of at least {@link SECRET_LEAST} random
   * characters; so it finds its seat also if the first welcome is lost. Without it the host makes one.
   */
  readonly secret?: string | undefined;
  /** The number from an earlier {@link Welcome}, of a client that comes back and may have commands without an answer. */
  readonly client?: number | undefined;
  /**
   * The player's name, for the others. At most {@link NAME_LIMIT} characters without the space around it, none of which control a device or the direction of text;
   * empty for none. Left out, the seat keeps the name it has.
   */
  readonly name?: string | undefined;
  /**
   * Whether the player is ready to begin, from a client that asks for it with the `ready` of a presence. Left out, the player is always ready: so are programs that play,
   * and clients that do not know of it.
   */
  readonly ready?: boolean | undefined;
}

/** What a client wants to do, numbered. */
interface Numbered {
  readonly n: number;
  /** The revision that the player saw. What was meant for a game before an undo, a new game or the end of a time limit is refused. */
  readonly seen: number;
}

/** A move of the client's own seat. */
export interface Play extends Numbered {
  readonly type: 'play';
  /** In the game's notation, without a seat before it. */
  readonly move: string;
}

/** Rolls or draws what is due, where the host waits for a tap. */
export interface Draw extends Numbered {
  readonly type: 'draw';
}

/** Asks the others for an undo or a new game. */
export interface Ask extends Numbered {
  readonly type: 'ask';
  readonly what: RequestKind;
}

/** Gives up a game of two. */
export interface Resign extends Numbered {
  readonly type: 'resign';
}

/** Goes on without a player who need not be waited for any more: one of {@link Presence.overdue}. */
export interface Claim extends Numbered {
  readonly type: 'claim';
  /** Theirs. */
  readonly seat: Seat;
  readonly what: ClaimKind;
}

/** Says something to everybody. */
export interface Greet {
  readonly type: 'greet';
  readonly greeting: Greeting;
}

/** Leaves the game: the host notifies the others, and the connection ends. The seat stays the player’s. */
export interface Leave {
  readonly type: 'leave';
}

/** Asks, as somebody who looks on, for the seat of a player who is away. The others are asked by a {@link SeatRequest}; granted, the answer is another {@link Welcome}. */
export interface TakeOver {
  readonly type: 'take-over';
  readonly seat: Seat;
  /** The name of whoever asks, as in {@link Hello.name}: the seat takes it over. */
  readonly name?: string | undefined;
}

/** Agrees to a {@link RequestMessage} or a {@link SeatRequest}, or declines it. Whoever asked withdraws it by declining. */
export interface Answer {
  readonly type: 'answer';
  readonly request: number;
  readonly agree: boolean;
}

/** Gives the client's own seat another name, as in {@link Hello.name}. The answer is the {@link Presence} that everybody receives. */
export interface Rename {
  readonly type: 'rename';
  readonly name: string;
}

/** Says whether the player is ready to begin. The answer is the presence that everybody receives; once the game has begun, it means nothing. */
export interface Ready {
  readonly type: 'ready';
  readonly ready: boolean;
}

/**
 * Takes another free seat in place of the own one, with name, secret and numbers, as long as the `isOpen` of the presence says so. The answer is a welcome to that
 * seat, or a refusal.
 */
export interface Sit {
  readonly type: 'sit';
  readonly seat: Seat;
}

/** Asks for every change after a revision. The answer is the changes, or a snapshot where they cannot be sent one by one. */
export interface Resync {
  readonly type: 'resync';
  readonly from: number;
}

/** Asks the other side for an answer, to measure the delay. */
export interface Ping {
  readonly type: 'ping';
  /** The sender's clock, in milliseconds. Comes back as it is. */
  readonly time: number;
}

/** The answer to a {@link Ping}. */
export interface Pong {
  readonly type: 'pong';
  readonly time: number;
}

/** What a client sends. */
export type ClientMessage =
  | Hello
  | Play
  | Draw
  | Ask
  | Resign
  | Claim
  | TakeOver
  | Answer
  | Rename
  | Ready
  | Sit
  | Greet
  | Leave
  | Resync
  | Ping
  | Pong;
