import type { Actor, Refusal, Seat } from '../../games/game.js';
import type { GameRecord } from '../../match/record/record.js';
import type { Ping, Pong } from './client-messages.js';
import type { Greeting, RequestKind, Viewer } from './limits.js';

/** How the time stands, in games with time limits. */
export interface TimeReport {
  /** Milliseconds that have been played. */
  readonly elapsed?: number | undefined;
  /** Milliseconds until the time limit ends, when the message was sent; left out if none runs. */
  readonly left?: number | undefined;
  /** Milliseconds that each seat had left on its clock then, in games by a clock. */
  readonly banks?: readonly number[] | undefined;
}

/** The whole game as the client may know it. It takes the place of everything the client knew. */
export interface Snapshot extends TimeReport {
  readonly revision: number;
  /** Counts the games of the series, from 1. */
  readonly game: number;
  readonly record: GameRecord;
}

/** The answer to a {@link Hello}, or to a `sit`: the connection has its place. */
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

/** Why a snapshot is sent: moves were taken back, a game began or was given up, what was hidden is open now, or the client has asked. */
export type SnapshotCause = 'undo' | 'new-game' | 'conceded' | 'disclosed' | 'resync';

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
  /** Joining, or another seat: no hello came before, or one too many; there is no such seat; somebody has it and the secret is not theirs; no place is left. */
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
  /** The game rests until everybody is there, and ready. */
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
  /** Taking a seat over: its player is there, or there is none; the others have declined, and are not asked again so soon. */
  | 'not-away'
  | 'declined'
  /** Ends: the game is over already; the player may come back; the game is not one of two, or the host has no computer. */
  | 'game-over'
  | 'not-overdue'
  | 'not-possible'
  /** Greetings: too soon after the one before, or too many in one game. */
  | 'enough-said'
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

/**
 * Somebody who looks on asks for the seat of a player who is away. Sent again when somebody has agreed. Where nobody is there to agree, the host grants it after a
 * while, unless the owner comes back.
 */
export interface SeatRequest {
  readonly type: 'seat-request';
  /** From the same numbers as those of {@link RequestMessage}. */
  readonly request: number;
  readonly seat: Seat;
  /** Of whoever asks; empty for none. */
  readonly name: string;
  /** The seats whose players are there and have not answered. */
  readonly open: readonly Seat[];
  /** Whether the one who reads this has asked. */
  readonly isOwn: boolean;
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
  /** The name of the player of each seat; empty for none. Two players of the same name are told apart: `Ann`, `Ann 2`. */
  readonly names: readonly string[];
  /** How many look on. */
  readonly spectators: number;
  /** Whether the game, and its clock, rests until everybody is there, and ready. */
  readonly isPaused: boolean;
  /** Of each seat, whether its player is ready, while the game waits for that to begin. */
  readonly ready?: readonly boolean[] | undefined;
  /** Whether players may change to a free seat, with `sit`: nobody has moved, and nobody has seen what others may not. */
  readonly isOpen?: boolean | undefined;
  /** The seats whose players have left, and have not lost their connection. They are `gone` or `replaced`. */
  readonly leavers?: readonly Seat[] | undefined;
  /** The seats whose players are gone and need not be waited for any more: see {@link Claim}. */
  readonly overdue?: readonly Seat[] | undefined;
  /** How long a player who is gone is waited for, in milliseconds; missing from a host that knows no {@link Claim}, {@link Resign} and {@link Greet}. */
  readonly patience?: number | undefined;
  /** Whether the host has a computer to play in their place. */
  readonly hasComputer?: boolean | undefined;
}

/** A player has said something. The sender gets this message, too. */
export interface GreetingMessage {
  readonly type: 'greeting';
  readonly seat: Seat;
  readonly greeting: Greeting;
}

/** What a host asks: the latest change goes with it, so that a client notices one that was lost. */
export interface HostPing extends Ping {
  readonly revision: number;
}

/** The answer to a {@link Ping} of a client: how the time stands goes with it. */
export interface HostPong extends Pong, TimeReport {}

/**
 * What has happened cannot be saved just now, so the host sends it to nobody yet. Sent again every few seconds for as long as that is so; any other
 * message says that it is over.
 */
export interface Unsaved {
  readonly type: 'unsaved';
}

/** The end of the connection: the seat has another one now, the client has sent too many malformed messages, or something of the game has thrown. */
export interface Bye {
  readonly type: 'bye';
  readonly code: 'replaced' | 'too-many-mistakes' | 'failed' | 'closed';
}

/** What a host sends. */
export type HostMessage =
  | Welcome
  | Change
  | SnapshotMessage
  | Done
  | RefuseMessage
  | RequestMessage
  | SeatRequest
  | RequestEnd
  | Presence
  | GreetingMessage
  | HostPing
  | HostPong
  | Unsaved
  | Bye;
