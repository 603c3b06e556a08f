/**
 * The messages of a shared game, in both directions, as plain JSON.
 *
 * One host has the whole game; each client has what its seat, or the public, may know of it. Two numberings make sure that nothing is lost and nothing
 * happens twice:
 *
 * - The **host** numbers every change of the game: its `revision`. A client that sees a number left out asks for what it missed with `resync`. Revisions go on over
 *   undo and new games.
 * - A **client** numbers what it wants to do: `n`, one more each time, over all connections of its seat, from the one after `handled` of the first `welcome`. The
 *   host does each number once, in order, and answers it with `done` or `refuse`.
 *
 * So that everything a player wants is done once, in order, or refused, over whatever connections, a client keeps what has not been answered and
 *
 * - numbers it anew after each `welcome`: what is up to `handled` has been done, unless it is among the `refused`; the rest gets the numbers from `handled + 1` on, and is
 *   sent again. If the welcome gives it another `client` number than the one it had, somebody else has had the seat meanwhile: nothing is sent again, and what is not
 *   known to be done is given up;
 * - after `too-fast` or `gap` waits a while, and then sends again, in order, what has not been answered by then. Both leave the number as it was; every other answer
 *   settles it. What has no number and came too fast is lost, too: {@link Resync}, {@link Answer} and {@link Rename} may be sent again;
 * - has no more than {@link UNDER_WAY_LIMIT} numbers under way: the host remembers no more refusals;
 * - leaves aside what comes before a `welcome`, and takes what the welcome brings in place of all it knew; a request that is not sent after it is over.
 */
import type { Actor, Refusal, Seat } from '../games/game.js';
import type { GameRecord } from '../match/record/record.js';

/** The version of the protocol. A host refuses clients of another one. */
export const PROTOCOL = 1;

/** The longest message of a client, in characters of JSON. */
export const MESSAGE_LIMIT = 1000;
/** The longest secret of a seat, in characters. */
export const SECRET_LIMIT = 64;
/** The shortest secret that a client may choose. */
export const SECRET_LEAST = 16;

/** The most numbered messages that a client has sent without an answer. */
export const UNDER_WAY_LIMIT = 20;
/** The longest name of a player, in characters. */
export const NAME_LIMIT = 24;

/** Who looks at the game: a seat, or somebody who knows what everybody may know. */
export type Viewer = Seat | 'public';

/** What others have to agree to: taking back the latest move of the seat that asks, or the next game of the series. */
export const REQUESTS = ['undo', 'new-game'] as const;
export type RequestKind = (typeof REQUESTS)[number];

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
  /** The number from an earlier {@link Welcome}, of a client that comes back and may have sent what it heard no answer to. */
  readonly client?: number | undefined;
  /**
   * The player's name, for the others. At most {@link NAME_LIMIT} characters without the space around it, none of which control a device or the direction of text;
   * empty for none. Left out, the seat keeps the name it has.
   */
  readonly name?: string | undefined;
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

/** Agrees to a {@link RequestMessage} or declines it. Whoever asked withdraws it by declining. */
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

/** What a host asks: the latest change goes with it, so that one that was lost on the way is missed. */
export interface HostPing extends Ping {
  readonly revision: number;
}

/** The answer to a {@link Ping}. */
export interface Pong {
  readonly type: 'pong';
  readonly time: number;
}

/** What a client sends. */
export type ClientMessage = Hello | Play | Draw | Ask | Answer | Rename | Resync | Ping | Pong;

/** How the time stands, in games with time limits. */
export interface TimeReport {
  /** Milliseconds that have been played. */
  readonly elapsed?: number | undefined;
  /** Milliseconds until the time limit ends, when the message was sent; left out if none runs. */
  readonly left?: number | undefined;
}

/** The whole game as the client may know it. It takes the place of everything the client knew. */
export interface Snapshot extends TimeReport {
  readonly revision: number;
  /** Counts the games of the series, from 1. */
  readonly game: number;
  readonly record: GameRecord;
}

/** The answer to a {@link Hello}: the connection has its place. */
export interface Welcome extends Snapshot {
  readonly type: 'welcome';
  readonly protocol: number;
  readonly seat: Viewer;
  /** To keep for coming back; left out for the public. */
  readonly secret?: string | undefined;
  /** Counts the clients of the seat, from 1: the number of this one. 0 for the public. */
  readonly client: number;
  /** The number of the seat's latest handled message; 0 for none. */
  readonly handled: number;
  /** To a client that comes back: the latest messages that were not done, up to {@link UNDER_WAY_LIMIT}. */
  readonly refused?: readonly RefuseMessage[] | undefined;
  /** Whether dice and draws that are due come at once, or when a player asks for them with {@link Draw}. */
  readonly dice: 'auto' | 'tap';
}

/** One move as the client may know it. */
export interface MoveReport {
  readonly by: Actor;
  /** In the game's notation; what is concealed is written as the game writes it. */
  readonly move: string;
  /** Milliseconds since the start, in real-time games. */
  readonly at?: number | undefined;
}

/** Moves were made: the change that leads to `revision`. */
export interface Change extends TimeReport {
  readonly type: 'change';
  readonly revision: number;
  readonly moves: readonly MoveReport[];
}

/** Why a snapshot is sent: moves were taken back, a game began, what was hidden is open now, or the client has asked. */
export type SnapshotCause = 'undo' | 'new-game' | 'disclosed' | 'resync';

export interface SnapshotMessage extends Snapshot {
  readonly type: 'snapshot';
  readonly cause: SnapshotCause;
}

/** The message with this number has been done. */
export interface Done {
  readonly type: 'done';
  readonly n: number;
  /** The revision afterwards. */
  readonly revision: number;
}

/** Why a message was not done. */
export type RefuseCode =
  /** The form of a message: {@link RefuseMessage.place} names the field. */
  | 'too-long'
  | 'no-json'
  | 'unknown-message'
  | 'unknown-field'
  | 'bad-field'
  | 'bad-protocol'
  /** Joining: no hello came before, or one too many; there is no such seat; somebody has it and the secret is not theirs; no place is left. */
  | 'not-joined'
  | 'already-joined'
  | 'no-seat'
  | 'seat-taken'
  | 'full'
  /** Too many messages in a short time: sent once a second at most, and without a number, since what comes too fast is not read. */
  | 'too-fast'
  /** Numbers: handled already; one was left out (`expected`); a revision that there is not. */
  | 'handled'
  | 'gap'
  | 'unknown-revision'
  /** Those who look on do nothing. */
  | 'spectator'
  /** The game rests until everybody is there. */
  | 'waiting'
  /** The time was up, or the game is another one since. */
  | 'too-late'
  | 'outdated'
  /** The move cannot be read, or the rules refuse it: {@link RefuseMessage.refusal} says why. */
  | 'bad-move'
  | 'illegal-move'
  /** No dice or draws are due. */
  | 'not-due'
  /** Requests. */
  | 'nothing-to-undo'
  | 'request-pending'
  | 'no-request'
  /** A fault of the host. */
  | 'failed';

/** A message was not done, and changed nothing. */
export interface RefuseMessage {
  readonly type: 'refuse';
  readonly code: RefuseCode;
  /** The number of the message, if it had one. */
  readonly n?: number | undefined;
  /** With `gap`: the number that comes next. */
  readonly expected?: number | undefined;
  /** With a code for the form of a message: the field. */
  readonly place?: string | undefined;
  /** With `illegal-move`: why, in the game's own codes. */
  readonly refusal?: Refusal | undefined;
}

/** A seat asks the others for something. Sent again when somebody has agreed. */
export interface RequestMessage {
  readonly type: 'request';
  readonly request: number;
  readonly seat: Seat;
  readonly what: RequestKind;
  /** The seats that have not answered. */
  readonly open: readonly Seat[];
}

/** A request is over: all agreed; somebody declined or it was withdrawn; or the game went on, so that it means nothing. */
export interface RequestEnd {
  readonly type: 'request-end';
  readonly request: number;
  readonly result: 'agreed' | 'declined' | 'void';
}

/**
 * A seat nobody has taken, one whose player is there, one whose player is gone, one where a computer plays for a player who is gone, or one that is a
 * computer's.
 */
export type SeatPresence = 'free' | 'here' | 'gone' | 'replaced' | 'computer';

/** Who is there. Sent after every change of it. */
export interface Presence extends TimeReport {
  readonly type: 'presence';
  readonly seats: readonly SeatPresence[];
  /** The name of the player of each seat; empty for none. */
  readonly names: readonly string[];
  /** How many look on. */
  readonly spectators: number;
  /** Whether the game, and its clock, rests until everybody is there. */
  readonly isPaused: boolean;
}

/** The end of the connection: the seat has another one now, or the client has sent too much that makes no sense. */
export interface Bye {
  readonly type: 'bye';
  readonly code: 'replaced' | 'too-many-mistakes' | 'closed';
}

/** What a host sends. */
export type HostMessage =
  | Welcome
  | Change
  | SnapshotMessage
  | Done
  | RefuseMessage
  | RequestMessage
  | RequestEnd
  | Presence
  | HostPing
  | Pong
  | Bye;
